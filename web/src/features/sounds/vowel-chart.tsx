import { MOVING_VOWELS, VOWEL_PLACES } from './inventory.ts';
import { SoundButton } from './sound-button.tsx';
import type { Sound } from './standing.ts';

type MapProps = { soundOf: (phone: string) => Sound | undefined; onOpen: (phone: string) => void };

/** The vowels where the tongue goes, and below them those on which it moves. */
export function VowelChart({ soundOf, onOpen }: MapProps) {
  return (
    <section aria-labelledby="vowels">
      <h3 id="vowels">Vowels</h3>
      <p className="mt-1 mb-4 text-15 text-ink-2">Placed where the tongue goes.</p>
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
