import { expect, test } from 'vitest';
import { loadAcousticModel } from '../acoustics/acoustic-model.ts';
import { phoneIndex } from '../acoustics/phones.ts';
import { prepare } from '../recording/prepare.ts';
import { hear } from '../scoring/observe.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { align } from './align.ts';
import { findSparedWords } from './spared-words.ts';

const acoustic = loadAcousticModel(shippedFiles.acoustic);
const CUPBOARD = ['K', 'AH', 'B', 'ER', 'D'].map(phoneIndex);

test.each(referenceClips)('“$text” has every word, and one too many is found', (reference) => {
  const { scores } = hear(acoustic, prepare(reference.samples, 16_000).samples);
  const words = reference.pronunciation.map((word) => word.map(phoneIndex));
  const missing = (phrase: number[][]) =>
    findSparedWords(
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
