import { expect, test } from 'vitest';
import type { IssueCode } from '../analysis.ts';
import { issueMessage } from './issues.ts';

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

const ALL = (Object.keys(CODES) as IssueCode[]).flatMap((code) => [
  issueMessage(code),
  issueMessage(code, ['think']),
  issueMessage(code, ['think', 'another']),
]);

test('every problem says what happened and what to do next', () => {
  for (const message of ALL) {
    expect(message.split(/[.] /).length).toBeGreaterThanOrEqual(2);
    expect(message).toMatch(/(Check|Come|Move|Tap|Say|Find|Turn|Try|record|Read|Choose|Hold) /);
    for (const sentence of message.split(/(?<=[.]) /)) {
      expect(sentence.length).toBeLessThanOrEqual(160);
    }
  }
});

test('the words concerned are named when there are few', () => {
  expect(issueMessage('words-missing', ['worth', 'try'])).toBe(
    'We did not hear “worth” and “try”. Say the whole phrase, from the first word to the last.',
  );
  expect(issueMessage('words-missing', ['a', 'b', 'c', 'd', 'e'])).toMatch(/^Some words/);
});

test('of a phrase that was broken off, the first word that was not said is named', () => {
  const said = 'You stopped before “another”. Say the phrase all the way through to the last word.';
  expect(issueMessage('stopped-early', ['another', 'try'])).toBe(said);
  expect(issueMessage('stopped-early', ['another', 'b', 'c', 'd', 'e'])).toBe(said);
  expect(issueMessage('stopped-early')).toMatch(/^You stopped before the end of the phrase/);
});
