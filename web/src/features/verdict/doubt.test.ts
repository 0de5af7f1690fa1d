import type { Analysis } from '@saywell/contract';
import { expect, test } from 'vitest';
import { doubtOf } from './doubt.ts';

type Issue = Analysis['issues'][number];

const issue = (code: Issue['code'], blocking = false): Issue => ({
  code,
  blocking,
  message: `${code}. Do this.`,
  finding: { kind: 'issue', words: [], title: code, body: 'Do this.' },
});

test('what prevented a score comes first', () => {
  const issues = [issue('noisy'), issue('different-phrase', true)];
  expect(doubtOf({ issues })).toEqual({
    reason: 'different-phrase.',
    advice: 'Do this.',
    others: ['noisy. Do this.'],
  });
});

test('of several doubts the one that explains most comes first', () => {
  const issues = [issue('noisy'), issue('stopped-early')];
  expect(doubtOf({ issues }).reason).toBe('stopped-early.');
});

test('what is no reason for doubt is not told', () => {
  expect(doubtOf({ issues: [issue('narrow-band'), issue('noisy')] }).others).toEqual([]);
});

test('without an issue it says that the take was hard to hear, and what to do', () => {
  const { reason, advice } = doubtOf({ issues: [issue('clipped')] });
  expect(reason).toContain('hard to hear');
  expect(advice).not.toBe('');
});

test('an issue of an earlier version is told as it is', () => {
  const { finding: _, ...bare } = issue('silence', true);
  expect(doubtOf({ issues: [bare] })).toEqual({
    reason: 'silence. Do this.',
    advice: '',
    others: [],
  });
});
