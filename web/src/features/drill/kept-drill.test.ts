import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DrillOwner, keepDrill, type KeptDrill, keptDrill } from './kept-drill.ts';

const HOUR_MS = 3600 * 1000;
const owner: DrillOwner = { userId: 7, of: 3 };
const kept = { drill: { tries: [] }, open: true, saved: false, at: 1000 } as unknown as KeptDrill;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a drill is there after a reload', () => {
  keepDrill(owner, kept);
  expect(keptDrill(owner, 2000)).toEqual(kept);
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

test('without storage nothing is kept and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDrill(owner, kept);
  expect(keptDrill(owner, 2000)).toBeUndefined();
});
