import { expect, test } from 'vitest';
import { challengesOf } from './challenge-list.ts';
import { addDays } from './local-time.ts';

const day = (at: number) => challengesOf(addDays('2026-03-01', at)).map(({ id }) => id);

test('there are three different ones a day, and others tomorrow', () => {
  for (let at = 0; at < 30; at++) {
    expect(new Set(day(at)).size).toBe(3);
    expect(day(at + 1)).not.toEqual(day(at));
  }
});

test('days before the count began have three as well', () => {
  expect(challengesOf('2024-02-29')).toHaveLength(3);
});
