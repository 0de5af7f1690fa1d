import type { IntonationTarget, TrainedContrast } from '../analysis.ts';
import { trainedContrasts } from '../contrasts/trained-contrasts.ts';
import { type ExpectedWord, expectedWords } from '../phonemes/expected-words.ts';
import type { Lexicon } from '../phonemes/lexicon.ts';
import { taughtWords } from '../phonemes/taught-forms.ts';
import { requireSampleRate } from '../recording/resample.ts';
import type { Take } from '../take.ts';

/** The phrase that should be said. */
export type AskedPhrase = {
  phrase: string;
  /** Empty if the phrase has nothing to say. */
  words: ExpectedWord[];
  trained: readonly TrainedContrast[];
  target: IntonationTarget | undefined;
};

/** Throws if the take itself is invalid: its sample rate, its pronunciation, its contrasts. */
export function readTake(lexicon: Lexicon, take: Take): AskedPhrase {
  requireSampleRate(take.sampleRate);
  return {
    phrase: take.phrase,
    words: readWords(lexicon, take),
    trained: trainedContrasts(take),
    target: take.target,
  };
}

/** The words to listen for, each with the form that the exercise teaches. */
export function readWords(
  lexicon: Lexicon,
  { phrase, pronunciation, trains }: Pick<Take, 'phrase' | 'pronunciation' | 'trains'>,
): ExpectedWord[] {
  const words = expectedWords(phrase, pronunciation, lexicon);
  if (!trains || pronunciation) return words;
  return taughtWords(words, phrase, trains.forms ?? [], ({ at }) => at);
}
