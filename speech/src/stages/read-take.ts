import type { IntonationTarget, TrainedContrast } from '../analysis.ts';
import { trainedContrasts } from '../contrasts/trained-contrasts.ts';
import { type ExpectedWord, expectedWords } from '../phonemes/expected-words.ts';
import type { Lexicon } from '../phonemes/lexicon.ts';
import { requireSampleRate } from '../recording/resample.ts';
import type { Take } from '../take.ts';

/** What was to be said. */
export type AskedPhrase = {
  phrase: string;
  /** None when there is nothing to say in the phrase. */
  words: ExpectedWord[];
  trained: readonly TrainedContrast[];
  target: IntonationTarget | undefined;
};

/** Throws where the take itself is wrong: its sample rate, its pronunciation, its contrasts. */
export function readTake(lexicon: Lexicon, take: Take): AskedPhrase {
  requireSampleRate(take.sampleRate);
  return {
    phrase: take.phrase,
    words: expectedWords(take.phrase, take.pronunciation, lexicon),
    trained: trainedContrasts(take),
    target: take.target,
  };
}
