import { expect, test } from 'vitest';
import { linePace, pausesOf, paceText, pauseText, rateOf } from './line-pace.ts';

const word = (start: number, end: number, ...phones: string[]) => ({
  start,
  end,
  sounds: phones.map((phone) => ({ phone })),
});
const HELLO = word(1, 1.5, 'HH', 'AH', 'L', 'OW');
const THERE = word(2, 2.5, 'DH', 'EH', 'R');

test('a pause inside a line is a gap in its picture', () => {
  expect(linePace([HELLO, THERE])).toEqual({
    syllables: 3,
    seconds: 1.5,
    pauses: 1,
    pauseSeconds: 0.5,
    stretches: [
      [0, 0.5],
      [1, 1.5],
    ],
  });
});

test('a line without a pause is one stretch', () => {
  const line = linePace([HELLO, { ...THERE, start: 1.6 }])!;
  expect(line.stretches).toEqual([[0, 1.5]]);
  expect(line.pauses).toBe(0);
});

test('a line of which nothing was said has no pace', () => {
  expect(linePace([])).toBeUndefined();
});

test('the pace of several lines leaves their pauses out', () => {
  const line = linePace([HELLO, THERE])!;
  expect(rateOf([line, line])).toBeCloseTo(3);
  expect(rateOf([])).toBeNull();
  expect(pausesOf([line, line])).toEqual({ count: 2, seconds: 1 });
});

test.each([
  [3.1, 4, 'Slower than the model'],
  [3.2, 4, 'About as fast as the model'],
  [5, 4, 'About as fast as the model'],
  [5.1, 4, 'Faster than the model'],
])('%f syllables a second beside %f is: %s', (yours, model, text) => {
  expect(paceText(yours, model)).toBe(text);
});

test.each([
  [0, 0, 'No pauses inside a line'],
  [1, 0.42, '1 pause inside a line, 0.4 seconds in all'],
  [3, 1.96, '3 pauses inside a line, 2.0 seconds in all'],
])('%i pauses of %f seconds are: %s', (count, seconds, text) => {
  expect(pauseText({ count, seconds })).toBe(text);
});
