import type { TrialState } from '@saywell/contract';
import type { ConversionPrompt } from './prompt.ts';

type Used = Pick<TrialState, 'dailyExercisesUsed' | 'exercisesRemaining'>;

/** Asks at most once for each occasion: whoever said "not now" meant this visit. */
export function createLeavingPrompt() {
  const asked = new Set<ConversionPrompt['trigger']>();
  return (used: Used | undefined): ConversionPrompt | undefined => {
    const prompt = used && promptFor(used);
    if (!prompt || asked.has(prompt.trigger)) return undefined;
    asked.add(prompt.trigger);
    return prompt;
  };
}

/** Nobody who has practiced nothing yet has anything to keep. */
function promptFor({ dailyExercisesUsed, exercisesRemaining }: Used): ConversionPrompt | undefined {
  if (dailyExercisesUsed === 0) return undefined;
  return exercisesRemaining === 0
    ? { trigger: 'exercise_limit', urgency: 'high', exercisesRemaining }
    : { trigger: 'progress_loss', urgency: 'medium', exercisesRemaining };
}

/** What somebody who leaves their trial is asked. */
export const promptOnLeaving = createLeavingPrompt();
