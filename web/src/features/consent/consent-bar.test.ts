import { expect, test } from 'vitest';
import { overlap } from './consent-bar.tsx';

const box = (left: number, top: number, size = 10) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

test.each([
  ['over each other', box(0, 0), box(5, 5), true],
  ['one inside the other', box(0, 0, 30), box(5, 5), true],
  ['edge to edge', box(0, 0), box(0, 10), false],
  ['side by side', box(0, 0), box(20, 0), false],
  ['one below the other', box(0, 40), box(0, 0), false],
])('%s', (_what, one, other, expected) => {
  expect(overlap(one, other)).toBe(expected);
  expect(overlap(other, one)).toBe(expected);
});
