import { expect, test } from 'vitest';
import { resultOf } from './drill-result.tsx';

const drill = (...passed: boolean[]) => ({
  tries: passed.map((one) => ({ analysisId: '', passed: one, percent: 0 })),
});

test('a drill that was left says how many of its tries passed', () => {
  expect(resultOf(drill(true))).toBe('passed 1 of 1 try');
  expect(resultOf(drill(false, true, true))).toBe('passed 2 of 3 tries');
  expect(resultOf(drill(false, false))).toBe('not yet');
});

test('one that ended well says so', () => {
  expect(resultOf(drill(false, true, true, true))).toBe('passed three times in a row');
});

test('one in which nothing could be judged claims nothing', () => {
  expect(resultOf(drill())).toBe('not sure');
});
