import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../lib/testing-storage.ts';
import { keptRuns } from './kept-run.ts';
import { newRun, withLine } from './run.ts';

const DAY_MS = 24 * 3600_000;
const run = withLine(newRun({ slug: 'lunch', mode: 'part', part: 0, text: 'letters' }, 1000), 0, {
  state: 'unsure',
});

beforeEach(() => vi.stubGlobal('sessionStorage', storageOf(new Map())));
afterEach(() => vi.unstubAllGlobals());

test('a run is there after a reload, for its scene and its learner alone', () => {
  keptRuns.keep(7, run);
  expect(keptRuns.get(7, 'lunch', 2000)).toEqual(run);
  expect(keptRuns.get(8, 'lunch', 2000)).toBeUndefined();
  expect(keptRuns.get(7, 'doctor', 2000)).toBeUndefined();
});

test('a run whose takes the server has forgotten is gone', () => {
  keptRuns.keep(7, run);
  expect(keptRuns.get(7, 'lunch', 1000 + DAY_MS)).toBeUndefined();
});

test('saving a run does not forget the one that has begun since', () => {
  keptRuns.keep(7, { ...run, key: 'other' });
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
  sessionStorage.setItem('saywell-scene:7:lunch', JSON.stringify({ ...run, ...change }));
  expect(keptRuns.get(7, 'lunch', 2000)).toBeUndefined();
});
