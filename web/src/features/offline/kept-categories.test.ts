import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SPOKEN_PATHS } from '../../lib/kept.ts';
import { memoryCaches } from '../../lib/testing-caches.ts';
import { storageOf } from '../../lib/testing-storage.ts';
import type { Examples } from './keep-examples.ts';
import type * as KeptCategories from './kept-categories.ts';

const examplesIn = (voiceName: string): Examples => ({
  phrases: ['One.', 'Two.'],
  asksFor: (text) => [{ text, voiceOptions: { voiceName, speakingRate: 0.9, pitch: 0 } }],
  paths: SPOKEN_PATHS,
});
const EXAMPLES = examplesIn('en-US-Neural2-F');
const ALL = { intonation: EXAMPLES, pronunciation: EXAMPLES };

let page: typeof KeptCategories;
let stored: Map<string, string>;
let answer: (path: string) => Response | Promise<Response>;
const state = () => page.keptCategories.get().intonation;

/** A page of its own on the same device. */
async function open() {
  vi.resetModules();
  page = await import('./kept-categories.ts');
  await page.lookUpKept(ALL);
}

const full = () => {
  throw new DOMException('No room', 'QuotaExceededError');
};

beforeEach(async () => {
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  stored = new Map();
  answer = (path) => (path.endsWith('timings') ? Response.json({}) : new Response('sound'));
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('navigator', { storage: { persist: async () => true } });
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('tts-test') ? Response.json({ edition: 'embedded 1' }) : answer(path),
  );
  await open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a category is busy until all of it is kept, and is there on the next visit', async () => {
  const done = page.keepCategory('intonation', EXAMPLES);
  expect(state()).toMatchObject({ isBusy: true });
  await done;
  expect(state()).toMatchObject({ isBusy: false, kept: { done: 2, of: 2 } });
  await open();
  expect(state()).toMatchObject({ kept: { done: 2, of: 2 } });
  expect(state()?.problem).toBeUndefined();
});

test('stopped, it keeps what is there and calls it no problem', async () => {
  page.keptCategories.subscribe(() => {
    if (state()?.kept?.done === 1) page.stopKeeping('intonation');
  });
  await page.keepCategory('intonation', EXAMPLES);
  expect(state()).toMatchObject({ isBusy: false, kept: { done: 1, of: 2 }, problem: undefined });
});

test('a full disk and a lost network are told apart', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await page.keepCategory('intonation', EXAMPLES);
  expect(state()).toMatchObject({ isBusy: false, problem: 'network' });
  answer = () => new Response('sound');
  const cache = { match: async () => undefined, put: full };
  vi.stubGlobal('caches', { open: async () => cache });
  await page.keepCategory('intonation', EXAMPLES);
  expect(state()).toMatchObject({ isBusy: false, problem: 'full' });
});

test.each([
  [401, 'signed-out'],
  [403, 'server'],
  [500, 'server'],
])('a server that answers %i is not called a lost network', async (status, problem) => {
  answer = () => new Response('{}', { status });
  await page.keepCategory('intonation', EXAMPLES);
  expect(state()).toMatchObject({ isBusy: false, problem });
});

test('what the browser removed is said, until it is kept again or not wanted anymore', async () => {
  await page.keepCategory('intonation', EXAMPLES);
  vi.stubGlobal('caches', memoryCaches());
  await open();
  expect(state()).toEqual({ kept: undefined, problem: 'gone' });
  await page.keepCategory('intonation', EXAMPLES);
  expect(state()).toMatchObject({ kept: { done: 2 }, problem: undefined });

  vi.stubGlobal('caches', memoryCaches());
  await open();
  await page.removeCategory('intonation');
  await open();
  expect(state()).toEqual({ kept: undefined, problem: undefined });
});

test('one category that is removed leaves the others', async () => {
  await page.keepCategory('intonation', EXAMPLES);
  await page.keepCategory('pronunciation', EXAMPLES);
  await page.removeCategory('intonation');
  await open();
  expect(state()?.kept).toBeUndefined();
  expect(page.keptCategories.get().pronunciation).toMatchObject({ kept: { done: 2 } });
});

test('where nothing can be noted, it is kept all the same', async () => {
  vi.stubGlobal('localStorage', undefined);
  await open();
  await page.keepCategory('intonation', EXAMPLES);
  expect(state()).toMatchObject({ kept: { done: 2, of: 2 } });
});

test('what is kept is compared with the voice that is chosen now', async () => {
  await page.keepCategory('intonation', EXAMPLES);
  await page.lookUpKept({ intonation: examplesIn('en-US-Neural2-D') });
  expect(state()).toMatchObject({ kept: { done: 0, of: 2 }, problem: undefined });
  await page.lookUpKept(ALL);
  expect(state()).toMatchObject({ kept: { done: 2, of: 2 } });
});

test('better voices that cannot be had for one category are fetched for the others', async () => {
  await page.keepCategory('pronunciation', EXAMPLES);
  await page.keepCategory('intonation', EXAMPLES);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('tts-test')) return Response.json({ edition: 'embedded 2' });
    asked.push(path);
    return asked.length === 1 ? new Response('{}', { status: 500 }) : answer(path);
  });
  await page.refreshKept(new AbortController().signal);
  expect(asked).toHaveLength(1 + 4);
});
