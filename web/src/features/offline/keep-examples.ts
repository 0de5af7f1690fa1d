import type { Category } from '@saywell/contract';
import { ApiError } from '../../lib/api-error.ts';
import { call, type RequestFor } from '../../lib/api.ts';
import { EXAMPLES_CACHE, SPOKEN_PATHS, spokenAddress, type SpokenRequest } from '../../lib/kept.ts';

export type Spoken = RequestFor<'POST /api/text-to-speech'>['body'] & SpokenRequest;
/** How the app asks for a phrase: in the chosen voice, at each pace. */
export type AsksFor = (phrase: string, manner?: 'careful') => Spoken[];

/** What is kept of a category, noted beside its examples. */
export type Kept = { done: number; of: number; bytes: number };

const NOTE = '/kept';
/** So that the voices of the server, and the limit of calls, are left to whoever is listening. */
const PAUSE_MS = 250;
const LONGEST_WAIT_S = 60;

const examplesCache = (category: Category) => caches.open(EXAMPLES_CACHE + category);

export async function readKept(category: Category): Promise<Kept | undefined> {
  if (!(await caches.has(EXAMPLES_CACHE + category))) return undefined;
  const note = await (await examplesCache(category)).match(NOTE);
  return (await note?.json()) as Kept | undefined;
}

export async function dropKept(category: Category): Promise<void> {
  await caches.delete(EXAMPLES_CACHE + category);
}

type Work = {
  category: Category;
  phrases: readonly string[];
  asksFor: AsksFor;
  signal: AbortSignal;
  onProgress: (kept: Kept) => void;
};

/** Fetches what is not there yet, phrase by phrase; what is there stays if it is interrupted. */
export async function keepExamples({ category, phrases, asksFor, signal, onProgress }: Work) {
  const cache = await examplesCache(category);
  let bytes = 0;
  for (const [index, phrase] of phrases.entries()) {
    for (const asked of asksFor(phrase)) bytes += await keepOne(cache, asked, signal);
    if (await hasManners(cache, asksFor(phrase)[0])) {
      for (const asked of asksFor(phrase, 'careful')) bytes += await keepOne(cache, asked, signal);
    }
    signal.throwIfAborted();
    const kept = { done: index + 1, of: phrases.length, bytes };
    await cache.put(NOTE, Response.json(kept));
    onProgress(kept);
  }
}

/** The sound of one example and its timings; their size. */
async function keepOne(cache: Cache, asked: Spoken, signal: AbortSignal): Promise<number> {
  const [sound, timings] = SPOKEN_PATHS;
  const sizes = [
    await keepAnswer(cache, spokenAddress(sound, asked), signal, async () =>
      call('POST /api/text-to-speech', { body: asked, signal }),
    ),
    await keepAnswer(cache, spokenAddress(timings, asked), signal, async () => {
      const answer = await call('POST /api/text-to-speech/timings', { body: asked, signal });
      return new Blob([JSON.stringify(answer)], { type: 'application/json' });
    }),
  ];
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function keepAnswer(
  cache: Cache,
  address: string | undefined,
  signal: AbortSignal,
  ask: () => Promise<Blob>,
): Promise<number> {
  if (address === undefined) return 0;
  const known = await cache.match(address);
  if (known) return (await known.blob()).size;
  await pause(PAUSE_MS / SPOKEN_PATHS.length, signal);
  const blob = await whenAdmitted(ask, signal);
  await cache.put(address, new Response(blob, { headers: { 'content-type': blob.type } }));
  return blob.size;
}

async function hasManners(cache: Cache, asked: Spoken | undefined): Promise<boolean> {
  const address = asked && spokenAddress(SPOKEN_PATHS[1], asked);
  const kept = address && (await cache.match(address));
  if (!kept) return false;
  const timings = (await kept.json()) as { hasManners?: boolean };
  return timings.hasManners === true;
}

/** Waits where the server asks for it: too many at once, or its voices are busy. */
async function whenAdmitted<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isBusy = error instanceof ApiError && [429, 503].includes(error.status);
      const wait = isBusy ? error.retryAfter : undefined;
      if (wait === undefined || wait > LONGEST_WAIT_S) throw error;
      await pause((wait + 1) * 1000, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((over, stopped) => {
    const stop = () => stopped(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    setTimeout(() => {
      signal.removeEventListener('abort', stop);
      over();
    }, ms);
  });
}
