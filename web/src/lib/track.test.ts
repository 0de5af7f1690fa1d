import { expect, test } from 'vitest';
import { createViewClock } from './track.ts';

test('only the time in view counts, also of the stretch that still lasts', () => {
  let now = 1000;
  const clock = createViewClock(() => now);
  now = 2000;
  expect(clock.milliseconds()).toBe(0);
  clock.set(true);
  now = 2500;
  clock.set(true);
  now = 3000;
  clock.set(false);
  now = 9000;
  clock.set(false);
  expect(clock.milliseconds()).toBe(1000);
  clock.set(true);
  now = 9400;
  expect(clock.milliseconds()).toBe(1400);
});
