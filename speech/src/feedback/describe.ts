import type { WordAnalysis, WordFeedback } from '../analysis.ts';
import { recommendations } from './recommendations.ts';
import type { Take } from './take.ts';
import { wordFeedback } from './word-feedback.ts';

/** Everything a take says to the learner in words. */
export type Description = { feedback: WordFeedback[]; recommendations: string[] };

/** Puts the findings of an analysis into words; the same findings always give the same words. */
export function describe(take: Take): Description {
  const refused = take.issues.some(({ blocking }) => blocking);
  return {
    feedback: refused ? take.words.map(notScored) : wordFeedback(take),
    recommendations: recommendations(take),
  };
}

/** A word of a take that could not be scored must not read like a mistake. */
function notScored({ word, accuracy }: WordAnalysis): WordFeedback {
  return { word, accuracy, feedback: 'Not scored this time.' };
}
