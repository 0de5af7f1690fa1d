import { expect, test } from 'vitest';
import { nextSendIn } from './recorder-problem.tsx';

test('a take is sent again ever later, and at most six times by itself', () => {
  const waits = [1, 2, 3, 4, 5, 6].map((sent) => nextSendIn(sent));
  expect(waits).toEqual([2, 4, 8, 16, 32, undefined]);
});

test('a server that asks for more time gets it', () => {
  expect(nextSendIn(1, 7.2)).toBe(8);
  expect(nextSendIn(3, 1)).toBe(8);
});

test('what was never sent is not sent again', () => {
  expect(nextSendIn(0)).toBeUndefined();
});
