import { afterEach, expect, test, vi } from 'vitest';
import { EXAMPLES_CACHE, SPOKEN_PATHS, spokenAddress } from '../../lib/kept.ts';
import { memoryCaches } from '../../lib/testing-caches.ts';
import { keptWords } from './kept-words.ts';

const asked = (text: string, voiceName = 'en-US-Neural2-F') => ({
  text,
  voiceOptions: { voiceName, speakingRate: 0.9, pitch: 0 },
});

afterEach(() => vi.unstubAllGlobals());

test('a word sounds without a network in the voice that it was kept in', async () => {
  const caches = memoryCaches();
  vi.stubGlobal('caches', caches);
  const cache = await caches.open(`${EXAMPLES_CACHE}ear`);
  await cache.put(spokenAddress(SPOKEN_PATHS[0], asked('can’t go'))!, new Response('sound'));
  const words = await keptWords();
  expect(words.has(asked('can’t go'))).toBe(true);
  expect(words.has(asked('can’t go', 'en-US-Neural2-D'))).toBe(false);
  expect(words.has(asked('ship'))).toBe(false);
});

test('where nothing was kept, or nothing can be, no word does', async () => {
  const caches = memoryCaches();
  vi.stubGlobal('caches', caches);
  expect((await keptWords()).has(asked('ship'))).toBe(false);
  expect(await caches.keys()).toEqual([]);
  vi.stubGlobal('caches', undefined);
  expect((await keptWords()).has(asked('ship'))).toBe(false);
});
