import { type Analysis, isUnsure } from '@saywell/contract';
import { typographic } from '../../ui/typographic.ts';

/** This take after the last ones, in figures, and what they say. */
export function AttemptsStrip({
  line: { scores, message },
  improved,
}: {
  line: AttemptLine;
  improved: { word: string; from: number; to: number } | undefined;
}) {
  const last = scores.length - 1;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-15 text-ink-2">
      <p
        role="img"
        aria-label={`Your tries: ${scores.join(', ')} percent`}
        className="num flex flex-wrap items-baseline gap-x-1.5"
      >
        <span className="mr-1">Your tries</span>
        {scores.map((score, index) => (
          <span key={index} className={index === last ? 'text-17 font-[650] text-ink' : ''}>
            {index > 0 && <span className="mr-1.5 font-normal text-ink-3">→</span>}
            {score}%
          </span>
        ))}
      </p>
      <p>
        {message}
        {improved && (
          <>
            {' '}
            “{typographic(improved.word)}” went from {improved.from} to {improved.to}.
          </>
        )}
      </p>
    </div>
  );
}

/** One take of the same phrase, out of 100. */
export type Attempt = {
  score: number;
  /** The analysis it comes from, where it is known. */
  analysisId?: string | undefined;
};

/** Earlier takes once each, and this one not among them. */
export function withoutThis(
  attempts: readonly Attempt[],
  analysisId: string | undefined,
): Attempt[] {
  const seen = new Set([analysisId]);
  return attempts.filter((attempt) => {
    if (attempt.analysisId === undefined) return true;
    if (seen.has(attempt.analysisId)) return false;
    seen.add(attempt.analysisId);
    return true;
  });
}

type AttemptLine = {
  /** Oldest first, this take last. */
  scores: number[];
  message: string;
};

const MOST_SHOWN = 5;

/** This take beside the ones before it; nothing to say about a first one. */
export function attemptLine(before: readonly Attempt[], score: number): AttemptLine | undefined {
  if (before.length === 0) return undefined;
  const earlier = before.map((attempt) => Math.round(attempt.score));
  const now = Math.round(score);
  const shown = earlier.slice(-(MOST_SHOWN - 1));
  return { scores: [...shown, now], message: messageFor(earlier, now) };
}

function messageFor(earlier: number[], now: number): string {
  const last = earlier.at(-1) ?? now;
  const best = Math.max(...earlier);
  if (now > best) return `Your best so far: ${points(now - best)} higher than before.`;
  if (now > last) return `${capital(points(now - last))} higher than last time.`;
  if (now === last) return 'The same as last time.';
  return `${capital(points(last - now))} lower than last time; ${best} is still your best.`;
}

function points(count: number): string {
  return count === 1 ? 'one point' : `${count} points`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type JudgedWord = Pick<Analysis['words'][number], 'word' | 'accuracy' | 'kind' | 'sounds'>;

/** The word that improved most since the last take of the same phrase, if one clearly did. */
export function improvedWord(
  before: readonly JudgedWord[] | undefined,
  now: readonly JudgedWord[],
): { word: string; from: number; to: number } | undefined {
  if (before?.length !== now.length) return undefined;
  const [most] = now
    .map(({ word, accuracy }, index) => ({
      word,
      from: Math.round((before[index]?.accuracy ?? 0) * 100),
      to: Math.round(accuracy * 100),
    }))
    .filter((_, index) => [before[index]!, now[index]!].every(isSure))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return most && most.to - most.from >= CLEARLY ? most : undefined;
}

const isSure = (word: JudgedWord) => word.kind !== 'covered' && !isUnsure(word);

const CLEARLY = 8;
