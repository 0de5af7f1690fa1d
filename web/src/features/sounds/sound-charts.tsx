import { classNames } from '../../ui/class-names.ts';
import { SoundSegments } from '../../ui/sound-segments.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CONSONANT_ROWS, MOVING_VOWELS, PLACES, VOWEL_PLACES } from './inventory.ts';
import { EarOfSound } from './ear-of-sound.tsx';
import { type MappedSound, soundLabel, type Standing, standingOf } from './standing.ts';

const GRID = 'lg:grid lg:grid-cols-[92px_repeat(8,minmax(0,1fr))] lg:items-center lg:gap-x-1.5';

/** Consonants by manner; where there is room, also by place, from the lips to the throat. */
export function ConsonantChart({
  soundOf,
  onOpen,
}: {
  soundOf: (phone: string) => MappedSound | undefined;
  onOpen: (phone: string) => void;
}) {
  return (
    <section aria-labelledby="consonants" className="min-w-0">
      <h3 id="consonants">Consonants</h3>
      <p className="mt-1 mb-4 text-15 text-ink-2">
        From the lips to the throat. In each pair: voice off, then voice on.
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

type MapProps = {
  soundOf: (phone: string) => MappedSound | undefined;
  onOpen: (phone: string) => void;
};

/** The vowels where the tongue goes, and below them those on which it moves. */
export function VowelChart({ soundOf, onOpen }: MapProps) {
  return (
    <section aria-labelledby="vowels">
      <h3 id="vowels">Vowels</h3>
      <p className="mt-1 mb-4 text-15 text-ink-2">
        Each vowel’s place on the chart shows where your tongue goes.
      </p>
      <div className="relative aspect-[358/290] w-full max-w-100">
        <svg
          viewBox="0 0 358 290"
          preserveAspectRatio="none"
          fill="none"
          strokeWidth="1.25"
          className="absolute inset-0 h-full w-full"
          aria-hidden
        >
          <path d="M82 84H346M116 150H346" className="stroke-line" />
          <path d="M22 12H346V242H150Z" strokeLinejoin="round" className="stroke-line-strong" />
        </svg>
        {Object.entries(VOWEL_PLACES).map(([phone, [left, top]]) => {
          const sound = soundOf(phone);
          return (
            sound && (
              <span
                key={phone}
                className="absolute -translate-x-1/2 -translate-y-1/2"
                style={{ left: `${left}%`, top: `${top}%` }}
              >
                <SoundButton sound={sound} onOpen={onOpen} />
              </span>
            )
          );
        })}
        <span className="absolute top-[54%] left-0 text-13 text-ink-3">
          jaw
          <br />
          opens ↓
        </span>
        <span className="absolute bottom-0 left-0 text-13 text-ink-3">← tongue forward</span>
        <span className="absolute right-2 bottom-0 text-13 text-ink-3">back →</span>
      </div>
      <h4 id="moving" className="mt-5 mb-2 text-15 font-semibold">
        Moving vowels
      </h4>
      <div role="group" aria-labelledby="moving" className="flex max-w-100 gap-1.5">
        {MOVING_VOWELS.map((phone) => {
          const sound = soundOf(phone);
          return (
            sound && <SoundButton key={phone} sound={sound} onOpen={onOpen} className="flex-1" />
          );
        })}
      </div>
    </section>
  );
}

const looks: Record<Standing, string> = {
  clear: 'border border-transparent bg-clear-tint',
  close: 'border border-transparent bg-close-tint',
  notyet: 'border-2 border-notyet-fill bg-surface',
  none: 'border border-dashed border-line-strong bg-surface text-ink-2',
};

/** One sound of the map. Its shape says how it stands: solid, striped, hollow, dashed. */
function SoundButton({
  sound,
  onOpen,
  className,
}: {
  sound: MappedSound;
  onOpen: (phone: string) => void;
  className?: string;
}) {
  const standing = standingOf(sound);
  return (
    <button
      type="button"
      onClick={() => onOpen(sound.phone)}
      className={classNames(
        'relative grid min-h-12.5 min-w-11 content-center justify-items-center gap-1 rounded-[9px] px-1.5 py-1.5 font-display text-[1.375rem] leading-none font-medium hover:outline-2 hover:outline-line-strong focus-visible:outline-3 focus-visible:outline-voice',
        looks[standing],
        className,
      )}
    >
      <VisuallyHidden>{soundLabel(sound)}</VisuallyHidden>
      <span aria-hidden>{sound.ipa}</span>
      <EarOfSound sound={sound} className="absolute -top-1.5 -right-1.5" />
      <span className="h-1.5 w-full">
        {standing !== 'none' && <SoundSegments sounds={[standing]} size="s" />}
      </span>
    </button>
  );
}
