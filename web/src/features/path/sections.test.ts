import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const step = (contrast: string, rest: object = {}) => ({
  contrast,
  choice: null,
  ear: null,
  ...rest,
});
const heard = { ear: { last: { asked: 10, heard: 9 }, mark: 'heard' as const } };
const idsOf = (steps: { contrast: string }[]) => steps.map(({ contrast }) => contrast);
const steps = [
  step('one'),
  step('two', { choice: 'skipped' as const }),
  step('three', { choice: 'pinned' as const }),
  step('four', heard),
  step('five', { ...heard, choice: 'skipped' as const }),
];

test('what is pinned comes first, what is heard or skipped has its own place', () => {
  const { next, heard: known, skipped } = sectionsOf(steps, new Set());
  expect(idsOf(next)).toEqual(['three', 'one']);
  expect(idsOf(known)).toEqual(['four']);
  expect(idsOf(skipped)).toEqual(['two', 'five']);
});

test('what was skipped just now stays where it was', () => {
  const { next, skipped } = sectionsOf(steps, new Set(['two']));
  expect(idsOf(next)).toEqual(['three', 'one', 'two']);
  expect(idsOf(skipped)).toEqual(['five']);
});
