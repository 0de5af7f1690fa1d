import type { WordFeedback } from '../analysis.ts';
import { recommendations } from './recommendations.ts';
import type { Take } from './take.ts';
import { verdictText, type VerdictText } from './verdict.ts';
import { wordFeedback } from './word-feedback.ts';

/** Everything a take says to the learner in words. */
export type Description = {
  feedback: WordFeedback[];
  recommendations: string[];
  verdict: VerdictText;
};

/** Puts the findings of an analysis into words; the same findings always give the same words. */
export function describe(take: Take): Description {
  return {
    feedback: take.words.map(wordFeedback),
    recommendations: recommendations(take),
    verdict: verdictText(take),
  };
}
