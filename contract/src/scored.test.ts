import { expect, test } from 'vitest';
import { isScored } from './scored.ts';

const issue = (blocking: boolean) => ({ code: 'noisy' as const, blocking, message: 'Noise.' });

test('a take has a score unless an issue prevents it', () => {
  expect(isScored({ issues: [] })).toBe(true);
  expect(isScored({ issues: [issue(false)] })).toBe(true);
  expect(isScored({ issues: [issue(false), issue(true)] })).toBe(false);
});
