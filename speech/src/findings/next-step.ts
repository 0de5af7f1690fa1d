import type { NextStep } from '../analysis.ts';
import { type AnalyzedTake, isPoorlySaid } from './analyzed-take.ts';
import type { Cause } from './cause.ts';
import { sentence } from './finding-text.ts';

/**
 * From here up a take is good enough to go on, unless something in it was surely wrong, or a word poorly
 * said.
 */
const GOOD = 85;

/** Whether what comes first is not worth another saying. */
export function isDone(
  { overallAccuracy, words }: Pick<AnalyzedTake, 'overallAccuracy' | 'words'>,
  first: Cause,
): boolean {
  const isGood = Math.round(overallAccuracy) >= GOOD && !words.some(isPoorlySaid);
  return first.isMinor === true && isGood;
}

/** The one thing to do after a take: what its costliest cause asks for, or nothing more. */
export function nextStep(
  take: Pick<AnalyzedTake, 'overallAccuracy' | 'words'>,
  first: Cause | undefined,
): NextStep {
  const { text, ...step } = !first || isDone(take, first) ? MOVE_ON : first.next;
  return { ...step, text: sentence(text) };
}

const MOVE_ON: NextStep = { action: 'move-on', text: 'Go on to the next phrase' };

/** A word is said alone, as often as it takes to pass its drill. */
export function drill(word: number, text: string): NextStep {
  return { action: 'drill', word, text };
}

/** The whole phrase is said once more. */
export function repeat(text: string): NextStep {
  return { action: 'repeat', text };
}
