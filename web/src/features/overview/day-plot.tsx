import { Card } from '../../ui/card.tsx';
import type { Day, Measure } from './measures.ts';

const WIDTH = 320;
const HEIGHT = 96;
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const dayText = (date: string) => DAY.format(new Date(date));

/** One bar a day, with the sum beside it; the table below the plots holds every number. */
export function DayPlot({ measure, days }: { measure: Measure; days: Day[] }) {
  const { title, note, total, textOf, full } = measure;
  const values = days.map(measure.valueOf);
  const bars = barsOf(values, full);
  const best = bestDay(values);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Card className="grid content-start gap-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-20">{title}</h2>
          <p className="min-h-[1.45em] text-15 text-ink-2">{note}</p>
        </div>
        <p className="num font-display text-32 font-medium">{total}</p>
      </div>
      <svg
        role="img"
        aria-label={`${title} per day. ${best === undefined ? 'Nothing yet' : `Most on ${dayText(days[best]!.date)}: ${textOf(values[best]!)}`}.`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
      >
        <path d={`M0 ${HEIGHT + 1}H${WIDTH}`} className="stroke-line-strong" strokeWidth="1" />
        {bars.map(({ x, width, height }, at) => (
          <rect
            key={days[at]!.date}
            x={x * WIDTH}
            y={HEIGHT * (1 - height)}
            width={width * WIDTH}
            height={height * HEIGHT}
            className="fill-model"
          >
            <title>{`${dayText(days[at]!.date)}: ${values[at] === null ? 'none' : textOf(values[at]!)}`}</title>
          </rect>
        ))}
      </svg>
      <p className="num -mt-2 flex justify-between gap-3 text-13 text-ink-3" aria-hidden>
        <span>{first && dayText(first.date)}</span>
        {best !== undefined && <span>most in a day: {textOf(values[best]!)}</span>}
        <span>{last && dayText(last.date)}</span>
      </p>
    </Card>
  );
}

/** The day with the most; none where every day is empty. */
function bestDay(values: (number | null)[]): number | undefined {
  const most = Math.max(0, ...values.map(Number));
  return most > 0 ? values.indexOf(most) : undefined;
}

type Bar = { x: number; width: number; height: number };

const SMALLEST = 0.02;

/**
 * Bars of days in a box one wide and one high. A day with anything shows at least a sliver, so that
 * little is not mistaken for nothing; a day without data leaves its place empty.
 */
export function barsOf(
  values: (number | null)[],
  most = Math.max(0, ...values.map(Number)),
): Bar[] {
  const step = 1 / values.length;
  return values.map((value, at) => ({
    x: at * step + step * 0.14,
    width: step * 0.72,
    height: !value || most === 0 ? 0 : Math.max(SMALLEST, value / most),
  }));
}
