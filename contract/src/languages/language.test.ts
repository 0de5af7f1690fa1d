import { expect, test } from 'vitest';
import { holdsAt } from './language.ts';

const ROADS = ['R', 'OW', 'D'];

test.each([
  [null, ROADS, 0, true],
  ['beginning', ROADS, 0, true],
  ['beginning', ROADS, 2, false],
  ['end', ROADS, 2, true],
  ['end', ROADS, 0, false],
  ['before-i', ['T', 'IH', 'P'], 0, true],
  ['before-i', ['T', 'AA', 'P'], 0, false],
  ['before-i', ['S', 'IY', 'T'], 2, false],
  ['before-u', ['W', 'UH', 'D'], 0, true],
  ['before-u', ['W', 'IY'], 0, false],
] as const)('a fact about %s in %j at %i: %s', (place, phones, at, holds) => {
  expect(holdsAt(place, phones, at)).toBe(holds);
});
