import { expect, test } from 'vitest';
import { needsWork, verdictOf } from './verdict-bands.ts';

test.each([
  [100, 'Excellent!'],
  [95, 'Excellent!'],
  [94, 'Very Good!'],
  [85, 'Very Good!'],
  [84, 'Good!'],
  [75, 'Good!'],
  [74, 'Keep Practicing!'],
  [60, 'Keep Practicing!'],
  [59, 'Needs Work'],
  [0, 'Needs Work'],
])('%i percent is called %s', (score, title) => {
  expect(verdictOf(score).title).toBe(title);
});

test('the number that is shown decides: 94.6 reads 95 percent', () => {
  expect(verdictOf(94.6).title).toBe('Excellent!');
});

test('each verdict has its own message', () => {
  const messages = [97, 90, 80, 70, 30].map((score) => verdictOf(score).message);
  expect(new Set(messages).size).toBe(5);
});

test('a phrase is asked for again below the lowest band with a kind word', () => {
  expect([needsWork(59.4), needsWork(59.6), needsWork(60)]).toEqual([true, false, false]);
});
