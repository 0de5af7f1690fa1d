import type { AcousticModel } from '../acoustics/acoustic-model.ts';
import { phoneIndex } from '../acoustics/phones.ts';
import type { AlignedPhone } from '../alignment/align.ts';
import { findSparedWords } from '../alignment/spared-words.ts';
import { findSaidPart } from '../alignment/said-part.ts';
import { interpolate, mean } from '../signal/statistics.ts';
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
  /** The clip holds another phrase; nothing else here means much. */
  different: boolean;
  /** Not a short phrase, no word of it missing and each well said: it was this and nothing else. */
  unmistakable: boolean;
  /** From 0, it may as well be another phrase as a very poor reading, to 1, no doubt about it. */
  belief: number;
  missing: number[];
  /** For each word the pronunciation that fits best. */
  variants: number[];
};

/** Some words of the phrase, laid over the clip on their own. */
type Reading = { words: number[]; variants: number[]; observation: Observation };

/** Past this share of missing words it was not this phrase, whatever is left of it. */
const MOST_MISSING = 0.6;
/** A speaker who stopped early, or began late, said one stretch of it; that may be shorter. */
const MOST_MISSING_AROUND_PART = 0.75;
/**
 * A word is missing when the clip fits this much better without it and its sounds average less than
 * this, of 2. Of 3,068 words by speakers never heard seven are called missing that way (the experts
 * gave them 2.6 of 10), of 1,000 words put into those phrases 516. With 1.6 it would be 585, and
 * the "audio" of a native speaker as well.
 */
const MISSING_GAIN = 24;
const MISSING_BELOW = 1.4;
/**
 * Mean score of all sounds, out of 2, under which the clip is no reading of the phrase: the lowest
 * of 634 right readings by unseen speakers that had matched was 0.81.
 */
const NO_READING_BELOW = 0.8;
/** A clip that hardly misses the gate is a reading all the same when its sounds average this much. */
const NEARLY_MATCHED = 0.5;
const READING_FROM = 1;
/**
 * Matching no better than the first of these over the gate is as likely another phrase, however
 * fluent. Over the second lie the readings of fluent voices; between them belief grows, so that a
 * little noise does not decide everything.
 */
const BELIEVED_OVER_GATE = [0.75, 1.25];
/** The same where only a part was judged: the words of another phrase that fit are soon found. */
const PART_BELIEVED_OVER_GATE = [1, 1.5];
/**
 * A reading whose every word is well said is believed from here on: of 1,726 right ones none lay
 * under 0.83. “Close your eyes now” lay at 0.45 for “the job is done”; the nearest wrong one known,
 * “they lose every game” for “three of them came”, lies at 0.82 and passes.
 */
const WELL_SAID_OVER_GATE = 0.75;
/**
 * A gust of noise may pass for “she”; for this many sounds in a row it never did. With fewer of
 * them a good reading may lie anywhere over the gate.
 */
const UNMISTAKABLE_SOUNDS = 10;
/** What is left must match this much better than the gate when the whole did not pass it. */
const SURE_OF_THE_REST = 1.2;
const SURE_OF_THE_PART = 0.8;

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
  const read = (kept: number[], variants: number[]): Reading | undefined => {
    const observation = observe(
      model,
      clip,
      kept.map((word) => [indexed[word]![variants[word]!]!]),
    );
    return observation && { words: kept, variants, observation };
  };
  const first = observe(model, clip, indexed);
  if (!first) return undefined;
  const { variants } = first.alignment;
  const whole: Reading = { words: words.map((_, word) => word), variants, observation: first };

  const { lpp: gate } = scorer.config.gate;
  const certainty = ({ observation }: Reading) => matchOf(observation).phoneCertainty;
  const matched = certainty(whole) >= gate;
  const part = partOf(whole, indexed, clip, matched);
  const stretch = (part && read(part, variants)) ?? whole;
  const missing = whole.words.filter((word) => !stretch.words.includes(word));
  missing.push(...poorlySaid(stretch, indexed, clip, scorer, words));

  const said = whole.words.filter((word) => !missing.includes(word));
  const most = (part ? MOST_MISSING_AROUND_PART : MOST_MISSING) * words.length;
  // The words that were said are judged on their own: next to a missing word they get its blame.
  const rest =
    missing.length && missing.length <= most && said.length ? read(said, variants) : undefined;
  const needed = matched ? gate : gate + (part ? SURE_OF_THE_PART : SURE_OF_THE_REST);
  const judged = rest && certainty(rest) >= needed ? rest : whole;

  const { observation } = judged;
  const phones = observation.alignment.phones.map((phone) => ({
    ...phone,
    word: judged.words[phone.word]!,
  }));
  const symbols = symbolsOf(judged, words);
  const versions = others.flatMap(
    (other) =>
      observe(
        model,
        other,
        judged.words.map((word) => [indexed[word]![variants[word]!]!]),
      ) ?? [],
  );
  const scores = average(
    [observation, ...versions].map((version) => scoreObservation(scorer, version, symbols)),
  );
  const sounds = mean(scores.phones);
  const overGate = certainty(judged) - gate;
  const reading = !missing.length && overGate >= -NEARLY_MATCHED && sounds >= READING_FROM;
  const different = (judged === whole && !matched && !reading) || sounds < NO_READING_BELOW;
  const { check } = scorer.config.wordFlags;
  const wellSaid = judged === whole && scores.words.every((score) => score >= check);
  const long = phones.length >= UNMISTAKABLE_SOUNDS;
  const sure = matched && wellSaid && (!long || overGate >= WELL_SAID_OVER_GATE);
  const range = judged === whole ? BELIEVED_OVER_GATE : PART_BELIEVED_OVER_GATE;
  const belief = interpolate(overGate, range, [0, 1]);
  return {
    observation,
    versions,
    phones,
    symbols,
    scores,
    match: matchOf(observation),
    different,
    unmistakable: belief > 0 && wellSaid && long,
    belief: sure ? 1 : belief,
    missing: judged === whole && !different ? [] : missing.toSorted((a, b) => a - b),
    variants,
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
function poorlySaid(
  reading: Reading,
  indexed: number[][][],
  clip: Clip,
  scorer: Scorer,
  words: string[][][],
): number[] {
  const { alignment } = reading.observation;
  const chosen = reading.words.map((word) => indexed[word]![reading.variants[word]!]!);
  const spared = findSparedWords(clip.scores, chosen, alignment).filter(
    ({ gain }) => gain > MISSING_GAIN,
  );
  if (!spared.length) return [];
  const scores = scoreObservation(scorer, reading.observation, symbolsOf(reading, words));
  return spared
    .filter(({ word }) => {
      const own = scores.phones.filter((_, i) => alignment.phones[i]!.word === word);
      return mean(own) < MISSING_BELOW;
    })
    .map(({ word }) => reading.words[word]!);
}

function symbolsOf({ words: kept, variants, observation }: Reading, words: string[][][]): string[] {
  return observation.alignment.phones.map(({ word, place }) => {
    const index = kept[word]!;
    return words[index]![variants[index]!]![place]!;
  });
}
