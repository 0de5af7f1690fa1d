import { MINUTE_MS } from '@saywell/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallCounts } from './call-counts.ts';

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

test('each endpoint with its own limit has its own counter', () => {
  const counts = new CallCounts();
  countCall(counts);
  expect(countCall(counts.child()).current).toBe(1);
});

test.each([-3600_000, 24 * 3600_000])(
  'setting the clock by %i ms neither resets nor extends the limit',
  (jump) => {
    const counts = new CallCounts();
    countCall(counts);
    vi.setSystemTime(Date.now() + jump);
    expect(countCall(counts)).toEqual({ current: 2, ttl: MINUTE_MS });
    vi.advanceTimersByTime(MINUTE_MS);
    expect(countCall(counts).current).toBe(1);
  },
);

test('the number of counted visitors is bounded: the least recent are dropped', () => {
  const counts = new CallCounts();
  for (let n = 0; n <= 5000; n++) countCall(counts, `visitor ${n}`);
  expect(countCall(counts, 'visitor 5000').current).toBe(2);
  expect(countCall(counts, 'visitor 0').current).toBe(1);
});
