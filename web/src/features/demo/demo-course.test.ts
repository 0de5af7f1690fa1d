import { CATEGORIES } from '@saywell/contract';
import { expect, test } from 'vitest';
import { DEMO_EXERCISES, demoPhrases, momentAfter } from './demo-course.ts';

test('of three exercises the second is the second-to-last', () => {
  expect([0, 1, 2, 3].map(momentAfter)).toEqual(['going-on', 'second-to-last', 'going-on', 'done']);
});

test('the demo has a phrase for each exercise, each of another category', () => {
  expect(demoPhrases).toHaveLength(DEMO_EXERCISES);
  expect(demoPhrases.map(({ category }) => category)).toEqual(CATEGORIES);
});
