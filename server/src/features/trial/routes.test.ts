import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TrialExercise, TrialSession, TrialState } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { analyses, practiceSessions, trials } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import {
  buildAnalysis,
  buildExercise,
  buildSession,
  buildUser,
} from '../../../test/support/factories.ts';
import { hashToken } from '../../tokens.ts';

const session = '/api/anonymous/session';
const claim = '/api/anonymous/claim';
const exercise = (token: string) => `/api/anonymous/exercise/${token}`;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600 * 1000);

let app: TestApp;
let ids: number[];
let address = 0;
let from: Record<string, string>;
beforeAll(async () => {
  app = await testApp({ dataDir: await mkdtemp(join(tmpdir(), 'saywell-')) });
  const made = [];
  for (const category of ['pronunciation', 'accent-reduction', 'intonation'] as const) {
    made.push(
      await buildExercise(app.db, { category, isTrial: true, phrase: `${category} it is.` }),
    );
  }
  made.push(await buildExercise(app.db));
  ids = made.map(({ id }) => id);
});
beforeEach(() => {
  address += 1;
  from = { 'x-forwarded-for': `203.0.113.${address}`, 'user-agent': 'Test browser' };
});

const open = async (body?: object) =>
  (await app.post(session, { headers: from, body })).json<TrialSession>();
const next = async (token: string) => (await app.get(exercise(token))).json<TrialExercise>();
const complete = async (token: string, exerciseId?: number) =>
  (await app.post(exercise(token), { body: { exerciseId } })).json<TrialState>();
const rowOf = async (token: string) => {
  const [row] = await app.db
    .select()
    .from(trials)
    .where(eq(trials.tokenHash, hashToken(token)));
  return row!;
};
const change = (token: string, values: Partial<typeof trials.$inferInsert>) =>
  app.db
    .update(trials)
    .set(values)
    .where(eq(trials.tokenHash, hashToken(token)));

/** Simulates a take of the phrase by this visitor. */
async function say(token: string, exerciseId: number, accuracy = 0.8, createdAt = new Date()) {
  const { id } = await rowOf(token);
  return buildAnalysis(app.db, { trialId: id, exerciseId, accuracy, createdAt });
}

async function finish(token: string, count: number) {
  for (let done = 0; done < count; done++) {
    const { id } = await next(token);
    await say(token, id);
    await complete(token, id);
  }
}

test('a visitor starts with three exercises', async () => {
  const { sessionToken, ...state } = await open();
  expect(sessionToken).toMatch(/^[\w-]{43}$/);
  expect(state).toEqual({
    exercisesCompleted: 0,
    dailyExercisesUsed: 0,
    exercisesRemaining: 3,
    maxExercises: 3,
    canPractice: true,
    isDailyLimitReached: false,
    shouldPromptSignup: false,
  });
});

test('neither the token nor the address is stored', async () => {
  const { sessionToken } = await open();
  const row = await rowOf(sessionToken);
  expect(JSON.stringify(row)).not.toContain(sessionToken);
  expect(row.ipAddress).toMatch(/^[\w-]{43}$/);
  expect(row.expiresAt.getTime()).toBeGreaterThan(Date.now() + 23 * 3600 * 1000);
});

test('a browser continues its trial', async () => {
  const { sessionToken } = await open();
  await finish(sessionToken, 1);
  expect(await open({ sessionToken })).toMatchObject({ sessionToken, dailyExercisesUsed: 1 });
});

test.each(['unknown', 'ended'])('an %s trial is replaced by a new one', async (which) => {
  const { sessionToken } = await open();
  if (which === 'ended') await change(sessionToken, { expiresAt: new Date(0) });
  const asked = which === 'ended' ? sessionToken : 'no such token';
  const renewed = await open({ sessionToken: asked });
  expect(renewed).toMatchObject({ dailyExercisesUsed: 0, canPractice: true });
  expect(renewed.sessionToken).not.toBe(asked);
});

test('an exercise stays the same until it is done, then a new one follows', async () => {
  const { sessionToken } = await open();
  const first = await next(sessionToken);
  expect(first).toMatchObject({ category: 'pronunciation', content: first.phrase });
  expect((await next(sessionToken)).id).toBe(first.id);
  await finish(sessionToken, 1);
  expect((await next(sessionToken)).category).toBe('accent-reduction');
});

