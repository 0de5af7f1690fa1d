import type { TrialExercise, TrialSession } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { analyses, anonymousSessions } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise } from '../../../test/support/factories.ts';
import { scoringSpeech } from '../../../test/support/speech.ts';
import { hashToken } from '../../tokens.ts';

const ANALYZE = '/api/analyze-audio-pronunciation';

let app: TestApp;
let score: number;
/** What happens while a recording is listened to. */
let meanwhile: (() => Promise<unknown>) | undefined;
let phrases: Record<number, string>;
beforeAll(async () => {
  const speech = scoringSpeech(() => score);
  const run: typeof speech.run = async (task, caller) => {
    await meanwhile?.();
    return speech.run(task, caller);
  };
  app = await testApp({}, { speech: { ...speech, run } });
  const made = [];
  for (const phrase of ['One.', 'Two.', 'Three.', 'Four.', 'Five.']) {
    made.push(await buildExercise(app.db, { phrase, isTrial: true }));
  }
  phrases = Object.fromEntries(made.map(({ id, phrase }) => [id, phrase]));
});
beforeEach(() => {
  score = 90;
  meanwhile = undefined;
});

let calls = 0;
/** Each from another address: one would be slowed down. */
const from = () => ({ 'x-forwarded-for': `10.7.${(calls += 1) >> 8}.${calls & 255}` });

const open = async (body: object = {}) =>
  (await app.post('/api/anonymous/session', { headers: from(), body })).json<TrialSession>();

