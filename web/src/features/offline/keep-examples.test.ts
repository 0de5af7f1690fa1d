import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLES_CACHE, SPOKEN_PATHS } from '../../lib/kept.ts';
import { memoryCaches } from '../../lib/testing-caches.ts';
import {
  type AsksFor,
  dropKept,
  type Examples,
  keepExamples,
  type Kept,
  readKept,
  refreshExamples,
} from './keep-examples.ts';

const SOUND = '/api/text-to-speech';
const TIMINGS = '/api/text-to-speech/timings';
const sound = () => new Response(new Blob(['1234567890'], { type: 'audio/wav' }));
/** Answers in turn for one path; then what it answers always. */
let answers: Map<string, (() => Response | Promise<Response>)[]>;
let asked: string[];
let work: AbortController;
let edition: string;
let progress: Kept[];
let voiceName: string;

const asksFor: AsksFor = (text, manner) =>
  (manner ? [0.9] : [0.9, 0.6]).map((speakingRate) => ({
    text,
    ...(manner && { manner }),
    voiceOptions: { voiceName, speakingRate, pitch: 0 },
  }));

const examples = (phrases: string[]): Examples => ({ phrases, asksFor, paths: SPOKEN_PATHS });

const keep = (phrases: string[], of = examples(phrases)) =>
  keepExamples({
    name: 'intonation',
    examples: of,
    edition,
    signal: work.signal,
    onProgress: (kept) => progress.push(kept),
  });

const isKept = async (text: string) => {
  const cache = await caches.open(`${EXAMPLES_CACHE}intonation`);
  return (await cache.keys()).filter(({ url }) => new URL(url).searchParams.get('text') === text)
    .length;
};

const refusal = (status: number, retryAfter?: number) => () =>
  new Response('{}', {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  });

beforeEach(() => {
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  answers = new Map();
  asked = [];
  edition = 'embedded 1';
  voiceName = 'en-US-Neural2-F';
  progress = [];
  work = new AbortController();
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { text, manner = 'natural', voiceOptions } = JSON.parse(body);
    asked.push(`${path} ${text} ${manner} ${voiceOptions.speakingRate}`);
    const planned = answers.get(path)?.shift();
    if (planned) return planned();
    return path === SOUND ? sound() : Response.json({ hasManners: text.startsWith('Slow') });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each phrase is kept at each pace, with its timings, and progress says how much it is', async () => {
  await keep(['One.', 'Two.']);
  expect(asked).toEqual(
    ['One.', 'Two.'].flatMap((text) =>
      [0.9, 0.6].flatMap((rate) => [
        `${SOUND} ${text} natural ${rate}`,
        `${TIMINGS} ${text} natural ${rate}`,
      ]),
    ),
  );
  const each = 2 * (10 + JSON.stringify({ hasManners: false }).length);
  expect(progress).toEqual([
    { done: 1, of: 2, bytes: each },
    { done: 2, of: 2, bytes: 2 * each },
  ]);
  expect(await readKept('intonation', examples(['One.', 'Two.']))).toEqual(progress[1]);
});

test('what is also said carefully is kept that way, too', async () => {
  await keep(['Slow down.']);
  expect(asked).toContain(`${SOUND} Slow down. careful 0.9`);
  expect(asked).toHaveLength(6);
});

test('what is there already is counted and not fetched again', async () => {
  await keep(['One.']);
  asked = [];
  await keep(['One.', 'Two.']);
  expect(asked.filter((call) => call.includes('One.'))).toEqual([]);
  expect(progress.at(-1)).toMatchObject({ done: 2, of: 2, bytes: 2 * progress[0]!.bytes });
});

test('what earlier voices said is replaced, as it was asked for, and nothing else', async () => {
  await keep(['One.', 'Slow two.']);
  const before = asked.length;
  const { signal } = work;
  await refreshExamples('intonation', { edition, signal });
  expect(asked).toHaveLength(before);
  await refreshExamples('intonation', { edition: 'embedded 2', signal });
  expect(asked.slice(before).toSorted()).toEqual(asked.slice(0, before).toSorted());
  edition = 'embedded 2';
  await keep(['One.', 'Slow two.']);
  expect(asked).toHaveLength(2 * before);
});

test('what earlier voices said stays where it cannot be replaced', async () => {
  await keep(['One.']);
  answers.set(SOUND, [refusal(500)]);
  const { signal } = work;
  await expect(refreshExamples('intonation', { edition: 'embedded 2', signal })).rejects.toThrow(
    '500',
  );
  expect(await isKept('One.')).toBe(4);
});