test('a visitor may continue without passing', async () => {
  const { sessionToken } = await open();
  const first = await next(sessionToken);
  const other = await app.get(`${exercise(sessionToken)}?skip=${first.id}`);
  expect(other.json().id).not.toBe(first.id);
  expect((await app.get(`${exercise(sessionToken)}?skip=x`)).statusCode).toBe(400);
});

test('after three there are no more today', async () => {
  const { sessionToken } = await open();
  await finish(sessionToken, 3);
  const refused = await app.get(exercise(sessionToken));
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({ code: 'limit_reached', message: 'Daily limit reached' });
  expect(await open({ sessionToken })).toMatchObject({
    exercisesCompleted: 3,
    exercisesRemaining: 0,
    canPractice: false,
    isDailyLimitReached: true,
    shouldPromptSignup: true,
  });
  await say(sessionToken, ids[3]!);
  expect(await complete(sessionToken, ids[3])).toMatchObject({ dailyExercisesUsed: 3 });
});

test('an exercise counts only with a take of 50 or more, and once', async () => {
  const { sessionToken } = await open();
  const [id] = ids as [number];
  expect(await complete(sessionToken, id)).toMatchObject({ dailyExercisesUsed: 0 });
  await say(sessionToken, id, 0.499);
  expect(await complete(sessionToken, id)).toMatchObject({ dailyExercisesUsed: 0 });
  await say((await open()).sessionToken, id);
  expect(await complete(sessionToken, id)).toMatchObject({ dailyExercisesUsed: 0 });
  await say(sessionToken, id, 0.5);
  await Promise.all([complete(sessionToken, id), complete(sessionToken, id)]);
  expect(await complete(sessionToken, id)).toMatchObject({
    exercisesCompleted: 1,
    dailyExercisesUsed: 1,
    exercisesRemaining: 2,
  });
});

test('three simultaneous completions count as three, a fourth does not count', async () => {
  const { sessionToken } = await open();
  for (const id of ids) await say(sessionToken, id);
  await Promise.all(ids.map((id) => complete(sessionToken, id)));
  const row = await rowOf(sessionToken);
  expect(row.dailyExercisesUsed).toBe(3);
  expect(new Set(row.dailyExerciseIds).size).toBe(3);
});

test('a day later the counters are reset, and new exercises come first', async () => {
  const { sessionToken } = await open();
  await finish(sessionToken, 3);
  await change(sessionToken, { lastResetDate: hoursAgo(25), createdAt: hoursAgo(25) });
  const { id } = await rowOf(sessionToken);
  await app.db
    .update(analyses)
    .set({ createdAt: hoursAgo(25) })
    .where(eq(analyses.trialId, id));
  expect(await open({ sessionToken })).toMatchObject({
    dailyExercisesUsed: 0,
    exercisesCompleted: 3,
    canPractice: true,
  });
  expect((await next(sessionToken)).id).toBe(ids[3]);
  await finish(sessionToken, 1);
  const row = await rowOf(sessionToken);
  expect(row).toMatchObject({ dailyExercisesUsed: 1, dailyExerciseIds: [ids[3]] });
  expect(row.lastResetDate.getTime()).toBeCloseTo(Date.now(), -5);
});

test('yesterday’s take does not count again today', async () => {
  const { sessionToken } = await open();
  await change(sessionToken, { lastResetDate: hoursAgo(25) });
  await say(sessionToken, ids[0]!, 0.9, hoursAgo(10));
  await open({ sessionToken });
  expect(await complete(sessionToken, ids[0])).toMatchObject({ dailyExercisesUsed: 0 });
});

test('starting over gives three more, of exercises not done yet', async () => {
  const { sessionToken } = await open();
  await finish(sessionToken, 2);
  const early = await open({ sessionToken, startOver: true });
  expect(early).toMatchObject({ sessionToken, dailyExercisesUsed: 2 });
  await finish(sessionToken, 1);
  const again = await open({ sessionToken, startOver: true });
  expect(again).toMatchObject({ exercisesCompleted: 0, dailyExercisesUsed: 0, canPractice: true });
  expect((await next(again.sessionToken)).id).toBe(ids[3]);
  expect(await complete(again.sessionToken, ids[0])).toMatchObject({ dailyExercisesUsed: 0 });
});