async function say(sessionToken: string, fields: { phrase: string; exerciseId?: string }) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, sessionToken })) form.append(name, value);
  form.append('audio', new Blob([new Uint8Array(9)], { type: 'audio/wav' }), 'take.wav');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return app.app.inject({
    method: 'POST',
    url: ANALYZE,
    headers: { ...from(), 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
const sayExercise = (token: string, id: number) =>
  say(token, { phrase: phrases[id]!, exerciseId: String(id) });
const next = (token: string, skip?: number) =>
  app.get(`/api/anonymous/exercise/${token}${skip ? `?skip=${skip}` : ''}`);
const nextId = async (token: string, skip?: number) =>
  (await next(token, skip)).json<TrialExercise>().id;
const stateOf = (sessionToken: string) => open({ sessionToken });
const trialOf = async (sessionToken: string) => {
  const mine = eq(anonymousSessions.tokenHash, hashToken(sessionToken));
  return (await app.db.select().from(anonymousSessions).where(mine))[0]!;
};
const ids = () => Object.keys(phrases).map(Number);
const LIMIT = { code: 'limit_reached', message: 'Daily limit reached' };

/** A client that never reports anything, and says all there is as often as it can. */
async function grab(token: string, takes: number) {
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < takes; n++) {
    const answer = await sayExercise(token, ids()[n % ids().length]!);
    codes.push(answer.json().code);
  }
  expect(new Set(codes)).toEqual(new Set([undefined, 'limit_reached']));
  return codes.filter((code) => code === undefined).length;
}

test.each([90, 20])('a client that reports nothing gets 15 takes of 3, at %i', async (points) => {
  score = points;
  const { sessionToken } = await open();
  expect(await grab(sessionToken, 40)).toBe(15);
  const said = await app.db.select().from(analyses);
  expect(new Set(said.map(({ exerciseId }) => exerciseId)).size).toBe(3);
  expect(await stateOf(sessionToken)).toMatchObject({
    dailyExercisesUsed: 3,
    exercisesCompleted: points === 90 ? 3 : 0,
    isDailyLimitReached: true,
  });
  expect((await next(sessionToken)).json()).toEqual(LIMIT);
  await app.db.delete(analyses);
});

test('many takes at once are no way around it', async () => {
  const { sessionToken } = await open();
  const id = ids()[0]!;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => sayExercise(sessionToken, id)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(answers.find(({ statusCode }) => statusCode !== 200)!.json()).toEqual({
    code: 'limit_reached',
    message: 'You have used all 5 takes of this exercise. Go on to the next one.',
  });
});

test('a passed take counts by itself; reporting it changes nothing more', async () => {
  const { sessionToken } = await open();
  const id = await nextId(sessionToken);
  await sayExercise(sessionToken, id);
  expect(await stateOf(sessionToken)).toMatchObject({ dailyExercisesUsed: 1 });
  const url = `/api/anonymous/exercise/${sessionToken}`;
  const reported = await app.post(url, { body: { exerciseId: id } });
  expect(reported.json()).toMatchObject({ exercisesCompleted: 1, dailyExercisesUsed: 1 });
});

test('a take below 50 counts nothing yet, and the exercise stays with its other takes', async () => {
  score = 30;
  const { sessionToken } = await open();
  const id = await nextId(sessionToken);
  await sayExercise(sessionToken, id);
  expect(await stateOf(sessionToken)).toMatchObject({ dailyExercisesUsed: 0 });
  expect((await next(sessionToken)).json()).toMatchObject({ id, takesLeft: 4 });
});

test('after three exercises that were not passed these come back, and no fourth', async () => {
  score = 30;
  const { sessionToken } = await open();
  const begun = ids().slice(1, 4);
  for (const id of begun) await sayExercise(sessionToken, id);
  const other = ids().find((id) => !begun.includes(id))!;
  expect((await sayExercise(sessionToken, other)).json()).toEqual(LIMIT);
  const again = await nextId(sessionToken, begun.at(-1));
  expect(begun).toContain(again);
  expect(again).not.toBe(begun.at(-1));

  score = 80;
  await sayExercise(sessionToken, again);
  expect(await stateOf(sessionToken)).toMatchObject({ dailyExercisesUsed: 1, canPractice: true });
  for (const id of begun) await sayExercise(sessionToken, id);
  expect(await stateOf(sessionToken)).toMatchObject({ dailyExercisesUsed: 3 });
});

test('an exercise whose takes are used up comes back no more', async () => {
  score = 30;
  const { sessionToken } = await open();
  const id = await nextId(sessionToken);
  for (let n = 0; n < 5; n++) await sayExercise(sessionToken, id);
  expect(await nextId(sessionToken)).not.toBe(id);
  expect(await stateOf(sessionToken)).toMatchObject({
    dailyExercisesUsed: 1,
    exercisesCompleted: 0,
  });
});

test('texts of one’s own, and an exercise under another phrase, count as well', async () => {
  const { sessionToken } = await open();
  const answers = [];
  for (let n = 0; n < 6; n++) {
    const exerciseId = n % 2 ? { exerciseId: String(ids()[0]) } : {};
    answers.push(await say(sessionToken, { phrase: `My own ${n}.`, ...exerciseId }));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400, 400, 400]);
  expect((await sayExercise(sessionToken, ids()[1]!)).json()).toEqual(LIMIT);
});

test('a day later there are three with five takes each again', async () => {
  const { sessionToken } = await open();
  expect(await grab(sessionToken, 25)).toBe(15);
  const mine = eq(anonymousSessions.tokenHash, hashToken(sessionToken));
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
  const [trial] = await app.db
    .update(anonymousSessions)
    .set({ lastResetDate: yesterday })
    .where(mine)
    .returning();
  await app.db
    .update(analyses)
    .set({ createdAt: yesterday })
    .where(eq(analyses.anonymousSessionId, trial!.id));
  await open({ sessionToken });
  expect(await grab(sessionToken, 25)).toBe(15);
});

test('starting over leaves no second trial behind, whose takes begin anew', async () => {
  const { sessionToken } = await open();
  expect(await grab(sessionToken, 25)).toBe(15);
  const again = await open({ sessionToken, startOver: true });
  expect(again.canPractice).toBe(true);
  for (const id of ids()) expect((await sayExercise(sessionToken, id)).statusCode).toBe(401);
  expect(await grab(again.sessionToken, 25)).toBe(15);
});

test('a take that is on its way while its trial starts over is not kept', async () => {
  const { sessionToken } = await open();
  await grab(sessionToken, 25);
  meanwhile = () => open({ sessionToken, startOver: true });
  const [done] = (await trialOf(sessionToken)).dailyExerciseIds;
  await app.db.delete(analyses);
  const late = await sayExercise(sessionToken, done!);
  expect([late.statusCode, late.json().code]).toEqual([401, 'unauthenticated']);
  expect(await app.db.$count(analyses)).toBe(0);
});

test('whoever has used everything up is not sent on to a next exercise', async () => {
  const { sessionToken } = await open();
  await grab(sessionToken, 25);
  const [done] = (await trialOf(sessionToken)).dailyExerciseIds;
  expect((await sayExercise(sessionToken, done!)).json()).toEqual({
    code: 'limit_reached',
    message: 'You have used all 5 takes of this exercise. Come back tomorrow for more.',
  });
  const own = await open();
  for (let n = 0; n < 15; n++) await say(own.sessionToken, { phrase: `Own ${n % 3}.` });
  const last = await say(own.sessionToken, { phrase: 'Own 0.' });
  expect(last.json().message).toContain('Come back tomorrow');
});
