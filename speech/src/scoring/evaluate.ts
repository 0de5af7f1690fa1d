import type { AcousticModel } from '../acoustics/acoustic-model.ts';
import type { AlignedPhone } from '../alignment/align.ts';
import { extraSpeechAfter, isExtra } from '../alignment/extra-speech.ts';
import { matchOf, type Match } from '../observation/match.ts';
import { type Clip, observe, type Observation } from '../observation/observe.ts';
import { limitScores } from './limit-scores.ts';
import { leaveOutMissing } from './missing-words.ts';
import { openReader } from './reading.ts';
import { scorerInput } from './scorer-input.ts';
import { average, type Scorer } from './scorer.ts';
import type { Scores } from './scores.ts';

/** A phrase aligned with a clip and scored. */
export type Evaluation = {
  observation: Observation;
  /** Aligned phones, words numbered as in the phrase; a missing word has none. */
  phones: AlignedPhone[];
  /** ARPAbet with stress digits, for each aligned phone. */
  symbols: string[];
  /** What experts would give the aligned phones and their words, as far as they were said. */
  scores: Scores;
  /** What the strict scorer gives them. */
  strict: Scores;
  /** How well the clip matches what was scored. */
  match: Match;
  /** Probability that the phrase was read, 0 to 1. */
  chance: number;
  /** Words that were replaced by others. */
  replaced: number[];
  missing: number[];
  /**
   * The words that were said are one contiguous part of the phrase, without its start or its end.
   */
  part: boolean;
  /** For each word, the pronunciation that fits best. */
  variants: number[];
  /** The frame from which on something else was said. */
  extraFrom?: number;
};

/** How much the recording itself counts when its scores are averaged with those of each noisy copy. */
const WEIGHT_WITHOUT_NOISE = 2;

/**
 * Undefined if the clip is too short for the phrase. `words[word][variant]`: ARPAbet. The other clips are
 * copies of the first one with noise: only their scores count.
 * The strict scores tell whether it was said; how well it was said is up to the experts'.
 */
export function evaluate(
  model: AcousticModel,
  scorer: Scorer,
  [clip, ...copies]: [Clip, ...Clip[]],
  words: string[][][],
): Evaluation | undefined {
  const reader = openReader(model, scorer, clip, words);
  if (!reader) return undefined;
  const { config } = scorer;
  const { reading, missing, part } = leaveOutMissing(reader, clip, config.phrase.sure);
  const { observation, symbols } = reading;
  const said = reading.words.map((word) => [reader.phones[word]!]);
  const noisy = copies
    .flatMap((copy) => observe(model, copy, said) ?? [])
    .map((observed) => scorerInput(observed, symbols, config.durations));
  const weights = [WEIGHT_WITHOUT_NOISE, ...noisy.map(() => 1)];
  const strict = average([reading.strict, ...noisy.map(scorer.scoreStrictly)], weights);
  const saidChances = scorer.judgeWords(observation, strict);
  const whole = reader.whole.observation.alignment;
  const extra = extraSpeechAfter(clip.scores, reader.phones, whole);
  return {
    observation,
    phones: observation.alignment.phones.map((phone) => ({
      ...phone,
      word: reading.words[phone.word]!,
    })),
    symbols,
    scores: limitScores(
      average([reading.input, ...noisy].map(scorer.scoreAsExperts), weights),
      strict,
      config.mostAbove,
    ),
    strict,
    match: matchOf(observation),
    chance: scorer.judgePhrase(observation, strict),
    replaced: reading.words.filter((_, position) => saidChances[position]! < config.words.other),
    missing,
    part,
    variants: reader.variants,
    ...(extra && isExtra(extra) ? { extraFrom: extra.start } : {}),
  };
}
