import { expect, test } from 'vitest';
import { type Judged, newRun, type SceneRun } from './run.ts';
import { partlyOf, sumUp } from './sum-up.ts';

const parts: [string, string] = ['Server', 'Guest'];
const lines = [{ part: 0 }, { part: 1 }, { part: 0 }, { part: 1 }] as const;
const scored: Judged = {
  state: 'scored',
  analysisId: 'one',
  score: 100,
  prosody: 100,
  pace: { stretches: [], syllables: 0, seconds: 0, pauses: 0, pauseSeconds: 0 },
  stress: { right: 0, of: 0 },
  melody: null,
  tip: '',
};
const guest = newRun({ slug: 'ordering', mode: 'part', part: 1, text: 'all' }, 0);

test('a run says how much of it was said, unless every line of it has a score', () => {
  const partlyIn = (said: SceneRun['said']) => sumUp({ ...guest, said }, { lines, parts }).partly;
  expect(partlyIn({ 1: scored, 3: scored })).toBe('');
  expect(partlyIn({ 1: scored })).toBe('You said 1 of 2 lines');
  expect(partlyIn({ 1: scored, 3: { state: 'unsure' } })).toBe('We scored 1 of 2 lines');
  expect(partlyIn({ 1: scored, 3: { state: 'failed' } })).toBe('We scored 1 of 2 lines');
});

test('a scene of which lines were skipped was shadowed in part', () => {
  const nameOf = (said: SceneRun['said']) =>
    sumUp({ ...guest, mode: 'shadow', part: null, said }, { lines, parts }).name;
  expect(nameOf({ 0: scored, 1: scored, 2: scored, 3: scored })).toBe('You shadowed the scene');
  expect(nameOf({ 0: scored, 2: scored })).toBe('You shadowed part of the scene');
});

test.each([
  ['all that it asks for', [96, 90], ''],
  ['one line', [96], '1 of 2 lines'],
  ['a line that was in doubt', [96, null], '1 of 2 lines'],
  ['nothing that counts', [null], ''],
])('an earlier run of %s says so', (_what, scores, said) => {
  const counted = scores.map((score, at) => ({ line: 2 * at + 1, score }));
  expect(partlyOf({ part: 1, lines: counted }, lines)).toBe(said);
});