test('one address can start ten trials a day', async () => {
  const begun = [];
  for (let number = 0; number < 10; number++) begun.push(await open());
  expect(begun.every(({ canPractice }) => canPractice)).toBe(true);
  const refused = await open();
  expect(refused).toMatchObject({ isDailyLimitReached: true, canPractice: false });
  expect((await app.get(exercise(refused.sessionToken))).json().message).toBe(
    'Daily limit reached',
  );

  const before = (await app.db.select().from(trials)).length;
  const again = await open();
  expect(again.isDailyLimitReached).toBe(true);
  expect(await app.db.select().from(trials)).toHaveLength(before);

  const { sessionToken } = begun[4]!;
  await finish(sessionToken, 3);
  expect(await open({ sessionToken, startOver: true })).toMatchObject({
    sessionToken,
    isDailyLimitReached: true,
  });
  from = { 'x-forwarded-for': '203.0.113.250' };
  expect(await open()).toMatchObject({ canPractice: true });
});

test('simultaneous requests start no more trials than sequential ones', async () => {
  const asked = await Promise.all(Array.from({ length: 13 }, () => open()));
  expect(asked.filter(({ canPractice }) => canPractice)).toHaveLength(10);
});

test('trials of another day do not count', async () => {
  for (let number = 0; number < 10; number++) {
    const { sessionToken } = await open();
    await change(sessionToken, { createdAt: hoursAgo(25), lastResetDate: hoursAgo(25) });
  }
  expect(await open()).toMatchObject({ canPractice: true });
});

test('trials collected over days count like new ones when their next day starts', async () => {
  const gathered = [];
  for (let number = 0; number < 12; number++) {
    from = { 'x-forwarded-for': `198.51.100.${number}` };
    const { sessionToken } = await open();
    await finish(sessionToken, number === 11 ? 1 : 3);
    const { id } = await rowOf(sessionToken);
    const createdAt = hoursAgo(24 + number);
    await change(sessionToken, { createdAt, lastResetDate: createdAt });
    await app.db.update(analyses).set({ createdAt }).where(eq(analyses.trialId, id));
    gathered.push(sessionToken);
  }
  from = { 'x-forwarded-for': '198.51.100.99' };
  const days = [];
  for (const sessionToken of gathered) days.push(await open({ sessionToken }));
  expect(days.map(({ canPractice }) => canPractice)).toEqual([
    ...Array.from({ length: 10 }, () => true),
    false,
    true,
  ]);
  expect(days[10]).toMatchObject({ sessionToken: gathered[10], closedBy: 'proof' });
  // Only what was left of an earlier day remains.
  expect(days[11]).toMatchObject({ sessionToken: gathered[11], exercisesRemaining: 2 });
  expect(days[11]).not.toHaveProperty('closedBy');
  expect(await open()).toMatchObject({ closedBy: 'proof' });
  expect(await open({ sessionToken: gathered[0] })).toMatchObject({ exercisesRemaining: 3 });
});

test('a new day starts only when the trial is opened', async () => {
  const { sessionToken } = await open();
  await finish(sessionToken, 3);
  await change(sessionToken, { lastResetDate: hoursAgo(49) });
  expect((await app.get(exercise(sessionToken))).json().code).toBe('limit_reached');
  const days = await Promise.all([open({ sessionToken }), open({ sessionToken })]);
  expect(days.map(({ exercisesRemaining }) => exercisesRemaining)).toEqual([3, 3]);
});

test.each(['unknown', 'x'.repeat(200), '%F0%9F%8E%A4', 'a%2Fb', "'%20or%201=1"])(
  'the token %s is not found',
  async (token) => {
    expect((await app.get(exercise(token))).statusCode).toBe(404);
    expect((await app.post(exercise(token), { body: {} })).statusCode).toBe(404);
  },
);

test('a trial that has ended is not found', async () => {
  const { sessionToken } = await open();
  await change(sessionToken, { expiresAt: hoursAgo(1) });
  expect((await app.get(exercise(sessionToken))).json()).toEqual({
    code: 'not_found',
    message: 'This practice session has ended or never existed',
  });
  expect((await app.post(exercise(sessionToken), { body: {} })).statusCode).toBe(404);
});

test.each([0, -1, 1.5, 'x', 9_999_999_999])('the exercise %j is rejected', async (exerciseId) => {
  const { sessionToken } = await open();
  const answer = await app.post(exercise(sessionToken), { body: { exerciseId } });
  expect(answer.statusCode).toBe(400);
});

