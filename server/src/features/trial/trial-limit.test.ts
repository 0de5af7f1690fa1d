import type { Analysis, TrialExercise, TrialSession } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { analyses, drills, trials } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise } from '../../../test/support/factories.ts';
import { scoringSpeech } from '../../../test/support/speech.ts';
import { hashToken } from '../../tokens.ts';

const ANALYZE = '/api/analyze-audio-pronunciation';

let app: TestApp;
let score: number;
let isDoubted: boolean;
/** Runs while a recording is being analyzed. */
let meanwhile: (() => Promise<unknown>) | undefined;
let phrases: Record<number, string>;
beforeAll(async () => {
  const speech = scoringSpeech(() => score);
  const run: typeof speech.run = async (task, caller) => {
    await meanwhile?.();
    const answer = await speech.run(task, caller);
    if (!isDoubted) return answer;
    const { analysis } = answer as unknown as { analysis: Analysis };
    return { analysis: { ...analysis, issues: [UNSURE] } } as never;
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
  isDoubted = false;
  meanwhile = undefined;
});

const UNSURE = { code: 'unsure-phrase', blocking: false, message: 'Perhaps another phrase.' };

let calls = 0;
/** A different address each time: one alone would be throttled. */
const from = () => ({ 'x-forwarded-for': `10.7.${(calls += 1) >> 8}.${calls & 255}` });

const open = async (body: object = {}) =>
  (await app.post('/api/anonymous/session', { headers: from(), body })).json<TrialSession>();

async function say(sessionToken: string, fields: object) {
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
  const mine = eq(trials.tokenHash, hashToken(sessionToken));
  return (await app.db.select().from(trials).where(mine))[0]!;
};
const ids = () => Object.keys(phrases).map(Number);
const LIMIT = { code: 'limit_reached', message: 'Daily limit reached' };

/** A client that never reports an exercise as done and says everything as often as it can. */
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

test('takes in doubt use up none of the takes, five times', async () => {
  const { sessionToken } = await open();
  const id = await nextId(sessionToken);
  isDoubted = true;
  const left = async () => (await sayExercise(sessionToken, id)).json().takesLeft;
  for (let at = 0; at < 5; at++) expect(await left()).toBe(5);
  expect(await nextId(sessionToken)).toBe(id);
  expect(await left()).toBe(4);
  isDoubted = false;
  score = 30;
  expect([await left(), await left(), await left()]).toEqual([3, 2, 1]);
  expect(await stateOf(sessionToken)).toMatchObject({ dailyExercisesUsed: 0 });
  expect(await left()).toBe(0);
  expect(await stateOf(sessionToken)).toMatchObject({ dailyExercisesUsed: 1 });
});

test('a take in doubt begins an exercise, which is among the three of the day', async () => {
  const { sessionToken } = await open();
  isDoubted = true;
  const [one, two, three, four] = ids() as [number, number, number, number];
  for (const id of [one, two, three]) await sayExercise(sessionToken, id);
  expect((await sayExercise(sessionToken, four)).json()).toEqual(LIMIT);
  isDoubted = false;
  expect((await sayExercise(sessionToken, one)).statusCode).toBe(200);
  expect([one, two, three]).toContain(await nextId(sessionToken));
});

test('simultaneous takes do not get around the limit', async () => {
  const { sessionToken } = await open();
  const id = ids()[0]!;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => sayExercise(sessionToken, id)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(answers.find(({ statusCode }) => statusCode !== 200)!.json()).toEqual({
    code: 'limit_reached',
    message: 'You have used all 5 recordings for this exercise today. Go on to the next one.',
  });
});

test('a passed take counts automatically; reporting it changes nothing', async () => {
  const { sessionToken } = await open();
  const id = await nextId(sessionToken);
  await sayExercise(sessionToken, id);
  expect(await stateOf(sessionToken)).toMatchObject({ dailyExercisesUsed: 1 });
  const url = `/api/anonymous/exercise/${sessionToken}`;
  const reported = await app.post(url, { body: { exerciseId: id } });
  expect(reported.json()).toMatchObject({ exercisesCompleted: 1, dailyExercisesUsed: 1 });
});

test('a take below 50 does not count, and the exercise keeps its remaining takes', async () => {
  score = 30;
  const { sessionToken } = await open();
  const id = await nextId(sessionToken);
  await sayExercise(sessionToken, id);
  expect(await stateOf(sessionToken)).toMatchObject({ dailyExercisesUsed: 0 });
  expect((await next(sessionToken)).json()).toMatchObject({ id, takesLeft: 4 });
});

test('after three exercises that were not passed, the same three come back', async () => {
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

test('an exercise without takes left does not come back', async () => {
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

test('own phrases, and an exercise with another phrase, count too', async () => {
  const { sessionToken } = await open();
  const answers = [];
  for (let n = 0; n < 6; n++) {
    const exerciseId = n % 2 ? { exerciseId: String(ids()[0]) } : {};
    answers.push(await say(sessionToken, { phrase: `My own ${n}.`, ...exerciseId }));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400, 400, 400]);
  expect((await sayExercise(sessionToken, ids()[1]!)).json()).toEqual(LIMIT);
});

test('a day later there are three exercises with five takes each again', async () => {
  const { sessionToken } = await open();
  expect(await grab(sessionToken, 25)).toBe(15);
  const mine = eq(trials.tokenHash, hashToken(sessionToken));
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
  const [trial] = await app.db
    .update(trials)
    .set({ lastResetDate: yesterday })
    .where(mine)
    .returning();
  await app.db
    .update(analyses)
    .set({ createdAt: yesterday })
    .where(eq(analyses.trialId, trial!.id));
  await open({ sessionToken });
  expect(await grab(sessionToken, 25)).toBe(15);
});

test('starting over leaves no second trial with new takes', async () => {
  const { sessionToken } = await open();
  expect(await grab(sessionToken, 25)).toBe(15);
  const again = await open({ sessionToken, startOver: true });
  expect(again.canPractice).toBe(true);
  for (const id of ids()) expect((await sayExercise(sessionToken, id)).statusCode).toBe(401);
  expect(await grab(again.sessionToken, 25)).toBe(15);
});

test('a take in progress while its trial starts over is not stored', async () => {
  const { sessionToken } = await open();
  await grab(sessionToken, 25);
  meanwhile = () => open({ sessionToken, startOver: true });
  const [done] = (await trialOf(sessionToken)).dailyExerciseIds;
  await app.db.delete(analyses);
  const late = await sayExercise(sessionToken, done!);
  expect([late.statusCode, late.json().code]).toEqual([401, 'unauthenticated']);
  expect(await app.db.$count(analyses)).toBe(0);
});

test('without takes left, there is no next exercise', async () => {
  const { sessionToken } = await open();
  await grab(sessionToken, 25);
  const [done] = (await trialOf(sessionToken)).dailyExerciseIds;
  expect((await sayExercise(sessionToken, done!)).json()).toEqual({
    code: 'limit_reached',
    message: 'You have used all 5 recordings for this exercise today. Come back tomorrow for more.',
  });
  const own = await open();
  for (let n = 0; n < 15; n++) await say(own.sessionToken, { phrase: `Own ${n % 3}.` });
  const last = await say(own.sessionToken, { phrase: 'Own 0.' });
  expect(last.json().message).toContain('Come back tomorrow');
});

const sayWord = (token: string, id: number, phrase = 'one') =>
  say(token, { phrase, exerciseId: String(id), drillSound: 'W' });

test('words of a phrase that was said take nothing from the free exercises', async () => {
  const { sessionToken } = await open();
  const [one, two, three, four] = ids() as [number, number, number, number];
  expect((await sayWord(sessionToken, one)).json()).toEqual(LIMIT);
  await sayExercise(sessionToken, one);
  const before = await stateOf(sessionToken);
  for (let n = 0; n < 10; n++) expect((await sayWord(sessionToken, one)).statusCode).toBe(200);
  expect(await stateOf(sessionToken)).toEqual(before);
  for (const id of [two, three]) {
    expect((await sayExercise(sessionToken, id)).statusCode).toBe(200);
  }
  expect((await sayExercise(sessionToken, four)).json()).toEqual(LIMIT);
  expect((await sayExercise(sessionToken, one)).statusCode).toBe(200);
  // The exercises of the day are used up, and their words go on.
  expect((await sayWord(sessionToken, one)).statusCode).toBe(200);
  expect((await sayWord(sessionToken, one, 'four')).json()).toEqual(LIMIT);
});

test('words are said fifteen times for each phrase, saved as drills or not', async () => {
  const { sessionToken } = await open();
  const id = ids()[0]!;
  await sayExercise(sessionToken, id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => sayWord(sessionToken, id)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  const analysisIds = answers.slice(0, 5).map((answer) => answer.json().analysisId as string);
  const drill = { analysisIds, exerciseId: id, phrase: 'One.', duration: 20, sessionToken };
  const saved = await app.post('/api/drills', { headers: from(), body: drill });
  expect(saved.statusCode).toBe(200);
  expect(await app.db.$count(drills)).toBe(1);
  for (let n = 0; n < 5; n++) expect((await sayWord(sessionToken, id)).statusCode).toBe(200);
  expect((await sayWord(sessionToken, id)).json()).toEqual({
    code: 'limit_reached',
    message:
      'You have practiced words from this phrase 15 times today. Go on with the whole phrase.',
  });
});
