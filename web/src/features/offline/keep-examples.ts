import type { Category } from '@saywell/contract';
import { ApiError, apiErrorFrom } from '../../lib/api-error.ts';
import type { RequestFor } from '../../lib/api.ts';
import {
  ANEW,
  EDITION_HEADER,
  EXAMPLES_CACHE,
  SPOKEN_PATHS,
  spokenAddress,
  spokenAt,
  type SpokenRequest,
} from '../../lib/kept.ts';

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
  /** Of the voices now. */
  edition: string;
  signal: AbortSignal;
  onProgress: (kept: Kept) => void;
};

/** Fetches what is not there yet, phrase by phrase; what is there stays if it is interrupted. */
export async function keepExamples({ category, phrases, asksFor, onProgress, ...now }: Work) {
  const cache = await examplesCache(category);
  const { signal } = now;
  let bytes = 0;
  for (const [index, phrase] of phrases.entries()) {
    for (const asked of asksFor(phrase)) bytes += await keepOne(cache, asked, now);
    if (await hasManners(cache, asksFor(phrase)[0])) {
      for (const asked of asksFor(phrase, 'careful')) bytes += await keepOne(cache, asked, now);
    }
    signal.throwIfAborted();
    const kept = { done: index + 1, of: phrases.length, bytes };
    await cache.put(NOTE, Response.json(kept));
    onProgress(kept);
  }
}

type Now = Pick<Work, 'edition' | 'signal'>;

/** Replaces what earlier voices said. What is not reached stays as it was. */
export async function refreshExamples(category: Category, now: Now): Promise<void> {
  const cache = await examplesCache(category);
  for (const { url } of await cache.keys()) {
    const spoken = spokenAt(url);
    if (spoken) await keepAnswer(cache, spoken.path, spoken.asked, now);
  }
}

/** The sound of one example and its timings; their size. */
async function keepOne(cache: Cache, asked: Spoken, now: Now): Promise<number> {
  let bytes = 0;
  for (const path of SPOKEN_PATHS) bytes += await keepAnswer(cache, path, asked, now);
  return bytes;
}

async function keepAnswer(
  cache: Cache,
  path: (typeof SPOKEN_PATHS)[number],
  asked: SpokenRequest,
  { edition, signal }: Now,
): Promise<number> {
  const address = spokenAddress(path, asked);
  if (address === undefined) return 0;
  const known = await cache.match(address);
  if (known?.headers.get(EDITION_HEADER) === edition) return (await known.blob()).size;
  await pause(PAUSE_MS / SPOKEN_PATHS.length, signal);
  const blob = await whenAdmitted(() => askAnew(path, asked, signal), signal);
  const headers = { 'content-type': blob.type, [EDITION_HEADER]: edition };
  await cache.put(address, new Response(blob, { headers }));
  return blob.size;
}

async function askAnew(path: string, asked: SpokenRequest, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(path, {
    ...ANEW,
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (!answer.ok) throw await apiErrorFrom(answer);
  return answer.blob();
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
