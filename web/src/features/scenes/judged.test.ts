import type { Analysis } from '@saywell/contract';
import { expect, test } from 'vitest';
import { againOf, judgedFrom, polishOf, scoresOf } from './judged.ts';
import { type Judged, scoredIn } from './run.ts';

const word = {
  word: 'Hi',
  start: 0,
  end: 0.4,
  accuracy: 0.9,
  kind: 'ok' as const,
  sounds: [{ phone: 'AY', ipa: 'aɪ', start: 0, end: 0.4, accuracy: 0.9, verdict: 'good' as const }],
};
const take: Analysis & { analysisId: string } = {
  analysisId: 'one',
  overallAccuracy: 82,
  accuracyScore: 82,
  fluencyScore: 90,
  prosodyScore: 71,
  completenessScore: 100,
  transcript: 'Hi',
  confidence: 0.9,
  words: [word],
  pauses: [],
  pitch: { times: [], semitones: [] },
  issues: [],
  contrasts: [],
  feedback: [],
  recommendations: [],
};
const finding = (kind: 'praise' | 'melody', title: string, body = '') => ({
  kind,
  words: [],
  title,
  body,
});
const UNSURE: Judged = { state: 'unsure' };
const line = (score: number, tip = ''): Judged => ({
  ...judgedFrom({ ...take, overallAccuracy: score }),
  ...(tip && { tip }),
});

test('a line with a score keeps it, its pace, and the first thing to do', () => {
  const findings = [
    finding('praise', 'Every sound was clear'),
    finding('melody', 'Let your voice fall at the end', 'It went up.'),
  ];
  expect(judgedFrom({ ...take, findings })).toMatchObject({
    state: 'scored',
    analysisId: 'one',
    score: 82,
    prosody: 71,
    pace: { syllables: 1 },
    tip: 'Let your voice fall at the end. It went up.',
  });
});

test('praise is nothing to do', () => {
  const findings = [finding('praise', 'Every sound was clear')];
  expect(judgedFrom({ ...take, findings, recommendations: ['Well done.'] })).toMatchObject({
    tip: '',
  });
});

test('an analysis of an earlier version has its tip as text', () => {
  expect(judgedFrom({ ...take, recommendations: ['Say it again.'] })).toMatchObject({
    tip: 'Say it again.',
  });
});

test.each([
  ['in doubt', { issues: [{ code: 'too-far' as const, blocking: false, message: '' }] }],
  ['without a score', { issues: [{ code: 'silence' as const, blocking: true, message: '' }] }],
  ['that the server does not have', { analysisId: undefined }],
  ['of which no word was said', { words: [{ ...word, kind: 'missing' as const }] }],
])('a line %s counts nothing', (_what, change) => {
  expect(judgedFrom({ ...take, ...change })).toEqual({ state: 'unsure' });
});

test('the scores of a run are the means of its lines', () => {
  const lines = scoredIn({ said: { 0: line(70), 2: line(90) } });
  expect(scoresOf(lines)).toEqual({ score: 80, prosody: 71 });
  expect(scoresOf([])).toBeUndefined();
});

const FAILED: Judged = { state: 'failed' };

test.each([
  ['the one that went worst', { 0: line(85), 2: line(60), 4: line(95) }, 2, ''],
  ['one in doubt, where the others went well', { 0: line(90), 2: UNSURE, 4: line(90) }, 2, 'sure'],
  ['one that was skipped', { 0: line(90), 4: line(95) }, 2, 'skipped'],
  ['one that was not checked', { 0: line(90), 2: FAILED, 4: line(90) }, 2, 'checked'],
  ['the one that went worst before one in doubt', { 0: UNSURE, 2: line(89) }, 2, ''],
  ['none where all went well', { 0: line(95), 2: line(90), 4: line(90, 'Link it.') }, undefined],
])('the line to do again is %s', (_which, said, place, why = '') => {
  const again = againOf({ said }, [0, 2, 4]);
  expect(again?.line).toBe(place);
  expect(again?.tip ?? '').toContain(why);
});

test.each([
  ['the one that went worst, if something is to be done', { 0: line(99), 2: line(95, 'Link.') }, 2],
  ['none otherwise', { 0: line(99, 'Link.'), 2: line(95) }, undefined],
])('the line to polish is %s', (_which, said, place) => {
  expect(polishOf({ said })?.line).toBe(place);
});
