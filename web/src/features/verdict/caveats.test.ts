import { expect, test } from 'vitest';
import { caveatsOf } from './caveats.ts';
import { buildAnalysis } from './testing-analysis.ts';

const issue = (code: 'words-missing' | 'noisy', message: string) => ({
  code,
  blocking: false,
  message,
});
const missing = issue('words-missing', 'We didn’t hear “so.”');
const tip = { kind: 'missing-words' as const, words: [2], title: 'Say every word', body: '' };

test('missing words are told of by their tip alone', () => {
  const noisy = issue('noisy', 'It was noisy.');
  expect(caveatsOf(buildAnalysis({ issues: [missing, noisy], findings: [tip] }))).toEqual([
    'It was noisy.',
  ]);
  expect(caveatsOf(buildAnalysis({ issues: [missing], findings: [] }))).toEqual([missing.message]);
});

test('a take that was hard to judge says so', () => {
  expect(caveatsOf(buildAnalysis({ confidence: 0.6, issues: [] }))).toHaveLength(1);
  expect(caveatsOf(buildAnalysis({ confidence: 0.9, issues: [] }))).toEqual([]);
});
