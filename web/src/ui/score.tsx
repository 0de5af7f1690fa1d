import { bandOf, bandText } from './bands.ts';
import { classNames } from './class-names.ts';

const fills = {
  clear: 'bg-clear-fill',
  close: 'bg-close-fill',
  notyet: 'bg-notyet-fill',
  unsure: 'bg-line-strong',
};
const display = 'font-display leading-none font-medium tracking-[-0.03em]';
const large = `${display} text-[clamp(2.75rem,2rem+3.6vw,4.5rem)]`;
/** A long verdict shrinks, so that the number stays on its line. */
const long = `${display} text-[clamp(2.125rem,1.7rem+2vw,3.125rem)]`;
const LONG_FROM = 12;

/** Verdict word and number on one baseline, then a ruler with a needle like a stress mark. */
export function Score({
  verdict,
  score,
  announced = false,
}: {
  verdict: string;
  score: number;
  /** Announced when it appears; the ruler only repeats the number. */
  announced?: boolean;
}) {
  const band = bandOf(score);
  const rounded = Math.round(score);
  return (
    <div>
      <div
        role={announced ? 'status' : undefined}
        className="flex flex-wrap items-baseline justify-between gap-x-3"
      >
        <p className={verdict.length < LONG_FROM ? large : long}>{verdict}</p>
        <p className={classNames(large, 'num flex items-baseline', bandText[band])}>
          {rounded}
          <small className="ml-[.06em] text-[.5em] tracking-normal">%</small>
        </p>
      </div>
      <div
        role="img"
        aria-label={`${rounded} percent, on a scale with marks at 60, 75, 85, and 95`}
        className="relative mt-2.5 h-10 md:mt-4 md:h-11"
      >
        <div className="absolute inset-x-0 top-2 flex h-2 gap-[3px]">
          {rulerPieces(score).map(({ width, filled }, index) => (
            <i
              key={index}
              style={{ flexGrow: width }}
              className="paint relative basis-0 overflow-hidden rounded-[2px] bg-sunken"
            >
              <b
                style={{ width: `${filled}%` }}
                className={`absolute inset-y-0 left-0 ${fills[band]}`}
              />
            </i>
          ))}
        </div>
        {RULER_TICKS.map((tick) => (
          <span
            key={tick}
            aria-hidden
            style={{ left: `${rulerPosition(tick)}%` }}
            className="num absolute top-6 -translate-x-1/2 text-13 text-ink-3"
          >
            {tick}
          </span>
        ))}
        <span
          style={{ left: `${rulerPosition(score)}%` }}
          className="paint absolute -top-1 h-8 w-1 -translate-x-1/2 animate-needle rounded-[2px] bg-ink ring-3 ring-paper"
        />
      </div>
    </div>
  );
}

/** The bands' boundaries. */
const RULER_TICKS = [60, 75, 85, 95] as const;

/** Nothing changes below the first tick, so that part is shorter than the rest. */
const FIRST_TICK_AT = 24;

export function rulerPosition(score: number): number {
  const value = Math.min(100, Math.max(0, score));
  const [first] = RULER_TICKS;
  if (value <= first) return (value / first) * FIRST_TICK_AT;
  return FIRST_TICK_AT + ((value - first) / (100 - first)) * (100 - FIRST_TICK_AT);
}

/** The pieces between ticks: their width and how much of each is filled, in percent. */
export function rulerPieces(score: number): { width: number; filled: number }[] {
  const reached = rulerPosition(score);
  const edges = [0, ...RULER_TICKS.map(rulerPosition), 100];
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    const filled = (Math.min(Math.max(reached, start), end) - start) / (end - start);
    return { width: end - start, filled: filled * 100 };
  });
}
