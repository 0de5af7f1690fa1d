import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../lib/testing-storage.ts';
import type { Drill } from './drill.ts';
import {
  type DrillOwner,
  keepDrill,
  type KeptDrill,
  keptDrill,
  unsavedDrills,
} from './kept-drill.ts';
import { passedTry, wordToDrill } from './testing-drill.ts';

const HOUR_MS = 3600 * 1000;
const owner: DrillOwner = { userId: 7, of: 3 };
const drill: Drill = { of: wordToDrill, tries: [passedTry('a')], seconds: 4 };
const kept: KeptDrill = { drill, open: true, saved: false, at: 1000 };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', storageOf(stored));
});
afterEach(() => vi.unstubAllGlobals());

test('a drill is there after a reload', () => {
  keepDrill(owner, kept);
  expect(keptDrill(owner, 2000)).toEqual(kept);
});

test('one of a word of which nothing was known before is there, too', () => {
  const open = { ...kept, drill: { ...drill, of: { ...wordToDrill, before: undefined } } };
  keepDrill(owner, open);
  expect(keptDrill(owner, 2000)).toEqual(open);
});

test.each([
  ['no word', { drill: { ...drill, of: undefined } }],
  ['no sound', { drill: { ...drill, of: { ...wordToDrill, sound: undefined } } }],
  ['tries that are no list', { drill: { ...drill, tries: 3 } }],
  ['a try that is nothing', { drill: { ...drill, tries: [null] } }],
  ['no time', { at: undefined }],
])('a stored drill with %s is none', (_what, change) => {
  sessionStorage.setItem('saywell-drill:7:3', JSON.stringify({ ...kept, ...change }));
  expect(keptDrill(owner, 2000)).toBeUndefined();
});

test('it is nobody else’s, of no other phrase, and of no trial', () => {
  keepDrill(owner, kept);
  for (const other of [{ userId: 8, of: 3 }, { userId: 7, of: 4 }, 'trial'] as const) {
    expect(keptDrill(other, 2000)).toBeUndefined();
  }
});

test('one whose tries the server has forgotten is gone', () => {
  keepDrill(owner, kept);
  expect(keptDrill(owner, 1000 + 24 * HOUR_MS)).toBeUndefined();
});

test('what ended and was not saved is sent later, from whatever phrase, by its learner alone', () => {
  const tried = (...passed: boolean[]) => ({
    ...drill,
    tries: passed.map((one, at) => ({ ...passedTry(`${at}`), passed: one })),
  });
  const left = { ...kept, open: false, drill: tried(true) };
  const passed = { ...kept, drill: tried(true, true, true) };
  keepDrill(owner, left);
  keepDrill({ userId: 7, of: 'A phrase' }, passed);
  keepDrill({ userId: 7, of: 4 }, { ...kept, drill: tried(true) });
  keepDrill({ userId: 7, of: 5 }, { ...left, saved: true });
  keepDrill({ userId: 77, of: 3 }, left);
  keepDrill('trial', passed);
  expect(unsavedDrills(owner, 2000)).toEqual([left, passed]);
  expect(unsavedDrills('trial', 2000)).toEqual([passed]);
  expect(unsavedDrills(owner, 1000 + 24 * HOUR_MS)).toEqual([]);
});

test('without storage nothing is kept and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDrill(owner, kept);
  expect(keptDrill(owner, 2000)).toBeUndefined();
  expect(unsavedDrills(owner, 2000)).toEqual([]);
});
