import type { AcousticModel } from '../acoustics/acoustic-model.ts';
import type { AlignedPhone } from '../alignment/align.ts';
import { extraSpeechAfter, isExtra } from '../alignment/extra-speech.ts';
import { matchOf, type Match } from '../observation/match.ts';
import { type Clip, observe, type Observation } from '../observation/observe.ts';
import { limitScores } from './limit-scores.ts';
import { leaveOutMissing } from './missing-words.ts';
import { openReader } from './reading.ts';
import { scorerInput } from './scorer-input.ts';
import type { ScorerInput } from './scorer-member.ts';
import { average, type Scorer } from './scorer.ts';
import type { Scores } from './scores.ts';

/** A phrase aligned with a clip and scored. */
export type Evaluation = {
  observation: Observation;
  /** The same phones in the noisy copy, if there is one. */
  noisyCopy: Observation | undefined;
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
  /** For each word of the phrase, the degree to which it was found, 0 to 1: 0 if it is missing. */
  found: number[];
  /** Words that were replaced by others: said, but found less than 1. */
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

/** The places of fluency and prosody among the aspects. */
const FLOW = new Set([1, 2]);

/**
 * Undefined if the clip is too short for the phrase. `words[word][variant]`: ARPAbet. The strict
 * scores tell whether it was said; how well it was said is up to the experts'. Which words and forms
 * were said is decided without the noisy copy.
 */
export function evaluate(
  model: AcousticModel,
  scorer: Scorer,
  [clip, copy]: [clip: Clip, copy?: Clip],
  words: string[][][],
): Evaluation | undefined {
  const reader = openReader(model, scorer, clip, words);
  if (!reader) return undefined;
  const { config } = scorer;
  const { reading, missing, part } = leaveOutMissing(reader, clip, config.phrase.sure);
  const { observation, symbols } = reading;
  const said = reading.words.map((word) => [reader.phones[word]!]);
  const noisyCopy = copy && observe(model, copy, said);
  const copyInput = noisyCopy && scorerInput(noisyCopy, symbols, config.durations);
  // Both count the same (decision 110).
  const withCopy = (own: Scores, score: (input: ScorerInput) => Scores) =>
    copyInput ? average([own, score(copyInput)]) : own;
  const strict = withCopy(reading.strict, scorer.scoreStrictly);
  const scores = limitScores(
    withCopy(scorer.scoreAsExperts(reading.input), scorer.scoreAsExperts),
    strict,
    config.mostAbove,
  );
  const judged = scorer.judgeWords(observation, strict);
  const chances = new Map(reading.words.map((word, position) => [word, judged[position]!]));
  const found = words.map((_, word) => degreeFound(chances.get(word), config.words.other));
  const whole = reader.whole.observation.alignment;
  const extra = extraSpeechAfter(clip.scores, reader.phones, whole);
  return {
    observation,
    noisyCopy,
    phones: observation.alignment.phones.map((phone) => ({
      ...phone,
      word: reading.words[phone.word]!,
    })),
    symbols,
    scores:
      missing.length > 0 ? withFlowOf(scorer.scoreAsExperts(reader.whole.input), scores) : scores,
    strict,
    match: matchOf(observation),
    chance: scorer.judgePhrase(observation, strict),
    found,
    replaced: reading.words.filter((word) => found[word]! < 1),
    missing,
    part,
    variants: reader.variants,
    ...(extra && isExtra(extra) ? { extraFrom: extra.start } : {}),
  };
}

/** 1 if the word was said, and in proportion to its probability if it was probably replaced. */
function degreeFound(chance: number | undefined, other: number): number {
  return chance === undefined ? 0 : Math.min(1, chance / other);
}

/**
 * Whoever leaves words out does not speak fluently: fluency and prosody are those of the whole phrase, and
 * of the recording alone.
 */
function withFlowOf(whole: Scores, { phones, words, aspects }: Scores): Scores {
  return {
    phones,
    words,
    aspects: aspects.map((own, i) => (FLOW.has(i) ? whole.aspects[i]! : own)),
  };
}
