import type { AcousticModel } from '../acoustics/acoustic-model.ts';
import { phoneIndex } from '../acoustics/phones.ts';
import type { AlignedPhone } from '../alignment/align.ts';
import { extraSpeechAfter, isExtra } from '../alignment/extra-speech.ts';
import { findSaidPart } from '../alignment/said-part.ts';
import { findSparedWords } from '../alignment/spared-words.ts';
import { mean } from '../signal/statistics.ts';
import { matchOf, type Match } from './match.ts';
import { type Clip, observe, type Observation } from './observe.ts';
import { scoreObservation } from './score-observation.ts';
import { average, type Scorer } from './scorer.ts';
import type { Scores } from './scorer-member.ts';

/** A phrase laid over a clip and scored. */
export type Evaluation = {
  observation: Observation;
  /** The same phrase laid over the other clips. */
  versions: Observation[];
  /** Aligned phones, words numbered as in the phrase; a missing word has none. */
  phones: AlignedPhone[];
  /** ARPAbet with stress digits, for each aligned phone. */
  symbols: string[];
  /** For the aligned phones and the words that have some. */
  scores: Scores;
  /** How well the clip matches what was judged. */
  match: Match;
  /** How likely it is that the phrase was read, 0 to 1. */
  chance: number;
  /** Words in whose place another one was said. */
  replaced: number[];
  missing: number[];
  /** The words that were said are one stretch of the phrase, without its beginning or its end. */
  part: boolean;
  /** For each word the pronunciation that fits best. */
  variants: number[];
  /** Frame from which on something else was said. */
  extraFrom?: number;
};

/** Some words of the phrase, laid over the clip on their own, scored and judged. */
type Reading = {
  words: number[];
  variants: number[];
  observation: Observation;
  symbols: string[];
  scores: Scores;
  chance: number;
};

/** Past this share of missing words it was not this phrase, whatever is left of it. */
const MOST_MISSING = 0.6;
/** A speaker who stopped early, or began late, said one stretch of it; that may be shorter. */
const MOST_MISSING_AROUND_PART = 0.75;
/**
 * A word is missing when the clip fits this much better without it and its sounds average less than
 * this, of 2. Of 3,068 words by speakers never heard seven are called missing that way (the experts
 * gave them 2.6 of 10), of 1,000 words put into those phrases 516.
 */
const MISSING_GAIN = 24;
const MISSING_BELOW = 1.4;

/**
 * Undefined when the clip is too short to hold the phrase. `words[word][variant]`: ARPAbet. Scores
 * are averaged over the clips, which are versions of one recording; the first one is aligned.
 */
export function evaluate(
  model: AcousticModel,
  scorer: Scorer,
  [clip, ...others]: [Clip, ...Clip[]],
  words: string[][][],
): Evaluation | undefined {
  const indexed = words.map((variants) => variants.map((phones) => phones.map(phoneIndex)));
  const first = observe(model, clip, indexed);
  if (!first) return undefined;
  const { variants } = first.alignment;
  const judge = (kept: number[], observation: Observation): Reading => {
    const symbols = symbolsOf(kept, variants, observation, words);
    const scores = scoreObservation(scorer, observation, symbols);
    return {
      words: kept,
      variants,
      observation,
      symbols,
      scores,
      chance: scorer.judgePhrase(observation, scores),
    };
  };
  const chosen = (word: number) => [indexed[word]![variants[word]!]!];
  const read = (kept: number[]): Reading | undefined => {
    const observation = observe(model, clip, kept.map(chosen));
    return observation && judge(kept, observation);
  };

  const whole = judge(
    words.map((_, word) => word),
    first,
  );
  const { sure } = scorer.config.phrase;
  const part = partOf(whole, indexed, clip, whole.chance >= sure);
  const stretch = (part && read(part)) ?? whole;
  const missing = whole.words.filter((word) => !stretch.words.includes(word));
  missing.push(...poorlySaid(stretch, indexed, clip));
  const said = whole.words.filter((word) => !missing.includes(word));
  const most = (part ? MOST_MISSING_AROUND_PART : MOST_MISSING) * words.length;
  // The words that were said are judged on their own: next to a missing word they get its blame.
  const rest = missing.length && missing.length <= most && said.length ? read(said) : undefined;
  const judged = rest && rest.chance >= sure ? rest : whole;

  const versions = others.flatMap((other) => observe(model, other, judged.words.map(chosen)) ?? []);
  const { symbols } = judged;
  const extra = extraSpeechAfter(
    clip.scores,
    words.map((_, word) => chosen(word)[0]!),
    first.alignment,
  );
  const scores = average([
    judged.scores,
    ...versions.map((version) => scoreObservation(scorer, version, symbols)),
  ]);
  const saidChances = scorer.judgeWords(judged.observation, scores);
  return {
    observation: judged.observation,
    versions,
    phones: judged.observation.alignment.phones.map((phone) => ({
      ...phone,
      word: judged.words[phone.word]!,
    })),
    symbols,
    scores,
    match: matchOf(judged.observation),
    chance: scorer.judgePhrase(judged.observation, scores),
    replaced: judged.words.filter(
      (_, position) => saidChances[position]! < scorer.config.words.other,
    ),
    missing: judged === whole ? [] : missing.toSorted((a, b) => a - b),
    part: judged !== whole && part !== undefined,
    variants,
    ...(extra && isExtra(extra) ? { extraFrom: extra.start } : {}),
  };
}

/** Looked for only where something is off: it means laying the phrase over the clip many times. */
function partOf(
  { observation, variants }: Reading,
  indexed: number[][][],
  clip: Clip,
  matched: boolean,
): number[] | undefined {
  const chosen = indexed.map((options, word) => options[variants[word]!]!);
  const { alignment } = observation;
  const suspicious = !matched || findSparedWords(clip.scores, chosen, alignment).length > 0;
  return suspicious ? findSaidPart(clip.scores, chosen, alignment) : undefined;
}

/**
 * Of the words the alignment would rather leave out, those that the scorer thinks little of too. A
 * hurried "an" or "do" often fits better left out, though every expert heard it: a word is called
 * missing only when both agree.
 */
function poorlySaid(reading: Reading, indexed: number[][][], clip: Clip): number[] {
  const { alignment } = reading.observation;
  const chosen = reading.words.map((word) => indexed[word]![reading.variants[word]!]!);
  return findSparedWords(clip.scores, chosen, alignment)
    .filter(({ word, gain }) => {
      const own = reading.scores.phones.filter((_, i) => alignment.phones[i]!.word === word);
      return gain > MISSING_GAIN && mean(own) < MISSING_BELOW;
    })
    .map(({ word }) => reading.words[word]!);
}

function symbolsOf(
  kept: number[],
  variants: number[],
  { alignment }: Observation,
  words: string[][][],
): string[] {
  return alignment.phones.map(({ word, place }) => {
    const index = kept[word]!;
    return words[index]![variants[index]!]![place]!;
  });
}
