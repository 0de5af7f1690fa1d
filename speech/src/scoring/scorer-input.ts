import { stressOf } from '../phonemes/phone-index.ts';
import { isVowel } from '../phonemes/phone-set.ts';
import type { DurationNorms } from '../observation/durations.ts';
import type { Observation } from '../observation/observe.ts';
import { phoneFeatures } from './phone-features.ts';
import type { ScorerInput } from './scorer-member.ts';
import { utteranceFeatures } from './utterance-features.ts';

/** `symbols`: ARPAbet with stress digits, for each aligned phone. */
export function scorerInput(
  observation: Observation,
  symbols: string[],
  durations: DurationNorms,
): ScorerInput {
  const wordOf = observation.alignment.phones.map(({ word }) => word);
  return {
    phoneFeatures: phoneFeatures(observation, durations),
    utteranceFeatures: utteranceFeatures(observation, durations),
    phones: observation.alignment.phones.map(({ phone }) => phone),
    wordOf,
    stresses: stressMarks(symbols, wordOf),
  };
}

/**
 * -1 for a consonant, otherwise the digit of the vowel. As in the corpus that the scorer learned from, the only
 * vowel of a word has 0, even where the dictionary marks it (decision 101).
 */
export function stressMarks(symbols: readonly string[], wordOf: readonly number[]): number[] {
  const vowels = new Map<number, number>();
  symbols.forEach((symbol, i) => {
    if (isVowel(symbol)) vowels.set(wordOf[i]!, (vowels.get(wordOf[i]!) ?? 0) + 1);
  });
  return symbols.map((symbol, i) =>
    isVowel(symbol) && vowels.get(wordOf[i]!) === 1 ? 0 : stressOf(symbol),
  );
}
