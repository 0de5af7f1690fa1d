import { DAY_MS, languageOf } from '@saywell/contract';
import { expect, test } from 'vitest';
import { needOf } from './sound-needs.ts';

const NOW = new Date('2026-03-18T12:00:00Z');

type Known = { accuracy?: number | null; dueInDays?: number | null; rank?: number };

/** How much a sound is needed that was said well and is due today, as the last one of the path. */
function needFor({ accuracy = 0.9, dueInDays = 0, rank = 0 }: Known, isPinned = false) {
  const dueAt = dueInDays === null ? null : new Date(NOW.getTime() + dueInDays * DAY_MS);
  const sound = { phone: 'TH', accuracy, dueAt };
  return needOf({ sound, step: null, isPinned }, rank, languageOf('german'), NOW);
}

test.each([
  [{ accuracy: 0.74 }, 'weak', 2],
  [{ accuracy: 0.75 }, 'due', 1],
  [{ accuracy: null }, 'new', 0.1],
] as const)('%o is %s, which weighs %d', (known, why, weight) => {
  expect(needFor(known)).toMatchObject({ why, weight });
});

test('the first place on the path weighs half as much again, and a pinned step comes before all', () => {
  expect(needFor({ rank: 1 }).weight).toBeCloseTo(1.5);
  expect(needFor({ accuracy: null, rank: 0.5 }).weight).toBeCloseTo(0.35);
  expect(needFor({ accuracy: null }, true).weight).toBeCloseTo(3.1);
});

test.each([
  [1, 0],
  [null, 0],
  [0, 1],
  [-30, 1.225],
  [-59, 1.4425],
  [-60, 1.45],
  [-61, 1.45],
])('a sound that is due in %j days weighs %d', (dueInDays, weight) => {
  expect(needFor({ dueInDays }).weight).toBeCloseTo(weight, 4);
});

test('of a new sound it is known whether speakers of the first language find it hard', () => {
  expect(needFor({ accuracy: null }).hardFor).toMatchObject({ language: { id: 'german' } });
  expect(needFor({}).hardFor).toBeUndefined();
  const sound = { phone: 'TH', accuracy: null, dueAt: null };
  const one = { sound, step: null, isPinned: false };
  expect(needOf(one, 0, undefined, NOW).hardFor).toBeUndefined();
  const easy = { ...one, sound: { ...sound, phone: 'M' } };
  expect(needOf(easy, 0, languageOf('german'), NOW).hardFor).toBeUndefined();
});
