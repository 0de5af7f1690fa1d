import type { Drill, WordToDrill } from './drill.ts';

/** A word to drill, for tests. */
export const wordToDrill: WordToDrill = {
  phrase: 'I think so.',
  exerciseId: 3,
  index: 1,
  word: 'think',
  sound: { phone: 'TH', ipa: 'θ' },
  instead: undefined,
  cue: 'Put your tongue between your teeth.',
  before: 48,
};

/** A try that passed, for tests. */
export const passedTry = (analysisId: string): Drill['tries'][number] => ({
  analysisId,
  passed: true,
  percent: 80,
});
