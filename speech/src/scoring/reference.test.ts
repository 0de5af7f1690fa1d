import { expect, test } from 'vitest';
import { loadAcousticModel } from '../acoustics/acoustic-model.ts';
import { phoneIndex } from '../phonemes/phone-index.ts';
import { prepare } from '../recording/prepare.ts';
import { type ReferenceClip, referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { hear, observe } from '../observation/observe.ts';
import { phoneFeatures } from './phone-features.ts';
import { scorerInput, stressMarks } from './scorer-input.ts';
import { loadScorer } from './scorer.ts';
import type { Scores } from './scores.ts';
import { utteranceFeatures } from './utterance-features.ts';

/** The training pipeline's PyTorch computed these values with the shipped weights. */
const POSTERIOR_TOLERANCE = 0.002;
const SCORE_TOLERANCE = 0.005;

const acoustic = loadAcousticModel(shippedFiles.acoustic);
const scorer = loadScorer(shippedFiles.scorer);

function observed({ samples, pronunciation }: ReferenceClip) {
  const clip = hear(acoustic, prepare(samples, 16_000).samples);
  return observe(
    acoustic,
    clip,
    pronunciation.map((word) => [word.map(phoneIndex)]),
  )!;
}

function expectNear(actual: ArrayLike<number>, expected: number[], tolerance: number): void {
  expect(actual).toHaveLength(expected.length);
  const worst = expected.reduce(
    (most, value, i) => Math.max(most, Math.abs(actual[i]! - value)),
    0,
  );
  expect(worst).toBeLessThan(tolerance);
}

test.each(referenceClips)('the network hears “$text” as in training', (reference) => {
  const { network } = observed(reference).clip;
  for (const [frame, expected] of Object.entries(reference.logPosteriors)) {
    const start = Number(frame) * network.classes;
    const row = network.logPosteriors.subarray(start, start + network.classes);
    expectNear(row, expected, POSTERIOR_TOLERANCE);
  }
});

test.each(referenceClips)('the native output hears “$text” as in training', (reference) => {
  const { network } = observed(reference).clip;
  for (const [frame, expected] of Object.entries(reference.nativeLogPosteriors)) {
    const start = Number(frame) * network.classes;
    const row = network.nativeLogPosteriors.subarray(start, start + network.classes);
    expectNear(row, expected, POSTERIOR_TOLERANCE);
  }
});

test.each(referenceClips)('“$text” is as surely the phrase as in training', (reference) => {
  const { strict, phraseChance } = reference;
  const chance = scorer.judgePhrase(observed(reference), strict);
  expect(chance).toBeCloseTo(phraseChance, 4);
});

test.each(referenceClips)('“$text” is aligned as in training, frame by frame', (reference) => {
  const { phones } = observed(reference).alignment;
  expect(phones.map(({ start }) => start)).toEqual(reference.start);
  expect(phones.map(({ end }) => end)).toEqual(reference.end);
});

test.each(referenceClips)('the phone judge scores “$text” as in training', (reference) => {
  const { heads } = observed(reference);
  expectNear(heads.own, reference.headPhone, SCORE_TOLERANCE);
  expectNear(heads.utterance, reference.headAspects, SCORE_TOLERANCE);
});

test.each(referenceClips)('“$text” gives the features the scorer learned from', (reference) => {
  const observation = observed(reference);
  const { durations } = scorer.config;
  phoneFeatures(observation, durations).forEach((row, i) =>
    expectNear(row, reference.phoneFeatures[i]!, SCORE_TOLERANCE),
  );
  expectNear(
    utteranceFeatures(observation, durations),
    reference.utteranceFeatures,
    SCORE_TOLERANCE,
  );
});

function expectScores(actual: Scores, expected: Scores): void {
  expectNear(actual.phones, expected.phones, SCORE_TOLERANCE);
  expectNear(actual.words, expected.words, 5 * SCORE_TOLERANCE);
  expectNear(actual.aspects, expected.aspects, 5 * SCORE_TOLERANCE);
}

test.each(referenceClips)(
  '“$text” gets the scores of training from its sound alone',
  (reference) => {
    const symbols = reference.pronunciation.flat();
    const input = scorerInput(observed(reference), symbols, scorer.config.durations);
    expectScores(scorer.scoreStrictly(input), reference.strict);
    expectScores(scorer.scoreAsExperts(input), reference.expert);
  },
);

test.each(referenceClips)('both scorers score “$text” as in training', (reference) => {
  const { phones } = observed(reference).alignment;
  const wordOf = phones.map(({ word }) => word);
  const input = {
    phoneFeatures: reference.phoneFeatures.map((row) => Float32Array.from(row)),
    utteranceFeatures: Float32Array.from(reference.utteranceFeatures),
    phones: phones.map(({ phone }) => phone),
    wordOf,
    stresses: stressMarks(reference.pronunciation.flat(), wordOf),
  };
  expectScores(scorer.scoreStrictly(input), reference.strict);
  expectScores(scorer.scoreAsExperts(input), reference.expert);
});
