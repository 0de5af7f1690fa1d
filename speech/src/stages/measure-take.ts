import { untrainedPriors } from '../contrasts/contrast-priors.ts';
import { findSlips, hasSlip, type SoundEvidence, unsureOf } from '../contrasts/find-slips.ts';
import { heardIn } from '../contrasts/measure.ts';
import { placeContrasts, type PlacedContrast } from '../contrasts/placed-contrasts.ts';
import { cleanContour } from '../intonation/contour.ts';
import type { Melody } from '../intonation/melody.ts';
import { durationScores } from '../observation/durations.ts';
import type { Observation } from '../observation/observe.ts';
import { trackThisVoice } from '../pitch/pitch.ts';
import { wordsInNoise } from '../scoring/words-in-noise.ts';
import type { Models } from './load-models.ts';
import type { AskedPhrase } from './read-take.ts';
import type { RecognizedTake } from './recognize-speech.ts';

export type Measurements = {
  melody: Melody;
  /** The places of the trained contrasts in the take. */
  placed: PlacedContrast[];
  /** For each aligned sound. */
  evidence: SoundEvidence[];
  /** Words that hardly stand out from the noise, and whether another sound was heard in one. */
  inNoise: { word: number; slipped: boolean }[];
};

/** Measures the melody, and for each sound the probability that another one was said. */
export function measureTake(
  { scorer, lexicon }: Models,
  { phrase, words, trained }: AskedPhrase,
  { recording, level, issues, clip, evaluation, different }: RecognizedTake,
): Measurements {
  const { observation, noisyCopy, phones, symbols } = evaluation;
  const { durations, contrasts } = scorer.config;
  const pitch = trackThisVoice(recording.samples, clip.pitch);
  const placed = different ? [] : placeContrasts(trained, phones, words, phrase);
  const inVersion = (version: Observation) => heardIn(version, symbols, durations);
  const heard = { ...inVersion(observation), phones };
  const copy = noisyCopy && inVersion(noisyCopy);
  const inNoise = issues.some(({ code }) => code === 'noisy')
    ? wordsInNoise(phones, recording.samples, level.floor)
    : [];
  const evidence = findSlips(
    scorer.judgeContrast,
    { heard, copy },
    observation,
    contrasts.priors,
    untrainedPriors(contrasts.priors, {
      phones,
      symbols,
      strong: heard.strong,
      scores: evaluation.strict.phones,
      words,
      trained: new Set(placed.map(({ contrast }) => phones[contrast.at]!.word)),
      isCommon: lexicon.isCommon,
    }),
    placed.map(({ contrast }) => contrast),
  );
  const slipsIn = (word: number) =>
    evidence.some((each, i) => phones[i]!.word === word && hasSlip(each));
  return {
    melody: {
      phones,
      symbols,
      durations: durationScores(observation, durations).z,
      contour: cleanContour(pitch),
      rms: pitch.rms,
      offset: recording.offset,
    },
    placed,
    evidence: evidence.map((each, at) =>
      inNoise.includes(phones[at]!.word) ? unsureOf(each, contrasts.priors) : each,
    ),
    inNoise: inNoise.map((word) => ({ word, slipped: slipsIn(word) })),
  };
}
