import { describe, expect, it } from 'vitest';
import { lastPractice, practiceTime } from './account-summary.tsx';

const now = new Date(2026, 2, 9, 8, 30);

describe('lastPractice', () => {
  it('counts in calendar days, not in hours', () => {
    expect(lastPractice(new Date(2026, 2, 9, 0, 5), now)).toBe('Today');
    expect(lastPractice(new Date(2026, 2, 8, 23, 55), now)).toBe('Yesterday');
    expect(lastPractice(new Date(2026, 2, 8, 0, 5), now)).toBe('Yesterday');
  });

  it('counts days for a week and then names the date', () => {
    expect(lastPractice(new Date(2026, 2, 7, 12), now)).toBe('2 days ago');
    expect(lastPractice(new Date(2026, 2, 3, 12), now)).toBe('6 days ago');
    expect(lastPractice(new Date(2026, 2, 2, 12), now)).toBe('March 2, 2026');
  });

  it('is not confused by a device whose clock is behind the server', () => {
    expect(lastPractice(new Date(2026, 2, 10, 0, 1), now)).toBe('Today');
  });

  it('says so when there was none', () => {
    expect(lastPractice(undefined, now)).toBe('Not yet');
  });
});

it.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 h'],
  [135, '2 h 15 min'],
])('says %i minutes as %j', (minutes, text) => {
  expect(practiceTime(minutes)).toBe(text);
});
