import type { IntonationTarget, TrainedContrast } from '../analysis.ts';
import { trainedContrasts } from '../contrasts/trained-contrasts.ts';
import { type ExpectedWord, expectedWords, wordAt } from '../phonemes/expected-words.ts';
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
  /** The syllable that should be strong, from 1, of each word whose stress is trained. */
  stressed: ReadonlyMap<number, number>;
};

/** Throws if the take itself is invalid: its sample rate, its pronunciation, its contrasts. */
export function readTake(lexicon: Lexicon, take: Take): AskedPhrase {
  requireSampleRate(take.sampleRate);
  const words = readWords(lexicon, take);
  return {
    phrase: take.phrase,
    words,
    trained: trainedContrasts(take),
    target: take.target,
    stressed: stressedWords(words, take),
  };
}

function stressedWords(words: ExpectedWord[], { phrase, trains }: Take) {
  return new Map(
    (trains?.stress ?? []).flatMap(({ word, syllable }): [number, number][] => {
      const at = wordAt(word, words, phrase);
      return at === undefined ? [] : [[at, syllable]];
    }),
  );
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
