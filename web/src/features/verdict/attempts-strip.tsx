import { bandOf } from '../../ui/bands.ts';

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

/** One take of the same phrase, out of 100. */
export type Attempt = { score: number };

type AttemptLine = {
  /** Oldest first, this take last. */
  scores: number[];
  message: string;
};

const MOST_SHOWN = 8;

/** This take beside the ones before it; nothing to say about a first one. */
export function attemptLine(before: readonly Attempt[], score: number): AttemptLine | undefined {
  if (before.length === 0) return undefined;
  const earlier = before.slice(-(MOST_SHOWN - 1)).map((attempt) => Math.round(attempt.score));
  const now = Math.round(score);
  return { scores: [...earlier, now], message: messageFor(earlier, now) };
}

function messageFor(earlier: number[], now: number): string {
  const last = earlier.at(-1) ?? now;
  const best = Math.max(...earlier);
  if (now > best) return `Your best so far, ${points(now - best)} more than before.`;
  if (now > last) return `${capital(points(now - last))} more than last time.`;
  if (now === last) return 'The same as last time.';
  return `${capital(points(last - now))} less than last time; ${best} is still your best.`;
}

function points(count: number): string {
  return count === 1 ? 'one point' : `${count} points`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The word that improved most since the last take of the same phrase, if one clearly did. */
export function improvedWord(
  before: readonly { word: string; accuracy: number }[] | undefined,
  now: readonly { word: string; accuracy: number }[],
): { word: string; from: number; to: number } | undefined {
  if (before?.length !== now.length) return undefined;
  const [most] = now
    .map(({ word, accuracy }, index) => ({
      word,
      from: Math.round((before[index]?.accuracy ?? 0) * 100),
      to: Math.round(accuracy * 100),
    }))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return most && most.to - most.from >= CLEARLY ? most : undefined;
}

const CLEARLY = 8;
