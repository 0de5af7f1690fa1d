import { expect, test } from 'vitest';
import type { WordAnalysis } from '../analysis.ts';
import type { Evaluation } from './evaluate.ts';
import { isAnotherPhrase, phraseIssues } from './phrase-issues.ts';

const config = { different: 0.2, sure: 0.7 };

/** A phrase of this many words, all of them said unless `changes` says otherwise. */
function evaluationOf(words: number, changes: Partial<Evaluation> = {}): Evaluation {
  const phones = Array.from({ length: words }, (_, word) => ({ word }));
  return { chance: 1, replaced: [], missing: [], part: false, phones, ...changes } as Evaluation;
}

function issuesOf(words: number, changes: Partial<Evaluation>) {
  const analyses = Array.from({ length: words }, () => ({}) as WordAnalysis);
  return phraseIssues(evaluationOf(words, changes), analyses, config);
}

function codesOf(words: number, changes: Partial<Evaluation>) {
  return issuesOf(words, changes).map(({ code }) => code);
}

test('below its threshold of probability it was another phrase', () => {
  expect(isAnotherPhrase(evaluationOf(5, { chance: 0.19 }), config)).toBe(true);
  expect(isAnotherPhrase(evaluationOf(5, { chance: 0.2 }), config)).toBe(false);
  expect(issuesOf(5, { chance: 0.19, missing: [1, 2] })).toEqual([
    { code: 'different-phrase', blocking: true, message: '' },
  ]);
});

test('it is in doubt where words with more than half of the sounds were replaced', () => {
  const three = evaluationOf(3, { replaced: [0, 1, 2] });
  expect(isAnotherPhrase(three, config)).toBe(false);
  expect(codesOf(4, { replaced: [0, 1] })).toEqual([]);
  expect(codesOf(4, { replaced: [0, 1, 2] })).toEqual(['unsure-phrase']);
});

test('between another phrase and certainly this one it is unsure', () => {
  expect(issuesOf(5, { chance: 0.69 })).toEqual([
    { code: 'unsure-phrase', blocking: false, message: '' },
  ]);
  expect(issuesOf(5, { chance: 0.7 })).toEqual([]);
});

test('two missing words are reported, a single one only if it is more than a third of the phrase', () => {
  expect(codesOf(9, { missing: [3] })).toEqual([]);
  expect(issuesOf(9, { missing: [3, 5] })).toEqual([
    { code: 'words-missing', blocking: false, message: '', words: [3, 5] },
  ]);
  expect(codesOf(3, { missing: [1] })).toEqual([]);
  expect(codesOf(2, { missing: [0] })).toEqual(['words-missing']);
});

test('words missing at the end are reported as an early stop, even a single one', () => {
  expect(issuesOf(5, { part: true, missing: [4] })).toEqual([
    { code: 'stopped-early', blocking: false, message: '', words: [4] },
  ]);
  expect(codesOf(5, { part: true, missing: [3, 4], chance: 0.5 })).toEqual([
    'unsure-phrase',
    'stopped-early',
  ]);
  expect(codesOf(5, { part: true, missing: [0, 1] })).toEqual(['words-missing']);
  expect(codesOf(5, { part: false, missing: [3, 4] })).toEqual(['words-missing']);
  expect(codesOf(5, { part: true, missing: [] })).toEqual([]);
});
