import { expect, test } from 'vitest';
import { createPlainMatrix } from '../matrix/matrices.ts';
import { PHONES } from '../phonemes/phone-index.ts';
import { madeLayer, madeModel } from '../testing/made-model.ts';
import { createHeads } from './heads.ts';

const perPhone = PHONES.map(() => [0]);

/** Heads of one dimension that answer, of a clip, 1,000 times how much its sounds differ. */
const heads = createHeads(
  madeModel({
    ...madeLayer('project', [[1]]),
    add: perPhone,
    multiply: perPhone,
    ...madeLayer('phone.0', [[0, 0]]),
    ...madeLayer('phone.1', [[1]]),
    ...madeLayer('word.0', [[1]]),
    ...madeLayer('word.1', [[1]]),
    ...madeLayer('utterance.0', [[0, 1_000, 0]]),
    ...madeLayer('utterance.1', [[1]]),
  }),
  {
    dim: 1,
    offset: 0,
    project: 'project',
    add: 'add',
    multiply: 'multiply',
    phone: ['phone.0', 'phone.1'],
    word: ['word.0', 'word.1'],
    utterance: ['utterance.0', 'utterance.1'],
  },
  createPlainMatrix,
);

test.each([
  ['alike deviate by a hundredth, as in training', [5, 5], 10],
  ['one apart by hardly more than a half', [5, 6], 1_000 * Math.sqrt(0.2501)],
])('sounds %s', (_, pooled, expected) => {
  const { utterance } = heads(
    pooled.map((value) => Float32Array.of(value)),
    [0, 0],
    [0, 0],
  );
  expect(utterance[0]).toBeCloseTo(expected, 1);
});
