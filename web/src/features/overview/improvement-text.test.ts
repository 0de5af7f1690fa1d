import { expect, test } from 'vitest';
import { changeFigure, changeNote } from './improvement-text.ts';

test('with too few learners only their number is told', () => {
  expect(changeFigure({ learners: 1, medians: null })).toBe('–');
  expect(changeNote({ learners: 1, medians: null })).toBe(
    '1 learner so far. Shown once there are 10.',
  );
  expect(changeNote({ learners: 9, medians: null })).toBe(
    '9 learners so far. Shown once there are 10.',
  );
});

test('the median of the changes comes with how many learners it is of, and where half of them lie', () => {
  const part = {
    learners: 14,
    medians: { first: 61.2, last: 69.5, change: { low: -2.6, median: 7.5, high: 15.4 } },
  };
  expect(changeFigure(part)).toBe('+8');
  expect(changeNote(part)).toBe(
    'Median change of 14 learners, in points; half of the changes are between −3 and +15. Median score: 61 at first, 70 lately.',
  );
});

test('no change has no sign', () => {
  const change = { low: -0.4, median: 0.2, high: 1 };
  expect(changeFigure({ learners: 10, medians: { first: 5, last: 5, change } })).toBe('0');
});
