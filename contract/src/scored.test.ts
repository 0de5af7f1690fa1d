import { describe, expect, test } from 'vitest';
import type { Analysis } from './analysis.ts';
import { hasResult, isDoubted, isScored } from './scored.ts';

type Code = Analysis['issues'][number]['code'];
type Word = Analysis['words'][number];

const issue = (blocking: boolean, code: Code = 'noisy') => ({ code, blocking, message: 'Noise.' });

const take = (overallAccuracy: number, confidence: number, ...codes: Code[]) => ({
  overallAccuracy,
  confidence,
  issues: codes.map((code) => issue(false, code)),
  words: [word('ok')],
});

const word = (kind: Word['kind']): Word => ({
  word: 'yes',
  start: 0,
  end: 1,
  accuracy: 0.9,
  kind,
  sounds: [],
});

test('a take has a score unless an issue prevents it', () => {
  expect(isScored({ issues: [] })).toBe(true);
  expect(isScored({ issues: [issue(false)] })).toBe(true);
  expect(isScored({ issues: [issue(false), issue(true)] })).toBe(false);
});

test('a take has a result unless its score is missing or in doubt', () => {
  expect(hasResult(take(40, 1))).toBe(true);
  expect(hasResult(take(40, 1, 'noisy'))).toBe(false);
  expect(hasResult({ ...take(0, 1), issues: [issue(true, 'silence')] })).toBe(false);
});

describe('the score of a take is in doubt', () => {
  test('when it was not the whole phrase or could not be heard well, however high it is', () => {
    for (const code of ['unsure-phrase', 'stopped-early', 'too-far'] as const) {
      expect(isDoubted(take(98, 1, code))).toBe(true);
    }
  });

  test('when it is low and there was noise', () => {
    expect(isDoubted(take(74, 1, 'noisy'))).toBe(true);
    expect(isDoubted(take(75, 1, 'noisy'))).toBe(false);
  });

  test('when noise covered every word that was said', () => {
    const noisy = take(98, 1, 'noisy');
    const covered = word('covered');
    expect(isDoubted({ ...noisy, words: [covered, word('missing')] })).toBe(true);
    expect(isDoubted({ ...noisy, words: [covered, word('unclear')] })).toBe(false);
  });

  test('sooner where more than the phrase was heard', () => {
    expect(isDoubted(take(74, 0.59, 'extra-words'))).toBe(true);
    expect(isDoubted(take(74, 0.6, 'extra-words'))).toBe(false);
    expect(isDoubted(take(75, 0.59, 'extra-words'))).toBe(false);
  });

  test('when it is low and the engine is not confident', () => {
    expect(isDoubted(take(74, 0.49))).toBe(true);
    expect(isDoubted(take(74, 0.5))).toBe(false);
    expect(isDoubted(take(75, 0.49))).toBe(false);
  });

  test('on neither side of a figure as it is shown', () => {
    expect(isDoubted(take(74.6, 1, 'noisy'))).toBe(false);
    expect(isDoubted(take(74.4, 1, 'noisy'))).toBe(true);
  });

  test('never for what says nothing about how far to believe it', () => {
    expect(isDoubted(take(40, 1, 'narrow-band', 'words-missing', 'clipped'))).toBe(false);
  });

  test('never without a score', () => {
    expect(isDoubted({ ...take(0, 0), issues: [issue(true, 'silence')] })).toBe(false);
  });
});
