import { expect, test } from 'vitest';
import type { IssueCode } from '../analysis.ts';
import { textOf } from './finding-text.ts';
import { issueFinding } from './issues.ts';
import { word } from './testing-take.ts';

const CODES: Record<IssueCode, true> = {
  silence: true,
  'too-quiet': true,
  clipped: true,
  'too-short': true,
  'too-long': true,
  'only-noise': true,
  noisy: true,
  'narrow-band': true,
  damaged: true,
  'different-phrase': true,
  'unsure-phrase': true,
  'words-missing': true,
  'extra-words': true,
  'stopped-early': true,
  'too-far': true,
  'unreadable-phrase': true,
};

const words = ['I', 'think', 'it', 'over', 'another', 'time'].map((name) => word(name, 'AH'));

const found = (code: IssueCode, concerned?: number[]) =>
  issueFinding({ code, ...(concerned && { words: concerned }) }, words);

const ALL = (Object.keys(CODES) as IssueCode[]).flatMap((code) => [
  found(code),
  found(code, [1]),
  found(code, [1, 4]),
]);

test('every problem says what happened and what to do next', () => {
  for (const finding of ALL) {
    expect(finding.kind).toBe('issue');
    expect(finding.body).toMatch(
      /(Check|Come|Keep|Move|Tap|Say|Find|Turn|Try|record|Read|Choose|Hold) /,
    );
    for (const sentence of textOf(finding).split(/(?<=[.]) /)) {
      expect(sentence.length).toBeLessThanOrEqual(160);
    }
  }
});

test('the words concerned are named when there are few', () => {
  const named = found('words-missing', [1, 4]);
  expect(named.words).toEqual([1, 4]);
  for (const name of ['“think”', '“another”']) expect(named.title).toContain(name);
  expect(found('words-missing', [0, 1, 2, 3]).title).toContain('“I,”');
  const many = found('words-missing', [0, 1, 2, 3, 4]);
  expect(many.title).toBe(found('words-missing').title);
  expect(many.words).toHaveLength(5);
});

test('of a phrase that was broken off, the first word that was not said is named', () => {
  const broken = found('stopped-early', [4, 5]);
  expect(broken.title).toContain('“another”');
  expect(broken.title).not.toContain('“time”');
  expect(found('stopped-early', [1, 2, 3, 4, 5]).title).toContain('“think”');
  expect(found('stopped-early').title).not.toContain('“');
});

test('noise is told by how much it covered', () => {
  expect(found('noisy').title).toBe('There was noise in the background');
  expect(found('noisy', [1, 2, 3, 4]).title).toContain('“think,” “it,” “over,” and “another”');
  expect(found('noisy', [1, 2, 3, 4, 5]).title).toBe('Background noise covered several words');
});
