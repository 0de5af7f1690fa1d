import { expect, test } from 'vitest';
import { findPauses } from './pauses.ts';

const phone = (word: number, start: number, end: number) => ({
  phone: 0,
  word,
  place: 0,
  start,
  end,
});

test('a gap of 150 ms or more is a pause, with its place in the recording', () => {
  const phones = [phone(0, 10, 20), phone(1, 34, 40), phone(2, 55, 60)];
  expect(findPauses(phones, 0.7)).toEqual([{ start: 1.1, end: 1.25, afterWord: 1 }]);
});
