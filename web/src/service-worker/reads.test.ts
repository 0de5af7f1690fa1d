import { describe, expect, test, vi } from 'vitest';
import { KEPT_BY_HEADER, READS_CACHE } from '../lib/kept.ts';
import { memoryCaches } from '../lib/testing-caches.ts';
import { createReads, isKeptRead } from './reads.ts';

const entry = '/assets/index-1.js';
const asked = (path: string) => new Request(`http://here/api/${path}`);

function answerFor(account: string, text: string, status = 200) {
  return new Response(text, { status, headers: { 'saywell-account': account } });
}

/** Reads whose network the test answers, or takes away. */
function device() {
  const caches = memoryCaches();
  const network = vi.fn<(request: Request) => Promise<Response>>();
  const reads = createReads({ caches, entry, fetch: network as unknown as typeof fetch });
  const open = async (path: string) => {
    const work: Promise<unknown>[] = [];
    const answer = reads.answer(asked(path), (part) => work.push(part));
    const text = await answer.then((found) => found.text());
    await Promise.all(work);
    return text;
  };
  const online = (account: string, text: string, status?: number) =>
    network.mockImplementationOnce(async () => answerFor(account, text, status));
  const offline = () => network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return { caches, reads, network, open, online, offline };
}

describe('kept reads', () => {
  test('an answer is there again without a network, with the time it was given and the build that asked', async () => {
    const { caches, open, online, offline } = device();
    online('7', 'exercises');
    await open('exercises');
    offline();
    expect(await open('exercises')).toBe('exercises');
    const kept = await caches.match(asked('exercises'), { cacheName: READS_CACHE });
    expect(Date.parse(kept?.headers.get('saywell-kept-at') ?? '')).toBeGreaterThan(0);
    expect(kept?.headers.get(KEPT_BY_HEADER)).toBe(entry);
  });

  test('the network comes first', async () => {
    const { open, online } = device();
    online('7', 'old');
    await open('exercises');
    online('7', 'new');
    expect(await open('exercises')).toBe('new');
  });

  test('without a kept answer the failure is the answer', async () => {
    const { open, offline } = device();
    offline();
    await expect(open('exercises')).rejects.toThrow('Failed to fetch');
  });

  test('a network that does not answer counts as none', async () => {
    vi.useFakeTimers();
    try {
      const { reads, network, open, online } = device();
      online('7', 'kept');
      await open('exercises');
      network.mockImplementationOnce(() => new Promise(() => {}));
      const answer = reads.answer(asked('exercises'), () => {});
      await vi.advanceTimersByTimeAsync(4_000);
      expect(await (await answer).text()).toBe('kept');
    } finally {
      vi.useRealTimers();
    }
  });

  test('what is true of one day is no answer on another', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 4, 23, 59) });
    try {
      const { open, online, offline } = device();
      const paths = ['today?timeZone=UTC', 'exercises'];
      for (const path of paths) {
        online('7', path);
        await open(path);
        offline();
        expect(await open(path)).toBe(path);
      }
      vi.setSystemTime(new Date(2026, 2, 5, 0, 1));
      offline();
      await expect(open('today?timeZone=UTC')).rejects.toThrow('Failed to fetch');
      offline();
      expect(await open('exercises')).toBe('exercises');
    } finally {
      vi.useRealTimers();
    }
  });

  test('an answer for another account empties what was kept', async () => {
    const { open, online, offline } = device();
    online('7', 'theirs');
    await open('exercise-progress');
    online('8', 'mine');
    await open('user');
    offline();
    await expect(open('exercise-progress')).rejects.toThrow('Failed to fetch');
    offline();
    expect(await open('user')).toBe('mine');
  });

  test('another account is noticed after the service worker slept', async () => {
    const { caches, open, online } = device();
    online('7', 'theirs');
    await open('exercise-progress');
    const awake = createReads({ caches, entry, fetch: async () => answerFor('8', 'mine') });
    const work: Promise<unknown>[] = [];
    await awake.answer(asked('user'), (part) => work.push(part));
    await Promise.all(work);
    const kept = await (await caches.open(READS_CACHE)).keys();
    expect(kept.map(({ url }) => url)).toEqual(['http://here/api/user']);
  });

  test('a 401 empties it: nobody is signed in', async () => {
    const { open, online, offline } = device();
    online('7', 'theirs');
    await open('exercises');
    online('0', 'Unauthorized', 401);
    await open('user');
    offline();
    await expect(open('exercises')).rejects.toThrow('Failed to fetch');
  });

  test('an answer that was on its way when somebody signed out is not kept', async () => {
    const { reads, network, open, online, offline } = device();
    online('7', 'theirs');
    await open('exercises');
    const late = Promise.withResolvers<Response>();
    network.mockImplementationOnce(() => late.promise);
    const answer = open('user');
    await reads.forget();
    late.resolve(answerFor('7', 'theirs'));
    expect(await answer).toBe('theirs');
    for (const path of ['user', 'exercises']) {
      offline();
      await expect(open(path)).rejects.toThrow('Failed to fetch');
    }
  });

  test('a failed answer is shown and never kept', async () => {
    const { open, online, offline } = device();
    online('7', 'kept');
    await open('exercises');
    online('7', 'broken', 500);
    expect(await open('exercises')).toBe('broken');
    offline();
    expect(await open('exercises')).toBe('kept');
  });
});

test.each([
  'exercises',
  'exercises/3',
  'scenes',
  'scenes/ordering',
  'classes',
  'user',
  'path',
  'path/steps',
  'sounds/TH',
  'today?timeZone=UTC',
  'week-review',
  'first-session',
  'first-session/result',
  'daily-goal',
  'ear?timeZone=UTC',
  'challenges?timeZone=UTC',
  'practice/attempts?exerciseId=3',
])('/api/%s is kept', (path) => expect(isKeptRead(asked(path))).toBe(true));

test.each([
  'stress',
  'classes/3',
  'admin/feedback',
  'privacy/export',
  'practice-sessions/3',
  'captcha/challenge',
  'blog',
])('/api/%s is not kept', (path) => expect(isKeptRead(asked(path))).toBe(false));
