import { CATEGORIES, type Exercise } from '@saywell/contract';
import { expect, test } from 'vitest';
import accentReduction from '../../../../server/seed/exercises/accent-reduction.json';
import intonation from '../../../../server/seed/exercises/intonation.json';
import pronunciation from '../../../../server/seed/exercises/pronunciation.json';
import { groupOf, groupsOf, nextOf } from './groups.ts';

const SEEDED = { pronunciation, 'accent-reduction': accentReduction, intonation };

const all = CATEGORIES.flatMap((category) =>
  SEEDED[category].map((one) => ({ ...one, category })),
).map((one, at) => ({ ...one, id: at + 1 }) as unknown as Exercise);

test('every exercise that comes with the product has a group, and no group is a single one', () => {
  for (const category of CATEGORIES) {
    const groups = groupsOf(all, category);
    expect(groups.map(({ id }) => id)).not.toContain('others');
    expect(groups.length).toBeGreaterThanOrEqual(4);
    expect(Math.min(...groups.map(({ exercises }) => exercises.length))).toBeGreaterThan(1);
    const grouped = groups.flatMap(({ exercises }) => exercises);
    expect(grouped).toHaveLength(all.filter((one) => one.category === category).length);
  }
});

test('within a group the easiest stands first, and so do the groups', () => {
  const groups = groupsOf(all, 'pronunciation');
  for (const { exercises } of groups) {
    const levels = exercises.map(({ difficulty }) => difficulty);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  }
  const firsts = groups.map(({ exercises }) => exercises[0]!.difficulty);
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
});

test('an exercise is grouped by the first sound it names', () => {
  const of = (...sounds: string[]) => groupOf({ category: 'pronunciation', trains: { sounds } }).id;
  expect(of('DH')).toBe('th');
  expect(of('V', 'W', 'EH')).toBe('r-l');
  expect(of('EH', 'V')).toBe('vowels');
});

test('one that trains nothing we know of is not lost', () => {
  for (const category of CATEGORIES) {
    expect(groupOf({ category, trains: {} }).id).toBe('others');
    expect(groupOf({ category, trains: { skill: 'singing' } }).id).toBe('others');
  }
});

test('the next one is the easiest that was not completed; after the last there is none', () => {
  const [first, second] = all;
  expect(nextOf(all, 'pronunciation', new Set())).toBe(first);
  expect(nextOf(all, 'pronunciation', new Set([first!.id]))).toBe(second);
  expect(nextOf(all, 'pronunciation', new Set(all.map(({ id }) => id)))).toBeUndefined();
});
