import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallCounts } from './call-counts.ts';

const MINUTE_MS = 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function countCall(counts: CallCounts, key = '192.0.2.1') {
  let found = { current: 0, ttl: 0 };
  counts.incr(key, (_error, result) => (found = result!), MINUTE_MS, 10);
  return found;
}

test('calls count together for a minute after the first', () => {
  const counts = new CallCounts();
  expect(countCall(counts)).toEqual({ current: 1, ttl: MINUTE_MS });
  vi.advanceTimersByTime(20_000);
  expect(countCall(counts)).toEqual({ current: 2, ttl: 40_000 });
  expect(countCall(counts, '192.0.2.2').current).toBe(1);
  vi.advanceTimersByTime(40_000);
  expect(countCall(counts).current).toBe(1);
});

test('each call of the contract with a limit of its own has counts of its own', () => {
  const counts = new CallCounts();
  countCall(counts);
  expect(countCall(counts.child()).current).toBe(1);
});

test.each([-3600_000, 24 * 3600_000])('a clock put by %i ms neither frees nor refuses', (jump) => {
  const counts = new CallCounts();
  countCall(counts);
  vi.setSystemTime(Date.now() + jump);
  expect(countCall(counts)).toEqual({ current: 2, ttl: MINUTE_MS });
  vi.advanceTimersByTime(MINUTE_MS);
  expect(countCall(counts).current).toBe(1);
});

test('so many visitors that they fill the memory do not: who was not seen for longest is forgotten', () => {
  const counts = new CallCounts();
  for (let n = 0; n <= 5000; n++) countCall(counts, `visitor ${n}`);
  expect(countCall(counts, 'visitor 5000').current).toBe(2);
  expect(countCall(counts, 'visitor 0').current).toBe(1);
});
