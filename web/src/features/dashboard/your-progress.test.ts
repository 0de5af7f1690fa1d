import { expect, test } from 'vitest';
import { isPracticed } from './your-progress.tsx';

const day = { date: '2026-03-02', minutes: 0, exercises: 0, accuracy: 0, isToday: false };

test('a day of ear training or drills alone was practiced, as the streak counts it', () => {
  expect(isPracticed(day)).toBe(false);
  expect(isPracticed({ ...day, minutes: 2 })).toBe(true);
  expect(isPracticed({ ...day, exercises: 1 })).toBe(true);
});
