import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdCadence, isAdDue } from './cadence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const due = (tier: 'anonymous' | 'registered') =>
  Array.from({ length: 9 }, (_, completed) => completed).filter((n) => isAdDue(n, tier));

test('visitors see an ad after every second exercise', () => {
  expect(due('anonymous')).toEqual([2, 4, 6, 8]);
});

test('registered users see an ad after every fourth exercise', () => {
  expect(due('registered')).toEqual([4, 8]);
});

test('the ad is on for five seconds, as a banner or as a native card', () => {
  const cadence = createAdCadence(() => 'anonymous');
  cadence.exerciseCompleted();
  expect(cadence.adBreak.get()).toBeUndefined();
  cadence.exerciseCompleted();
  expect(cadence.adBreak.get()?.after).toBe(2);
  expect(['banner', 'native']).toContain(cadence.adBreak.get()?.format);
  vi.advanceTimersByTime(4999);
  expect(cadence.adBreak.get()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(cadence.adBreak.get()).toBeUndefined();
});

test('whoever watches hears of the ad coming and going', () => {
  const cadence = createAdCadence(() => 'anonymous');
  const changed = vi.fn<() => void>();
  const stop = cadence.adBreak.subscribe(changed);
  cadence.exerciseCompleted();
  cadence.exerciseCompleted();
  vi.advanceTimersByTime(5000);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  cadence.exerciseCompleted();
  cadence.exerciseCompleted();
  expect(changed).toHaveBeenCalledTimes(2);
});
