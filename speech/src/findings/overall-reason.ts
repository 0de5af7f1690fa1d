import { isMissing, type AnalyzedTake } from './analyzed-take.ts';
import type { Cause } from './cause.ts';
import { repeat } from './next-step.ts';

/** From here up the number explains itself. */
const GOOD = 85;
/** Sounds a second; careful native reading lies around 11, unhurried speech at 9. */
const SLOW = 7;
const HALTING = 70;
const SHORTEST_PAUSE_S = 0.25;

/** What keeps a score low although every word was clear. */
export type OverallReason =
  | { cause: 'stops'; count: number; seconds: number }
  | { cause: 'pace' | 'rhythm' | 'cohesion' | 'sharpness' };

/** Why the overall score is low, for a take in which no word and no sound is to blame. */
export function overallReason(take: AnalyzedTake): OverallReason | undefined {
  const { overallAccuracy, accuracyScore, pauses, fluencyScore } = take;
  if (overallAccuracy >= GOOD) return undefined;
  if (accuracyScore < fluencyScore) return { cause: 'sharpness' };
  const stops = pauses.filter(({ start, end }) => end - start >= SHORTEST_PAUSE_S);
  if (stops.length > 0) {
    const seconds = stops.reduce((sum, { start, end }) => sum + end - start, 0);
    return { cause: 'stops', count: stops.length, seconds };
  }
  const pace = soundsPerSecond(take);
  if (pace !== undefined && pace < SLOW) return { cause: 'pace' };
  return { cause: fluencyScore < HALTING ? 'rhythm' : 'cohesion' };
}

/** Of what is missing from the score, about so much is known to come from here. */
const SHARE = 0.5;

/** The same as a cause. `unsure`: a trained sound that could not be told, if there is one. */
export function overallCause(take: AnalyzedTake, unsure?: Cause): Cause | undefined {
  const reason = overallReason(take);
  if (!reason) return undefined;
  const said = { title: titleOf(reason, unsure !== undefined), body: BODY[reason.cause] };
  return {
    cost: SHARE * (100 - take.overallAccuracy),
    summary: said.title,
    next: repeat(NEXT[reason.cause]),
    finding: { kind: 'overall', words: [], ...said },
  };
}

const BODY: Record<OverallReason['cause'], string> = {
  stops: 'Take a breath first, then say it without stopping.',
  pace: 'Let the small words go by quickly and spend the time on the strong ones.',
  rhythm: 'Make the strong words longer and let the others shrink, as in the example.',
  cohesion: 'Listen once more, then say the phrase in one breath with the melody of the example.',
  sharpness: 'Say it once slowly and clearly, then at full speed.',
};

const NEXT: Record<OverallReason['cause'], string> = {
  stops: 'Take a breath, then say it again without stopping',
  pace: 'Say it again with the small words quick and light',
  rhythm: 'Say it again with the strong words long and the others short',
  cohesion: 'Listen to the example, then say it again in one breath',
  sharpness: 'Say it again slowly and clearly, then at full speed',
};

/** `isOpen`: a sound could not be told, so it is not said that none was off. */
function titleOf(reason: OverallReason, isOpen: boolean): string {
  const lowered = isOpen ? 'What lowered the score was' : `${NONE_OFF}; what lowered the score was`;
  if (reason.cause === 'stops') return `${lowered} the flow: you stopped ${stopsOf(reason)}`;
  if (reason.cause === 'pace') return `${lowered} the slow pace`;
  if (reason.cause === 'rhythm') return `${lowered} the rhythm`;
  if (reason.cause === 'cohesion') return isOpen ? 'The phrase could be smoother' : NONE_OFF;
  return isOpen ? 'The phrase could be clearer' : `${NONE_OFF}, but the phrase could be clearer`;
}

const NONE_OFF = 'No single sound was off';

function stopsOf({ count, seconds }: Extract<OverallReason, { cause: 'stops' }>): string {
  const time = `${seconds.toFixed(1)} seconds`;
  if (count === 1) return `once, for ${time}`;
  return `${count === 2 ? 'twice' : `${count} times`}, ${time} in all`;
}

function soundsPerSecond({ words }: AnalyzedTake): number | undefined {
  const spoken = words.filter((word) => !isMissing(word));
  const seconds = spoken.reduce((sum, { start, end }) => sum + end - start, 0);
  const sounds = spoken.reduce((sum, word) => sum + word.sounds.length, 0);
  return seconds > 0 ? sounds / seconds : undefined;
}
