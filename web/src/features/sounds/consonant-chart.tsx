import { CONSONANT_ROWS, PLACES } from './inventory.ts';
import { SoundButton } from './sound-button.tsx';
import type { Sound } from './standing.ts';

const GRID = 'lg:grid lg:grid-cols-[92px_repeat(8,minmax(0,1fr))] lg:items-center lg:gap-x-1.5';

/** Consonants by manner; where there is room, also by place, from the lips to the throat. */
export function ConsonantChart({
  soundOf,
  onOpen,
}: {
  soundOf: (phone: string) => Sound | undefined;
  onOpen: (phone: string) => void;
}) {
  return (
    <section aria-labelledby="consonants" className="min-w-0">
      <h3 id="consonants">Consonants</h3>
      <p className="mt-1 mb-4 text-15 text-ink-2">
        From the lips to the throat. Pairs: voice off, voice on.
      </p>
      <div aria-hidden className={`mb-2 hidden ${GRID}`}>
        <span />
        {PLACES.map((place) => (
          <span key={place} className="text-center text-13 leading-[1.2] text-ink-3">
            {place}
          </span>
        ))}
      </div>
      <div className="grid gap-4 lg:gap-2">
        {CONSONANT_ROWS.map(({ name, cells }) => (
          <div key={name} role="group" aria-label={name} className={`grid gap-1.5 ${GRID}`}>
            <span aria-hidden className="text-15 text-ink-2">
              {name}
            </span>
            <div className="flex flex-wrap gap-1.5 lg:contents">
              {cells.map(({ place, phones }) => (
                <span
                  key={place}
                  className="flex gap-1.5 lg:col-start-(--column) lg:row-start-1 lg:justify-center lg:gap-[3px]"
                  style={{ '--column': PLACES.indexOf(place) + 2 } as React.CSSProperties}
                >
                  {phones.map((phone) => {
                    const sound = soundOf(phone);
                    return (
                      sound && (
                        <SoundButton
                          key={phone}
                          sound={sound}
                          onOpen={onOpen}
                          className="lg:max-w-11.5 lg:min-w-0 lg:flex-1"
                        />
                      )
                    );
                  })}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