test('a server that is busy is asked again after as long as it says', async () => {
  answers.set(SOUND, [refusal(429, 3), refusal(503, 1)]);
  const start = Date.now();
  await keep(['One.']);
  expect(Date.now() - start).toBeGreaterThanOrEqual(6000);
  expect(progress.at(-1)).toMatchObject({ done: 1 });
});

test.each([
  ['asks for an hour', refusal(429, 3600)],
  ['names no time', refusal(503)],
  ['fails', refusal(500, 1)],
])('a server that %s ends it, and what is kept so far stays', async (_, answer) => {
  const fine = [sound, sound];
  answers.set(SOUND, [...fine, answer]);
  await expect(keep(['One.', 'Two.'])).rejects.toThrow(/\d{3}/);
  expect(await readKept('intonation', examples(['One.', 'Two.']))).toMatchObject({
    done: 1,
    of: 2,
  });
  expect(await isKept('One.')).toBe(4);
});

test('stopped, it asks for nothing more, and what is kept so far stays', async () => {
  answers.set(TIMINGS, [
    () => Response.json({}),
    () => {
      work.abort();
      return Response.json({});
    },
  ]);
  await expect(keep(['One.', 'Two.'])).rejects.toThrow(/abort/i);
  expect(asked).toHaveLength(4);
  expect(progress).toEqual([]);
  await expect(keep(['One.'])).rejects.toThrow(/abort/i);
  expect(asked).toHaveLength(4);
});

test('a wait for the server can be stopped', async () => {
  answers.set(SOUND, [
    () => {
      setTimeout(() => work.abort(), 100);
      return refusal(429, 50)();
    },
  ]);
  const start = Date.now();
  await expect(keep(['One.'])).rejects.toThrow(/abort/i);
  expect(Date.now() - start).toBeLessThan(10_000);
});

test('what is removed leaves nothing, and nothing is kept of a category never asked for', async () => {
  await keep(['One.']);
  await dropKept('intonation');
  expect(await readKept('intonation', examples(['One.']))).toBeUndefined();
  expect(await readKept('pronunciation', examples(['One.']))).toBeUndefined();
});

test('a phrase that was added since is missing, and one that is gone is dropped', async () => {
  await keep(['One.', 'Two.']);
  expect(await readKept('intonation', examples(['Two.', 'New.']))).toMatchObject({
    done: 1,
    of: 2,
  });
  await keep(['Two.', 'New.']);
  expect(await readKept('intonation', examples(['Two.', 'New.']))).toEqual(progress.at(-1));
  expect(await isKept('One.')).toBe(0);
});

test('after another voice was chosen nothing counts as kept, and that voice takes its place', async () => {
  await keep(['Slow one.']);
  const { bytes } = progress[0]!;
  voiceName = 'en-US-Neural2-D';
  expect(await readKept('intonation', examples(['Slow one.']))).toEqual({ done: 0, of: 1, bytes });
  asked = [];
  await keep(['Slow one.']);
  expect(asked).toHaveLength(6);
  expect(await isKept('Slow one.')).toBe(6);
  expect(await readKept('intonation', examples(['Slow one.']))).toMatchObject({ done: 1, of: 1 });
});

test('what another voice said stays where nothing can take its place', async () => {
  await keep(['One.']);
  voiceName = 'en-US-Neural2-D';
  answers.set(SOUND, [refusal(500)]);
  await expect(keep(['One.'])).rejects.toThrow('500');
  voiceName = 'en-US-Neural2-F';
  expect(await readKept('intonation', examples(['One.']))).toMatchObject({ done: 1, of: 1 });
});

test('interrupted, a phrase lacks its careful manner only if it counts as missing', async () => {
  answers.set(SOUND, [sound, sound, refusal(500)]);
  await expect(keep(['Slow one.'])).rejects.toThrow('500');
  expect(await readKept('intonation', examples(['Slow one.']))).toMatchObject({ done: 0 });
});

test('of words that are only heard, no timings are kept', async () => {
  await keep([], { phrases: ['ship'], asksFor, paths: SPOKEN_PATHS.slice(0, 1) });
  expect(asked).toEqual([`${SOUND} ship natural 0.9`, `${SOUND} ship natural 0.6`]);
  expect(progress).toEqual([{ done: 1, of: 1, bytes: 20 }]);
});
