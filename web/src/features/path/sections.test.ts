import { expect, test } from 'vitest';
import { sectionsOf, unclearSound } from './sections.ts';

const step = (contrast: string, rest: object = {}) => ({
  contrast,
  choice: null,
  ear: null,
  mouth: [],
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

const mouth = (...accuracies: (number | null)[]) =>
  accuracies.map((accuracy, at) => ({ phone: `P${at}`, ipa: 'p', accuracy }));

test('what is heard stays until it is said clearly', () => {
  const some = [
    step('unclear', { ...heard, mouth: mouth(0.9, 0.5) }),
    step('clear', { ...heard, mouth: mouth(0.9, 0.75) }),
    step('unknown', { ...heard, mouth: mouth(0.9, null) }),
  ];
  const { next, heard: known } = sectionsOf(some, new Set());
  expect(idsOf(next)).toEqual(['unclear']);
  expect(idsOf(known)).toEqual(['clear', 'unknown']);
});

test('there to say is the sound that is said worst, if it is not clear', () => {
  expect(unclearSound({ mouth: mouth(0.7, 0.5) })).toBe('P1');
  expect(unclearSound({ mouth: mouth(0.75, null) })).toBeUndefined();
});
