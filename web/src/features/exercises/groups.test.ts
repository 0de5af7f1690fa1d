import { CATEGORIES, type Category, type Exercise } from '@saywell/contract';
import { expect, test } from 'vitest';
import { found, groupOf, groupsOf, nextOf } from './groups.ts';
import { ofCategory } from './queries.ts';

const files = import.meta.glob<Exercise[]>('../../../../server/seed/exercises/**/*.json', {
  eager: true,
  import: 'default',
});
const all = Object.entries(files)
  .flatMap(([path, list]) => list.map((one) => ({ ...one, category: categoryOf(path) })))
  .map((one, at) => ({ ...one, id: at + 1 }));

function categoryOf(path: string): Category {
  return CATEGORIES.find((category) => path.includes(`/exercises/${category}`))!;
}

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
  expect(of('V', 'W', 'EH')).toBe('lips');
  expect(of('EH', 'V')).toBe('e-a');
});

test('an exercise of several consonants in a row is grouped by that', () => {
  const trains = { sounds: ['S', 'T'], skill: 'clusters' };
  expect(groupOf({ category: 'pronunciation', trains }).id).toBe('clusters');
});

test('a search finds a sound, or words as they begin, with either apostrophe', () => {
  const phrases = (search: string) => found(all, search).map(({ phrase }) => phrase);
  expect(phrases('THIS SEAT')).toContain('Please sit in this seat.');
  expect(phrases('i’m so sorry')).toEqual(["I'm so sorry I'm late."]);
  expect(phrases('eat')).not.toContain('Please sit in this seat.');
  expect(new Set(found(all, 'th').map((one) => groupOf(one).id))).toEqual(new Set(['th']));
  expect(phrases('xylophone')).toEqual([]);
});

test('one that trains nothing we know of is not lost', () => {
  for (const category of CATEGORIES) {
    expect(groupOf({ category, trains: {} }).id).toBe('others');
    expect(groupOf({ category, trains: { skill: 'singing' } }).id).toBe('others');
  }
});

test('the next one is the easiest that was not completed; after the last there is none', () => {
  const [first, second] = ofCategory(all, 'pronunciation');
  expect(nextOf(all, 'pronunciation', new Set())).toBe(first);
  expect(nextOf(all, 'pronunciation', new Set([first!.id]))).toBe(second);
  expect(nextOf(all, 'pronunciation', new Set(all.map(({ id }) => id)))).toBeUndefined();
});
