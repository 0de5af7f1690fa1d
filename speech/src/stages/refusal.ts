import type { ScoredTake, FeedbackInputs, Issue } from '../analysis.ts';
import type { ExpectedWord } from '../phonemes/expected-words.ts';
import { missingWord } from '../scoring/judge-words.ts';

/** A stage's result if the take cannot be scored: the reason first. */
export type Refusal = { refused: Issue[] };

export function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer;
}

/** `others`: other known issues with the recording. */
export function refusal(code: Issue['code'], others: Issue[] = []): Refusal {
  return { refused: [{ code, blocking: true, message: '' }, ...others] };
}

/** The findings of a take without a score: the reason, and every word as not said. */
export function refuse(words: ExpectedWord[], { refused }: Refusal): ScoredTake & FeedbackInputs {
  return {
    overallAccuracy: 0,
    accuracyScore: 0,
    fluencyScore: 0,
    prosodyScore: 0,
    completenessScore: 0,
    transcript: '',
    confidence: 0,
    words: words.map(({ word, variants }) => missingWord(word, variants[0]!, 0)),
    pauses: [],
    pitch: { times: [], semitones: [] },
    contrasts: [],
    issues: refused,
    certain: new Set(),
    spokenAccuracy: 0,
    confusionCost: 0,
    forms: [],
  };
}
