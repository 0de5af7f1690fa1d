import { expect, test } from 'vitest';
import { loadAcousticModel } from '../acoustics/acoustic-model.ts';
import { phoneIndex } from '../phonemes/phone-index.ts';
import { prepare } from '../recording/prepare.ts';
import { hear } from '../observation/observe.ts';
import { referenceClips } from '../testing/reference.ts';
import { frameScores, type Stretch } from '../testing/frame-scores.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { align } from './align.ts';
import { findOmissionCandidates } from './omission-candidates.ts';

const acoustic = loadAcousticModel(shippedFiles.acoustic);
const CUPBOARD = ['K', 'AH', 'B', 'ER', 'D'].map(phoneIndex);

test.each(referenceClips)('“$text” has every word, and an added one is found', (reference) => {
  const { scores } = hear(acoustic, prepare(reference.samples, 16_000).samples);
  const words = reference.pronunciation.map((word) => word.map(phoneIndex));
  const missing = (phrase: number[][]) =>
    findOmissionCandidates(
      scores,
      phrase,
      align(
        scores,
        phrase.map((word) => [word]),
      )!,
    ).map(({ word }) => word);
  expect(missing(words)).toEqual([]);
  for (let place = 0; place <= words.length; place++) {
    expect(missing(words.toSpliced(place, 0, CUPBOARD))).toEqual([place]);
  }
});

const [A, B, C, D, E, OTHER] = [3, 7, 12, 20, 25, 30];

/**
 * The phrase is A, `asked` and C, but the speaker says only A and C, with `between` in the middle
 * of the clip.
 */
function gainOf(asked: number[], between: Stretch) {
  const scores = frameScores({ frames: 10, scores: { ...between.scores, [A]: -0.1 } }, between, {
    frames: 10,
    scores: { ...between.scores, [C]: -0.1 },
  });
  const words = [[A], asked, [C]];
  const alignment = align(
    scores,
    words.map((word) => [word]),
  )!;
  return findOmissionCandidates(scores, words, alignment);
}

test('a word is a candidate when leaving it out gains more than 8', () => {
  const gain = (score: number) => gainOf([B], { frames: 0, scores: { [B]: score } });
  expect(gain(-2.7)).toEqual([]);
  expect(gain(-2.8)).toEqual([{ word: 1, gain: expect.closeTo(8.1, 4) }]);
});

test('a word with many sounds needs a gain of more than 3 per sound', () => {
  const gain = (withoutIt: number) => {
    const scores = { [OTHER]: -0.1, [A]: withoutIt, [C]: withoutIt };
    const sounds = [B, D, E, B];
    return gainOf(sounds, {
      frames: 12,
      scores: { ...scores, ...Object.fromEntries(sounds.map((phone) => [phone, -5])) },
    });
  };
  expect(gain(-4.05)).toEqual([]);
  expect(gain(-3.95)).toHaveLength(1);
});

test('a word whose frames are less than 2 below the best sound was certainly said', () => {
  const gain = (score: number) => gainOf([B, D], { frames: 0, scores: { [B]: score, [D]: score } });
  expect(gain(-2.05)).toEqual([]);
  expect(gain(-2.15)).toHaveLength(1);
});
