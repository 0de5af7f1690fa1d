import type { AcousticModel } from '../acoustics/acoustic-model.ts';
import { type Clip, observe, type Observation } from '../observation/observe.ts';
import { phoneIndex } from '../phonemes/phone-index.ts';
import { scorerInput } from './scorer-input.ts';
import type { ScorerInput } from './scorer-member.ts';
import type { Scorer } from './scorer.ts';
import type { Scores } from './scores.ts';

/** Some words of the phrase, aligned with the clip without the others, and scored. */
export type Reading = {
  /** Indices into the phrase. */
  words: number[];
  observation: Observation;
  /** ARPAbet with stress digits, for each aligned phone. */
  symbols: string[];
  input: ScorerInput;
  /** By the strict scorer. */
  strict: Scores;
  /** The probability that these words were read, 0 to 1. */
  chance: number;
};

/** A phrase with the pronunciations that fit the clip best. */
export type PhraseReader = {
  /** The reading of all its words. */
  whole: Reading;
  /** For each word, the pronunciation that fits best. */
  variants: number[];
  /** For each word, the phones of that pronunciation. */
  phones: number[][];
  /** Undefined if the clip is too short for these words. */
  read: (words: number[]) => Reading | undefined;
};

/** Undefined if the clip is too short for the phrase. `words[word][variant]`: ARPAbet. */
export function openReader(
  model: AcousticModel,
  scorer: Scorer,
  clip: Clip,
  words: string[][][],
): PhraseReader | undefined {
  const indexed = words.map((variants) => variants.map((phones) => phones.map(phoneIndex)));
  const first = observe(model, clip, indexed);
  if (!first) return undefined;
  const { variants } = first.alignment;
  const phones = indexed.map((options, word) => options[variants[word]!]!);
  const score = (kept: number[], observation: Observation): Reading => {
    const symbols = observation.alignment.phones.map(({ word, place }) => {
      const index = kept[word]!;
      return words[index]![variants[index]!]![place]!;
    });
    const input = scorerInput(observation, symbols, scorer.config.durations);
    const strict = scorer.scoreStrictly(input);
    const chance = scorer.judgePhrase(observation, strict);
    return { words: kept, observation, symbols, input, strict, chance };
  };
  const all = words.map((_, word) => word);
  return {
    whole: score(all, first),
    variants,
    phones,
    read: (kept) => {
      const observation = observe(
        model,
        clip,
        kept.map((word) => [phones[word]!]),
      );
      return observation && score(kept, observation);
    },
  };
}
