import type { Exercise } from '@saywell/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { courseOf, following, neighbors } from './course.ts';

const exercise = (id: number, difficulty = 1): Exercise => ({
  id,
  title: `Exercise ${id}`,
  phrase: 'A phrase.',
  category: 'pronunciation',
  difficulty,
  audioUrl: null,
  tips: [],
  trains: {},
});
const all = [exercise(1, 3), exercise(2, 2), exercise(3, 1)];
const ids = (course: { exercises: Exercise[] }) => course.exercises.map(({ id }) => id);

const kept = (plan: { id: number; reason: string }[]) =>
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(plan) });

afterEach(() => vi.unstubAllGlobals());

test('an exercise goes on through its category, easiest first', () => {
  const course = courseOf(all, exercise(2), { userId: 1, within: 'category' });
  expect(ids(course)).toEqual([3, 2, 1]);
  expect(course.end).toBe('/practice#pronunciation');
  expect(course.reason).toBeUndefined();
});

test('in a session it goes on through the session, and says why it is in it', () => {
  kept([
    { id: 1, reason: 'weak' },
    { id: 3, reason: 'due' },
  ]);
  const course = courseOf(all, exercise(3), { userId: 1, within: 'plan' });
  expect(ids(course)).toEqual([1, 3]);
  expect(course.reason).toBe('due');
  expect(course.addressOf(exercise(1))).toContain('&weakest');
});

test('a session that this tab does not know is the category', () => {
  kept([{ id: 1, reason: 'weak' }]);
  expect(ids(courseOf(all, exercise(2), { userId: 1, within: 'plan' }))).toEqual([3, 2, 1]);
});

const phrase = (exerciseId: number) => ({ exerciseId, said: 'no' as const });

test('in the first session it goes on through its phrases, with short verdicts', () => {
  const first = [phrase(3), phrase(1)];
  const course = courseOf(all, exercise(3), { userId: 1, within: 'first', first });
  expect(ids(course)).toEqual([3, 1]);
  expect(course).toMatchObject({ isBrief: true, end: '/first-session' });
});

test('saving leads past phrases of the first session that are said', () => {
  const first = [phrase(3), { exerciseId: 1, said: 'unsure' as const }, phrase(2)];
  const course = courseOf(all, exercise(3), { userId: 1, within: 'first', first });
  expect(following(course, 3)?.id).toBe(2);
  expect(following(course, 2)).toBeUndefined();
});

test('saving leads to the next of a category, done or not', () => {
  const course = courseOf(all, exercise(2), { userId: 1, within: 'category' });
  expect(following(course, 3)?.id).toBe(2);
  expect(following(course, 1)).toBeUndefined();
});

test('an exercise that is not in the first session goes on through its category', () => {
  const first = [phrase(3), phrase(1)];
  const course = courseOf(all, exercise(2), { userId: 1, within: 'first', first });
  expect(ids(course)).toEqual([3, 2, 1]);
});

test('as a step of today’s practice it is alone and leads back there', () => {
  const course = courseOf(all, exercise(2), { userId: 1, within: 'today' });
  expect(ids(course)).toEqual([2]);
  expect(course.end).toBe('/today');
  expect(course.last).toBe('Save it and go back to today’s steps.');
  expect(course.back.to).toBe('/today');
});

const exercises = [{ id: 7 }, { id: 3 }, { id: 9 }];

test('the neighbors are those of the list, not of the numbers', () => {
  expect(neighbors(exercises, 3)).toEqual({
    number: 2,
    of: 3,
    previous: { id: 7 },
    next: { id: 9 },
  });
});

test('the first has nothing before it and the last nothing after it', () => {
  expect(neighbors(exercises, 7).previous).toBeUndefined();
  expect(neighbors(exercises, 9).next).toBeUndefined();
});

test('a line of a scene is alone, and leads back to its scene', () => {
  const line = { ...exercise(9), scene: { slug: 'ordering', line: 2, part: 0 as const } };
  const course = courseOf(all, line, { userId: 1, within: 'category' });
  expect(ids(course)).toEqual([9]);
  expect([course.back.to, course.end]).toEqual(['/scenes/ordering', '/scenes/ordering']);
});

test('an item of a class leads back to the class', () => {
  const course = courseOf(all, exercise(2), { userId: 1, within: { class: 'x'.repeat(43) } });
  expect(ids(course)).toEqual([2]);
  expect(course).toMatchObject({ end: `/class/${'x'.repeat(43)}` });
});