test('claiming a trial needs a sign-in', async () => {
  const { sessionToken } = await open();
  expect((await app.post(claim, { body: { sessionToken } })).statusCode).toBe(401);
});

test('a claimed trial is practice of the account, each exercise once', async () => {
  const { sessionToken } = await open();
  const [first, second, third] = ids as [number, number, number];
  await change(sessionToken, { createdAt: hoursAgo(1) });
  await say(sessionToken, first, 0.6, hoursAgo(0.2));
  const best = await say(sessionToken, first, 0.9, hoursAgo(0.19));
  await say(sessionToken, first, 0.7, hoursAgo(0.18));
  await say(sessionToken, second, 0.8, hoursAgo(0.1));
  await say(sessionToken, third, 0.3, hoursAgo(0.05));
  const user = await buildUser(app.db);
  const headers = await app.signIn(user.id);

  const claims = await Promise.all([
    app.post(claim, { headers, body: { sessionToken } }),
    app.post(claim, { headers, body: { sessionToken } }),
  ]);
  expect(claims.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(new Set(claims.map((answer) => answer.json().sessions))).toEqual(new Set([0, 2]));

  const list = (await app.get('/api/practice-sessions', { headers })).json();
  expect(list).toMatchObject([
    { exerciseId: second, accuracy: 0.8 },
    { exerciseId: first, accuracy: 0.9, createdAt: best.createdAt.toISOString() },
  ]);
  const [kept] = await app.db
    .select()
    .from(practiceSessions)
    .where(eq(practiceSessions.analysisId, best.id));
  expect(kept).toMatchObject({ analysis: best.result, transcript: best.phrase, duration: 132 });
  const attempts = await app.get(`/api/practice/attempts?exerciseId=${third}`, { headers });
  expect(attempts.json()).toMatchObject([{ accuracy: 0.3, saved: false }]);
  expect(await app.db.select().from(analyses).where(eq(analyses.userId, user.id))).toHaveLength(3);
});

test('a trial is not claimed while AI processing is switched off', async () => {
  const { sessionToken } = await open();
  await finish(sessionToken, 1);
  const user = await buildUser(app.db);
  const headers = await app.signIn(user.id);
  const allow = (granted: boolean) =>
    app.post('/api/privacy/consent', { headers, body: { consentType: 'ai_processing', granted } });
  const claimed = () => app.post(claim, { headers, body: { sessionToken } });
  await allow(false);
  const refused = await claimed();
  expect([refused.statusCode, refused.json()]).toEqual([200, { sessions: 0 }]);
  expect(await app.db.$count(analyses, eq(analyses.userId, user.id))).toBe(0);
  expect(await app.db.$count(practiceSessions, eq(practiceSessions.userId, user.id))).toBe(0);
  await allow(true);
  expect((await claimed()).json()).toEqual({ sessions: 1 });
});
test('what was practiced before starting over is claimed too, and never twice', async () => {
  const { sessionToken } = await open();
  await finish(sessionToken, 3);
  const again = await open({ sessionToken, startOver: true });
  await finish(again.sessionToken, 1);
  const headers = await app.signIn((await buildUser(app.db)).id);
  const claimed = (token: string) => app.post(claim, { headers, body: { sessionToken: token } });
  expect((await claimed(again.sessionToken)).json()).toEqual({ sessions: 4 });
  expect((await claimed(sessionToken)).statusCode).toBe(404);
  const other = await app.signIn((await buildUser(app.db)).id);
  const body = { sessionToken: again.sessionToken };
  const stolen = await app.post(claim, { headers: other, body });
  expect(stolen.json()).toEqual({ sessions: 0 });
});

test('the account’s own practice stays as it was', async () => {
  const user = await buildUser(app.db);
  await buildSession(app.db, { userId: user.id, accuracy: 0.4 });
  const headers = await app.signIn(user.id);
  const { sessionToken } = await open();
  await finish(sessionToken, 1);
  await app.post(claim, { headers, body: { sessionToken } });
  expect((await app.get('/api/practice-sessions', { headers })).json()).toHaveLength(2);
  const unknown = await app.post(claim, { headers, body: { sessionToken: 'unknown' } });
  expect(unknown.statusCode).toBe(404);
});
