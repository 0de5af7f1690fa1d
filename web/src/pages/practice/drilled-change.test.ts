import type { Analysis } from '@saywell/contract';
import { expect, test } from 'vitest';
import type { KeptDrill } from '../../features/drill/kept-drill.ts';
import { drilledChange } from './drilled-change.ts';

const PHRASE = 'I think so.';
const MINUTE_MS = 60_000;

const last = {
  drill: {
    of: { phrase: PHRASE, index: 1, word: 'think', before: 48 },
    tries: [{ analysisId: 'a', passed: true, percent: 90 }],
  },
  open: false,
  saved: true,
  at: 0,
} as unknown as KeptDrill;

const analysis = (overrides: object = {}) =>
  ({
    overallAccuracy: 85,
    confidence: 0.9,
    issues: [],
    words: [
      { word: 'I', accuracy: 1, kind: 'ok' },
      { word: 'think', accuracy: 0.812, kind: 'ok' },
      { word: 'so', accuracy: 1, kind: 'ok' },
    ],
    ...overrides,
  }) as unknown as Analysis;

test('the word that was drilled is shown before and after', () => {
  const change = drilledChange(last, PHRASE, analysis(), MINUTE_MS);
  expect(change).toEqual({ word: 'think', from: 48, to: 81 });
});

test('nothing is shown without a try, while it goes on, for another phrase, or long after', () => {
  const none = { ...last, drill: { ...last.drill, tries: [] } };
  expect(drilledChange(undefined, PHRASE, analysis(), MINUTE_MS)).toBeUndefined();
  expect(drilledChange(none, PHRASE, analysis(), MINUTE_MS)).toBeUndefined();
  expect(drilledChange({ ...last, open: true }, PHRASE, analysis(), MINUTE_MS)).toBeUndefined();
  expect(drilledChange(last, 'We think so.', analysis(), MINUTE_MS)).toBeUndefined();
  expect(drilledChange(last, PHRASE, analysis(), 60 * MINUTE_MS)).toBeUndefined();
});

test('nothing is shown of a word that was left out or that noise covered', () => {
  for (const kind of ['missing', 'covered']) {
    const words = [{ word: 'I' }, { word: 'think', accuracy: 0.8, kind }];
    expect(drilledChange(last, PHRASE, analysis({ words }), MINUTE_MS)).toBeUndefined();
  }
});

test('nor of one whose trained sound may have been another, now or before', () => {
  const sounds = [{ maybe: 'S' }];
  const words = [{ word: 'I' }, { word: 'think', accuracy: 0.8, kind: 'ok', sounds }];
  expect(drilledChange(last, PHRASE, analysis({ words }), MINUTE_MS)).toBeUndefined();
  const { drill } = last;
  const open = { ...last, drill: { ...drill, of: { ...drill.of, before: undefined } } };
  expect(drilledChange(open, PHRASE, analysis(), MINUTE_MS)).toBeUndefined();
});

test('a take in doubt shows no change', () => {
  const doubted = analysis({ overallAccuracy: 40, confidence: 0.2 });
  const refused = analysis({ issues: [{ code: 'different-phrase', blocking: true, message: '' }] });
  for (const one of [doubted, refused]) {
    expect(drilledChange(last, PHRASE, one, MINUTE_MS)).toBeUndefined();
  }
});
