import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedAnalysis } from './analyze.ts';
import { dropUnsaved, keepUnsaved, unsavedTake } from './unsaved-take.ts';

const HOUR_MS = 3600 * 1000;
const owner = { userId: 7, of: 3 };
const analysis: SavedAnalysis = {
  analysisId: 'a',
  overallAccuracy: 82,
  accuracyScore: 82,
  fluencyScore: 90,
  prosodyScore: 85,
  completenessScore: 100,
  transcript: 'think',
  confidence: 0.9,
  words: [{ word: 'think', accuracy: 0.8, start: 0.1, end: 0.5, kind: 'ok', sounds: [] }],
  pauses: [],
  pitch: { times: [], semitones: [] },
  issues: [],
  contrasts: [{ word: 0, sound: 'TH', instead: 'S', verdict: 'wrong' }],
  feedback: [],
  recommendations: [],
};
const take = { analysis, seconds: 40, at: 1000 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a verdict that was not saved is there on return', () => {
  keepUnsaved(owner, take);
  expect(unsavedTake(owner, 2000)).toEqual(take);
});

test('one from before contrasts were tested has none', () => {
  const { contrasts: _, ...older } = analysis;
  keepUnsaved(owner, { ...take, analysis: older as SavedAnalysis });
  expect(unsavedTake(owner, 2000)?.analysis).toEqual({ ...older, contrasts: [] });
});

test.each([
  ['no words', { words: undefined }],
  ['a word without sounds', { words: [{ word: 'think' }] }],
  ['no pitch', { pitch: undefined }],
  ['a score that is no number', { fluencyScore: '90' }],
  ['no issues', { issues: undefined }],
])('a stored analysis with %s is not offered', (_what, change) => {
  const stored = JSON.stringify({ ...take, analysis: { ...analysis, ...change } });
  sessionStorage.setItem('saywell-unsaved:7:3', stored);
  expect(unsavedTake(owner, 2000)).toBeUndefined();
});

test('it is nobody else’s and of no other exercise', () => {
  keepUnsaved(owner, take);
  expect(unsavedTake({ ...owner, userId: 8 }, 2000)).toBeUndefined();
  expect(unsavedTake({ ...owner, of: 4 }, 2000)).toBeUndefined();
  expect(unsavedTake({ ...owner, of: 'A phrase' }, 2000)).toBeUndefined();
});

test('what the server has forgotten is not offered', () => {
  keepUnsaved(owner, take);
  expect(unsavedTake(owner, 1000 + 24 * HOUR_MS)).toBeUndefined();
});

test('a take without a score is not kept', () => {
  const issues = [{ code: 'different-phrase' as const, blocking: true, message: '' }];
  keepUnsaved(owner, { ...take, analysis: { ...analysis, issues } });
  keepUnsaved(owner, { ...take, analysis: { ...analysis, analysisId: undefined } });
  expect(unsavedTake(owner, 2000)).toBeUndefined();
});

test('a saved one is gone', () => {
  keepUnsaved(owner, take);
  dropUnsaved(owner);
  expect(unsavedTake(owner, 2000)).toBeUndefined();
});

test('a browser that stores nothing is no problem', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepUnsaved(owner, take)).not.toThrow();
  expect(unsavedTake(owner, 2000)).toBeUndefined();
  expect(() => dropUnsaved(owner)).not.toThrow();
});
