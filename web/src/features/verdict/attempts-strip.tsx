import { bandOf } from '../../ui/bands.ts';
import type { AttemptLine } from './attempts.ts';

const WIDTH = 220;
const HEIGHT = 44;
const EDGE = 9;

const fills = {
  clear: 'fill-clear-fill',
  close: 'fill-close-fill',
  notyet: 'fill-notyet-fill',
  unsure: 'fill-line-strong',
};

/** This take beside the last ones: a small line, and what it says. */
export function AttemptsStrip({
  line: { scores, message },
  improved,
}: {
  line: AttemptLine;
  improved: { word: string; from: number; to: number } | undefined;
}) {
  const spots = scores.map((score, index) => ({
    x: EDGE + (index / Math.max(1, scores.length - 1)) * (WIDTH - 2 * EDGE),
    y: EDGE + (1 - score / 100) * (HEIGHT - 2 * EDGE),
    score,
  }));
  const last = scores.length - 1;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <svg
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`Your takes: ${scores.join(', ')} percent`}
        className="paint max-w-full"
      >
        <polyline
          points={spots.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth="2"
          className="stroke-line-strong"
        />
        {spots.map(({ x, y, score }, index) => (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={index === last ? 7 : 4}
            className={index === last ? 'fill-voice' : fills[bandOf(score)]}
          />
        ))}
      </svg>
      <p className="text-15 text-ink-2">
        {message}
        {improved && (
          <>
            {' '}
            “{improved.word}” went from {improved.from} to {improved.to}.
          </>
        )}
      </p>
    </div>
  );
}
