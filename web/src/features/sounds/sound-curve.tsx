import { type Curve, TRIES_COMPARED } from '@saywell/contract';
import { changeText, meanOf } from './change-text.ts';

/** How well a sound was said at first and lately, try by try; nothing before the first try. */
export function SoundCurve({ curve }: { curve: Curve }) {
  if (curve.first.length === 0) return null;
  return (
    <section>
      <h3>Your first ten tries and your last ten</h3>
      <p className="num mt-1 mb-2">{changeText(curve)}</p>
      {/* Beside the dots there is room for their scale. */}
      <div className="grid grid-cols-2 gap-3 pl-8">
        <Tries name="First ten" points={curve.first} hasScale />
        <Tries name="Last ten" points={curve.last} />
      </div>
    </section>
  );
}

const WIDTH = 180;
const HEIGHT = 80;
const DOT = 4;

const heightOf = (points: number) => HEIGHT - DOT - (points / 100) * (HEIGHT - 2 * DOT);

/** A dot for each try, and a line at their mean once there are ten. */
function Tries({
  name,
  points,
  hasScale = false,
}: {
  name: string;
  points: number[];
  hasScale?: boolean;
}) {
  const isWhole = points.length === TRIES_COMPARED;
  const step = WIDTH / TRIES_COMPARED;
  const mean = meanOf(points);
  return (
    <figure className="m-0">
      <div className="relative">
        {hasScale && <Scale />}
        <svg
          aria-hidden
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className="w-full rounded-tile bg-sunken"
        >
          {isWhole && (
            <path
              d={`M0 ${heightOf(mean)}H${WIDTH}`}
              strokeWidth="1.5"
              strokeDasharray="4 4"
              className="stroke-ink-2"
            />
          )}
          {points.map((one, at) => (
            <circle
              key={at}
              cx={(at + 0.5) * step}
              cy={heightOf(one)}
              r={DOT}
              className="fill-voice"
            />
          ))}
        </svg>
      </div>
      <figcaption className="num mt-1 text-15 text-ink-2">
        {isWhole ? (
          <>
            {name}: <b className="text-ink">{mean}</b> on average
          </>
        ) : (
          `${name}: ${points.length === 0 ? 'none' : points.length} so far`
        )}
      </figcaption>
    </figure>
  );
}

/** Of both pictures. */
const Scale = () => (
  <span
    aria-hidden
    className="num absolute inset-y-0 right-full mr-2 flex flex-col justify-between text-right text-13 leading-none whitespace-nowrap text-ink-3"
  >
    <span>100</span>
    <span>0</span>
  </span>
);
