import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { analysisCall } from '../../lib/outbox/analysis-call.ts';
import type { SavedAnalysis } from './analyze.ts';
import { analysisItem, keepScored } from './keep-scored.ts';
import { refreshAfterSave, saveProblem, sessionItem, sessionOf } from './save.ts';

const scored = (more: Partial<SavedAnalysis>) =>
  ({
    overallAccuracy: 78,
    transcript: 'Thanks for thinking of me',
    analysisId: 'id',
    ...more,
  }) as SavedAnalysis;

const practiced = {
  phrase: 'Thanks for thinking of me.',
  analysis: scored({}),
  at: 1000,
  seconds: 41.6,
};

test('accuracy is a fraction and time whole seconds', () => {
  expect(sessionOf(practiced)).toEqual({
    phrase: 'Thanks for thinking of me.',
    accuracy: 0.78,
    duration: 42,
    transcript: 'Thanks for thinking of me',
    analysisId: 'id',
  });
});

test('what a teacher has asked for is read again once something is saved', async () => {
  const queryClient = new QueryClient();
  const keys = [['/api/classes'], ['/api/class/:token', { params: { token: 'of-a-class' } }]];
  for (const key of keys) queryClient.setQueryData(key, {});
  await refreshAfterSave(queryClient);
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  queryClient.clear();
});

test('a missing transcript falls back to the phrase', () => {
  const analysis = { ...practiced.analysis, transcript: '' };
  expect(sessionOf({ ...practiced, analysis }).transcript).toBe('Thanks for thinking of me.');
});

test('even the shortest practice took a second', () => {
  expect(sessionOf({ ...practiced, seconds: 0.2 }).duration).toBe(1);
});

test('a take that is not saved because nobody is signed in is told from any other', () => {
  const refused = (status: number, body = '') =>
    new Error('Failed', { cause: new ApiError({ status, statusText: 'No', body }) });
  const lost = { kind: 'failed', reason: 'Check the connection, then save it again.' };
  expect(saveProblem(refused(401))).toEqual({ kind: 'signed-out' });
  expect(saveProblem(refused(500))).toEqual(lost);
  expect(saveProblem(new Error('Failed', { cause: new TypeError('offline') }))).toEqual(lost);
  expect(saveProblem(refused(404, '{"message":"It is older than a day."}'))).toEqual({
    kind: 'failed',
    reason: 'It is older than a day.',
  });
});

test('an exercise and an own phrase wait as what they are, under the key of their analysis', () => {
  const session = sessionOf(practiced);
  const { seconds: _, ...of } = practiced;
  expect(sessionItem(7, { ...practiced, exerciseId: 3 })).toEqual({
    userId: 7,
    key: 'session:id',
    call: 'POST /api/practice-sessions',
    body: { ...session, exerciseId: 3 },
    about: { phrase: practiced.phrase, exerciseId: 3, accuracy: 0.78 },
    needs: [{ call: analysisCall({ ...of, exerciseId: 3 }), isThere: true }],
  });
  expect(sessionItem(7, practiced)).toMatchObject({
    key: 'session:id',
    call: 'POST /api/daily-practice-session',
    body: session,
  });
});

test('what was scored here is kept with the time at which it was said', () => {
  const analysis = scored({ scoredOn: 'device', takesLeft: 3 });
  const of = { phrase: 'think', exerciseId: 3, drillSound: 'TH', drillInstead: 'S' };
  const item = analysisItem(7, { ...of, analysis, at: 1000 });
  const { analysisId: _, takesLeft: __, ...sent } = analysis;
  expect(item).toEqual({
    userId: 7,
    key: 'analysis:id',
    call: 'POST /api/analyses',
    body: { ...of, id: 'id', at: '1970-01-01T00:00:01.000Z', analysis: sent },
    about: { phrase: 'think', exerciseId: 3, accuracy: 0.78 },
  });
});

test('a session takes its analysis along, which the server may have or have had', () => {
  const here = { ...practiced, analysis: scored({ scoredOn: 'device' }) };
  const { seconds: _, ...kept } = here;
  expect(sessionItem(7, here).needs).toEqual([{ call: analysisCall(kept), isThere: false }]);
  expect(sessionItem(7, practiced).needs).toMatchObject([{ isThere: true }]);
  const nameless = { ...practiced, analysis: scored({ analysisId: undefined }) };
  expect(sessionItem(7, nameless).needs).toEqual([]);
});

test('an analysis that went out by itself goes out once more only if the server dropped it', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const here = { ...practiced, analysis: scored({ scoredOn: 'device', analysisId: 'went' }) };
  keepScored(7, here);
  expect(sessionItem(7, here).needs).toMatchObject([{ isThere: true }]);
  vi.unstubAllGlobals();
});

test('an analysis without an id that is saved again waits under the same key', () => {
  const analysis = scored({ analysisId: undefined });
  const { key } = sessionItem(7, { ...practiced, analysis });
  expect(sessionItem(7, { ...practiced, analysis, seconds: 50 }).key).toBe(key);
  expect(sessionItem(7, { ...practiced, analysis: { ...analysis } }).key).not.toBe(key);
});
