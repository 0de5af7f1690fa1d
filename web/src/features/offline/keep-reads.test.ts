import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_AT_HEADER, KEPT_BY_HEADER, READS_CACHE } from '../../lib/kept.ts';
import { memoryCaches } from '../../lib/testing-caches.ts';
import { keepReads } from './keep-reads.ts';

const ENTRY = '/assets/index-new.js';
let caches: CacheStorage;
let failing: string[];
let asked: string[];

/** As the service worker keeps what the page asks for. */
async function answer(address: string) {
  const [path = ''] = address.split('?');
  asked.push(path);
  if (failing.includes(path)) return new Response('{}', { status: 500 });
  await keep(address, { by: ENTRY });
  return Response.json({});
}

async function keep(address: string, { by = ENTRY, at = new Date() }) {
  const headers = { [KEPT_AT_HEADER]: at.toISOString(), [KEPT_BY_HEADER]: by };
  await (await caches.open(READS_CACHE)).put(address, new Response('{}', { headers }));
}

beforeEach(() => {
  caches = memoryCaches();
  failing = [];
  asked = [];
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { href: 'http://here/practice' });
  vi.stubGlobal('document', { querySelector: () => ({ src: `http://here${ENTRY}` }) });
});
afterEach(() => vi.unstubAllGlobals());

test('what no screen has read is read once', async () => {
  await keepReads();
  expect(asked).toEqual(expect.arrayContaining(['/api/user', '/api/today', '/api/path/steps']));
  asked = [];
  await keepReads();
  expect(asked).toEqual([]);
});

test('what another version asked for is read again', async () => {
  await keepReads();
  await keep('/api/exercises', { by: '/assets/index-old.js' });
  asked = [];
  await keepReads();
  expect(asked).toEqual(['/api/exercises']);
});

test('of what is from another day, what is true of a day alone is read again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 4, 12) });
  await keepReads();
  vi.setSystemTime(new Date(2026, 2, 5, 12));
  asked = [];
  await keepReads();
  vi.useRealTimers();
  expect(asked.toSorted()).toEqual([
    '/api/challenges',
    '/api/daily-stats',
    '/api/today',
    '/api/user-streak',
  ]);
});

test('one that fails does not hold up the others', async () => {
  failing = ['/api/user'];
  await keepReads();
  expect(asked.at(-1)).toBe('/api/challenges');
  asked = [];
  await keepReads();
  expect(asked).toEqual(['/api/user']);
});
