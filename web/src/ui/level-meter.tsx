import { classNames } from './class-names.ts';

/** The microphone level, from 0 to 1, as a picture and as a word. */
export function LevelMeter({ level }: { level: number }) {
  const { lit, name } = levelReading(level);
  return (
    <div className="grid w-full max-w-85 gap-2">
      <div
        role="meter"
        aria-label="Microphone level"
        aria-valuemin={0}
        aria-valuemax={LEVEL_CELLS}
        aria-valuenow={lit}
        aria-valuetext={name}
        className="flex h-3.5 gap-[3px]"
      >
        {Array.from({ length: LEVEL_CELLS }, (_, cell) => (
          <i
            key={cell}
            className={classNames(
              'paint flex-1 rounded-[2px]',
              cell < lit ? 'bg-voice' : 'bg-sunken',
              cell >= GOOD_CELLS.from &&
                cell < GOOD_CELLS.to &&
                'shadow-[inset_0_-3px_0_var(--clear-fill)]',
            )}
          />
        ))}
      </div>
      <div aria-hidden className="grid grid-cols-[6fr_11fr_4fr] text-center text-13 text-ink-3">
        <span className={classNames(name === 'Quiet' && 'font-[650] text-ink')}>Quiet</span>
        <span className={classNames(name === 'Good level' && 'font-[650] text-clear')}>
          Good level
        </span>
        <span className={classNames(name === 'Loud' && 'font-[650] text-close')}>Loud</span>
      </div>
    </div>
  );
}

const LEVEL_CELLS = 21;
/** Cells that are neither too quiet nor too loud: first, and one past the last. */
const GOOD_CELLS = { from: 6, to: 17 };

type LevelName = 'Quiet' | 'Good level' | 'Loud';

/** The number of lit cells for a level from 0 to 1, and its name. */
export function levelReading(level: number): { lit: number; name: LevelName } {
  const lit = Math.round(Math.min(1, Math.max(0, level)) * LEVEL_CELLS);
  if (lit <= GOOD_CELLS.from) return { lit, name: 'Quiet' };
  return { lit, name: lit <= GOOD_CELLS.to ? 'Good level' : 'Loud' };
}
