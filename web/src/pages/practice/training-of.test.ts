import { expect, test } from 'vitest';
import { trainingOf } from './training-of.ts';

const trains = { sounds: ['T'], contrasts: [{ word: 1, sound: 'T', instead: '' }] };
const asked = { phrase: 'Go fast.', trains };

test('the phrase trains what its exercise does', () => {
  expect(trainingOf({ phrase: asked.phrase }, asked)).toBe(trains);
  expect(trainingOf({ phrase: 'My own.' }, { phrase: 'My own.' })).toBeUndefined();
});

test('a word that is drilled trains its sound, against what the exercise names', () => {
  const word = { phrase: 'fast', drillSound: 'T' };
  const drilled = (...others: string[]) => ({
    sounds: ['T'],
    contrasts: others.map((instead) => ({ word: 0, sound: 'T', instead })),
  });
  expect(trainingOf(word, asked)).toEqual(drilled(''));
  expect(trainingOf({ ...word, drillInstead: 'D' }, asked)).toEqual(drilled('D', ''));
  const own = { phrase: asked.phrase };
  expect(trainingOf({ ...word, drillInstead: '' }, own)).toEqual(drilled(''));
  expect(trainingOf(word, own)).toEqual({ sounds: ['T'] });
});
