import { expect, test } from 'vitest';
import { pace, syllablesIn } from './pace.ts';

const word = (start: number, end: number) => ({ start, end });

test('the rate counts syllables over the time in which somebody speaks', () => {
  expect(pace([word(1, 1.5), word(1.5, 2)], 4)).toEqual({ rate: 4, pauses: [], pauseSeconds: 0 });
});

test('a gap of a quarter of a second is a pause, and takes nothing from the rate', () => {
  const { rate, pauses, pauseSeconds } = pace([word(0, 0.5), word(0.75, 1.25), word(1.25, 1.5)], 5);
  expect(pauses).toEqual([{ start: 0.5, length: 0.25, afterWord: 0 }]);
  expect(pauseSeconds).toBe(0.25);
  expect(rate).toBe(4);
});

test('a shorter gap is no pause', () => {
  expect(pace([word(0, 0.5), word(0.74, 1)], 2)).toEqual({ rate: 2, pauses: [], pauseSeconds: 0 });
});

test('a pause keeps its length where times do not add up exactly', () => {
  expect(pace([word(0, 0.1 + 0.2), word(0.55, 1)], 2).pauses).toHaveLength(1);
});

test('nothing said has no rate', () => {
  expect(pace([], 0)).toEqual({ rate: null, pauses: [], pauseSeconds: 0 });
  expect(pace([word(1, 1)], 1).rate).toBeNull();
});

test('a word has as many syllables as vowels', () => {
  const sounds = (phones: string) => ({ sounds: phones.split(' ').map((phone) => ({ phone })) });
  expect(syllablesIn([sounds('T AH M EY T OW'), sounds('S UW P')])).toBe(4);
});
