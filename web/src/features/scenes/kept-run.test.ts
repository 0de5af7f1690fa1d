import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../lib/testing-storage.ts';
import { keptRuns, MOST_RUNS } from './kept-run.ts';
import { newRun, withLine } from './run.ts';

const DAY_MS = 24 * 3600_000;
const run = withLine(newRun({ slug: 'lunch', mode: 'part', part: 0, text: 'letters' }, 1000), 0, {
  state: 'unsure',
});

beforeEach(() => vi.stubGlobal('localStorage', storageOf(new Map())));
afterEach(() => vi.unstubAllGlobals());

test('a run is there later and in every tab, for its scene and its learner alone', () => {
  keptRuns.begin(7, run);
  expect(keptRuns.get(7, 'lunch', 2000)).toEqual(run);
  expect(keptRuns.get(8, 'lunch', 2000)).toBeUndefined();
  expect(keptRuns.get(7, 'doctor', 2000)).toBeUndefined();
});

test('a run that was left a week ago is not gone on with', () => {
  keptRuns.begin(7, run);
  expect(keptRuns.get(7, 'lunch', 999 + 7 * DAY_MS)).toEqual(run);
  expect(keptRuns.get(7, 'lunch', 1000 + 7 * DAY_MS)).toBeUndefined();
});

test('a run goes on being kept, unless another has begun or all was forgotten in another tab', () => {
  keptRuns.keep(7, run);
  expect(keptRuns.get(7, 'lunch', 2000)).toBeUndefined();
  keptRuns.begin(7, run);
  keptRuns.keep(7, { ...run, place: 3 });
  expect(keptRuns.get(7, 'lunch', 2000)?.place).toBe(3);
  keptRuns.begin(7, { ...run, key: 'other' });
  keptRuns.keep(7, { ...run, place: 4 });
  expect(keptRuns.get(7, 'lunch', 2000)).toMatchObject({ key: 'other', place: 0 });
});

test('where a run begins, what is too old, too many, or of no use is dropped, and nothing of others', () => {
  const now = 30 * DAY_MS;
  localStorage.setItem('saywell-scene:7:broken', '{}');
  keptRuns.begin(7, { ...run, slug: 'old', at: now - 7 * DAY_MS });
  keptRuns.begin(8, { ...run, slug: 'old', at: now - 7 * DAY_MS });
  for (let at = 0; at <= MOST_RUNS; at += 1) {
    keptRuns.begin(7, { ...run, slug: `scene-${at}`, at: now + at });
  }
  const slugs = Array.from({ length: MOST_RUNS }, (_, at) => `saywell-scene:7:scene-${at + 1}`);
  expect(Object.keys(localStorage)).toEqual(['saywell-scene:8:old', ...slugs]);
});

test('saving a run does not forget the one that has begun since', () => {
  keptRuns.begin(7, { ...run, key: 'other' });
  keptRuns.drop(7, run);
  expect(keptRuns.get(7, 'lunch', 2000)?.key).toBe('other');
  keptRuns.drop(7, { ...run, key: 'other' });
  expect(keptRuns.get(7, 'lunch', 2000)).toBeUndefined();
});

test.each([
  ['no key', { key: undefined }],
  ['a mode that there is not', { mode: 'sing' }],
  ['a part that there is not', { part: 2 }],
  ['a way to see its lines that there is not', { text: 'half' }],
  ['no lines', { said: undefined }],
  ['a line without a score', { said: { 0: { state: 'scored', analysisId: 'a' } } }],
  ['a line that is nothing', { said: { 0: null } }],
])('a stored run with %s is none', (_what, change) => {
  localStorage.setItem('saywell-scene:7:lunch', JSON.stringify({ ...run, ...change }));
  expect(keptRuns.get(7, 'lunch', 2000)).toBeUndefined();
});
