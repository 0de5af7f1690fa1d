import { expect, test } from 'vitest';
import { shippedFiles } from '../testing/shipped.ts';
import { loadScorer } from './scorer.ts';
import type { ScorerInput } from './scorer-member.ts';

const { scoreAsExperts: score } = loadScorer(shippedFiles.scorer);
const STRESSES = [-1, 1, -1, 0, -1, 2, -1];
const waves = (length: number, seed: number) =>
  Float32Array.from({ length }, (_, i) => Math.sin(seed + 1.7 * i));

/** Made-up measures of words with so many sounds. */
function inputOf(...words: number[]): ScorerInput {
  const wordOf = words.flatMap((sounds, word) => Array.from({ length: sounds }, () => word));
  return {
    phoneFeatures: wordOf.map((_, i) => waves(177, i)),
    utteranceFeatures: waves(29, 5),
    phones: wordOf.map((_, i) => i % 39),
    wordOf,
    stresses: wordOf.map((_, i) => STRESSES[i % STRESSES.length]!),
  };
}

const partOf = (input: ScorerInput, start: number, end: number): ScorerInput => ({
  phoneFeatures: input.phoneFeatures.slice(start, end),
  utteranceFeatures: input.utteranceFeatures,
  phones: input.phones.slice(start, end),
  wordOf: input.wordOf.slice(start, end),
  stresses: input.stresses.slice(start, end),
});

test.each([
  [128, [64, 64], true],
  [129, [64, 65], false],
])('does the last of %i sounds matter to the first?', (_, words, matters) => {
  const input = inputOf(...words);
  const changed = {
    ...input,
    phoneFeatures: [...input.phoneFeatures.slice(0, -1), waves(177, 900)],
  };
  expect(score(changed).phones[0] !== score(input).phones[0]).toBe(matters);
});

test('a long phrase is scored in parts, between words, and each part counts by its sounds', () => {
  const input = inputOf(60, 60, 20);
  const whole = score(input);
  const parts = [partOf(input, 0, 60), partOf(input, 60, 120), partOf(input, 120, 140)].map(score);
  expect(whole.phones).toEqual(parts.flatMap(({ phones }) => phones));
  expect(whole.words).toEqual(parts.flatMap(({ words }) => words));
  const [first, second, last] = parts.map(({ aspects }) => aspects);
  expect(whole.aspects).toEqual(
    first!.map((value, i) =>
      expect.closeTo((60 * value + 60 * second![i]! + 20 * last![i]!) / 140, 6),
    ),
  );
});

test('a word longer than a part has a score for each sound', () => {
  expect(score(inputOf(150)).phones).toHaveLength(150);
});
