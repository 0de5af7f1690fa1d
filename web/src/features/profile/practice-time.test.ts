import { expect, it } from 'vitest';
import { practiceTime } from './practice-time.ts';

it.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 h'],
  [135, '2 h 15 min'],
])('says %i minutes as %j', (minutes, text) => {
  expect(practiceTime(minutes)).toBe(text);
});
