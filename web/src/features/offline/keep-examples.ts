import { CATEGORIES } from '@saywell/contract';
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

/** What is kept as one: the examples of a category, or the words of ear training. */
export const KEEPABLE = [...CATEGORIES, 'ear'] as const;
export type Keepable = (typeof KEEPABLE)[number];

/** What the app would ask for now. */
export type Examples = {
  phrases: readonly string[];
  asksFor: AsksFor;
  /** Of words that are only heard, the sound alone. */
  paths: readonly SpokenPath[];
};

/** How many of its phrases are there as the app would ask for them now, and what they take. */
export type Kept = { done: number; of: number; bytes: number };

/** Has the bytes, so that nobody has to open each example to add them up. */
const NOTE = '/kept';
/** So that the voices of the server, and the limit of calls, are left to whoever is listening. */
const PAUSE_MS = 250;
const LONGEST_WAIT_S = 60;

const examplesCache = (name: Keepable) => caches.open(EXAMPLES_CACHE + name);
export const isKept = (name: Keepable) => caches.has(EXAMPLES_CACHE + name);

/** Counted anew: the voice may have been changed since, and exercises come and go. */
export async function readKept(name: Keepable, examples: Examples): Promise<Kept | undefined> {
  if (!(await isKept(name))) return undefined;
  const cache = await examplesCache(name);
  const note = (await (await cache.match(NOTE))?.json()) as { bytes: number } | undefined;
  const there = new Set((await cache.keys()).map(addressIn));
  const { phrases, asksFor, paths } = examples;
  const isThere = (phrase: string) =>
    addressesOf(asksFor(phrase), paths).every((address) => there.has(address));
  return { done: phrases.filter(isThere).length, of: phrases.length, bytes: note?.bytes ?? 0 };
}

export async function dropKept(name: Keepable): Promise<void> {
  await caches.delete(EXAMPLES_CACHE + name);
}

type Work = {
  name: Keepable;
  examples: Examples;
  /** Of the voices now. */
  edition: string;
  signal: AbortSignal;
  onProgress: (kept: Kept) => void;
};

/** Fetches what is not there yet, phrase by phrase; what is there stays if it is interrupted. */
export async function keepExamples({ name, examples, onProgress, edition, signal }: Work) {
  const cache = await examplesCache(name);
  const { phrases, asksFor, paths } = examples;
  const now = { edition, signal, paths };
  let bytes = 0;
  for (const [index, phrase] of phrases.entries()) {
    const [usual, ...others] = asksFor(phrase);
    if (usual) bytes += await keepOne(cache, usual, now);
    // Before the others, so that a phrase with all of these lacks nothing.
    const careful = (await hasManners(cache, usual)) ? asksFor(phrase, 'careful') : [];
    for (const asked of [...careful, ...others]) bytes += await keepOne(cache, asked, now);
    signal.throwIfAborted();
    // Once there is something in its place.
    if (index === 0) await dropOthers(cache, examples);
    await cache.put(NOTE, Response.json({ bytes }));
    onProgress({ done: index + 1, of: phrases.length, bytes });
  }
}

/** What another voice said, and phrases that are gone. */
async function dropOthers(cache: Cache, { phrases, asksFor }: Examples): Promise<void> {
  const all = phrases.flatMap((phrase) => [...asksFor(phrase), ...asksFor(phrase, 'careful')]);
  const asked = new Set(addressesOf(all, SPOKEN_PATHS));
  for (const request of await cache.keys()) {
    if (spokenAt(request.url) && !asked.has(addressIn(request))) await cache.delete(request);
  }
}

const addressesOf = (all: readonly Spoken[], paths: readonly SpokenPath[]) =>
  all.flatMap((asked) => paths.flatMap((path) => spokenAddress(path, asked) ?? []));

function addressIn({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

type Now = Pick<Work, 'edition' | 'signal'>;
type SpokenPath = (typeof SPOKEN_PATHS)[number];

/** Replaces what earlier voices said. What is not reached stays as it was. */
export async function refreshExamples(name: Keepable, now: Now): Promise<void> {
  const cache = await examplesCache(name);
  for (const { url } of await cache.keys()) {
    const spoken = spokenAt(url);
    if (spoken) await keepAnswer(cache, spoken.path, spoken.asked, now);
  }
}

type NowOf = Now & Pick<Examples, 'paths'>;

/** The sound of one example, and its timings where they are wanted; their size. */
async function keepOne(cache: Cache, asked: Spoken, { paths, ...now }: NowOf): Promise<number> {
  let bytes = 0;
  for (const path of paths) bytes += await keepAnswer(cache, path, asked, now);
  return bytes;
}

async function keepAnswer(
  cache: Cache,
  path: SpokenPath,
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
