import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../lib/testing-storage.ts';
import {
  dropUnscored,
  keepUnscored,
  sendUnscored,
  type UnscoredPractice,
} from './unscored-practice.ts';

const owner = { userId: 7, of: 3 };
const kept: UnscoredPractice = {
  exerciseId: 3,
  phrase: 'I think so.',
  analysis: { overallAccuracy: 40, transcript: '', analysisId: 'a' },
  seconds: 12.4,
  at: 1000,
};
const now = 2000;
let answer: () => Response;
let stored: Map<string, string>;
const fetched = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(() =>
  Promise.resolve(answer()),
);

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', storageOf(stored));
  answer = () => Response.json({});
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const bodies = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body as string) as object);
const refusal = (status: number) => () => new Response('{}', { status });

test('it is sent once, with its analysis and its time', async () => {
  keepUnscored(owner, kept);
  expect(await sendUnscored(7, { now })).toBe(true);
  expect(await sendUnscored(7, { now })).toBe(false);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/practice-sessions']);
  expect(bodies()).toMatchObject([{ exerciseId: 3, analysisId: 'a', duration: 12 }]);
});

test('one of an own phrase is daily practice', async () => {
  const { exerciseId: _, ...own } = kept;
  keepUnscored({ userId: 7, of: 'I think so.' }, own);
  await sendUnscored(7, { now });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/daily-practice-session']);
  expect(bodies()).toMatchObject([{ phrase: 'I think so.', analysisId: 'a' }]);
});

test('it waits while it cannot be saved, and not when it never will be', async () => {
  keepUnscored(owner, kept);
  for (const status of [401, 429, 500, 503]) {
    answer = refusal(status);
    expect(await sendUnscored(7, { now })).toBe(false);
  }
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await sendUnscored(7, { now })).toBe(false);
  answer = refusal(404);
  await sendUnscored(7, { now });
  fetched.mockClear();
  await sendUnscored(7, { now });
  expect(fetched).not.toHaveBeenCalled();
});

test('nobody sends what somebody else said, or what a score has replaced', async () => {
  keepUnscored(owner, kept);
  expect(await sendUnscored(8, { now })).toBe(false);
  dropUnscored(owner);
  expect(await sendUnscored(7, { now })).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test('what came later, of the same phrase and while it was sent, stays', async () => {
  keepUnscored(owner, kept);
  const sending = sendUnscored(7, { now });
  keepUnscored(owner, { ...kept, analysis: { ...kept.analysis, analysisId: 'b' } });
  await sending;
  await sendUnscored(7, { now });
  expect(bodies()).toMatchObject([{ analysisId: 'a' }, { analysisId: 'b' }]);
});

test('what the server has forgotten is not sent', async () => {
  keepUnscored(owner, kept);
  await sendUnscored(7, { now: 1000 + 24 * 3600 * 1000 });
  expect(fetched).not.toHaveBeenCalled();
  expect(stored.size).toBe(0);
});
