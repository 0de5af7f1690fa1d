import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { analyses, practiceSessions } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import {
  buildAnalysis,
  buildExercise,
  buildSession,
  buildTrial,
  buildUser,
} from '../../../test/support/factories.ts';

const url = '/api/practice-sessions';
const daily = '/api/daily-practice-session';
const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 12, number));

const result = {
  overallAccuracy: 91,
  accuracyScore: 90,
  fluencyScore: 92,
  prosodyScore: 88,
  completenessScore: 100,
  transcript: 'the weather is nice',
  confidence: 0.9,
  words: [],
  pauses: [],
  pitch: { times: [], semitones: [] },
  issues: [{ code: 'extra-words', blocking: false, message: 'Say only the phrase.' }],
  contrasts: [{ word: 1, sound: 'DH', instead: '', verdict: 'right' }],
  feedback: [{ word: 'weather', accuracy: 0.9, feedback: 'Clear.' }],
  recommendations: ['Keep the th.'],
};

let app: TestApp;
let userId: number;
let headers: { cookie: string };
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  userId = (await buildUser(app.db)).id;
  headers = await app.signIn(userId);
});

test('sessions are listed newest first, as many as asked for', async () => {
  for (const number of [1, 3, 2]) {
    await buildSession(app.db, { userId, duration: number, createdAt: minute(number) });
  }
  const list = (await app.get(`${url}?limit=2`, { headers })).json();
  expect(list.map((row: { duration: number }) => row.duration)).toEqual([3, 2]);
  expect((await app.get(url, { headers })).json()).toHaveLength(3);
});

test('a list says which words were not judged, or not whole, of takes with an analysis', async () => {
  const words = ['covered', 'missing', 'covered', 'ok'].map((kind) => ({ word: 'thin', kind }));
  const told = ['unsure-sound', 'stress'].map((kind) => ({ word: 'thin', finding: { kind } }));
  const analyses = [{ words: [...words, ...told] }, {}, null];
  for (const [at, analysis] of analyses.entries()) {
    await buildSession(app.db, { userId, analysis, createdAt: minute(at) });
  }
  const list: { unsure: number[] }[] = (await app.get(url, { headers })).json();
  expect(list.map(({ unsure }) => unsure)).toEqual([[], [], [0, 2, 4]]);
});

test('nobody sees the sessions of somebody else', async () => {
  const other = await buildSession(app.db);
  expect((await app.get(url, { headers })).json()).toEqual([]);
  expect((await app.get(`${url}/${other.id}`, { headers })).statusCode).toBe(404);
  expect((await app.get(url)).statusCode).toBe(401);
  expect((await app.post(url, { body: { accuracy: 1, duration: 1 } })).statusCode).toBe(401);
});

test('a session without an analysis is stored as sent', async () => {
  const exercise = await buildExercise(app.db);
  const body = { exerciseId: exercise.id, accuracy: 0.85, duration: 42, transcript: 'hello' };
  const saved = await app.post(url, { headers, body });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({ ...body, userId, phrase: exercise.phrase, feedback: null });
});

test('the transcript falls back to the phrase', async () => {
  const body = { phrase: 'My own words', accuracy: 0.5, duration: 3 };
  const saved = (await app.post(daily, { headers, body })).json();
  expect(saved).toMatchObject({ exerciseId: null, phrase: body.phrase, transcript: body.phrase });
});

test('with an analysis the server’s own figures count and the whole of it is kept', async () => {
  const exercise = await buildExercise(app.db);
  const analysis = await buildAnalysis(app.db, {
    userId,
    exerciseId: exercise.id,
    phrase: exercise.phrase,
    accuracy: 0.91,
    result,
  });
  const body = { exerciseId: exercise.id, accuracy: 0.1, duration: 9, analysisId: analysis.id };
  const saved = (await app.post(url, { headers, body })).json();
  expect(saved).toMatchObject({
    accuracy: 0.91,
    duration: 9,
    phrase: exercise.phrase,
    transcript: result.transcript,
    feedback: result.feedback,
  });
  const whole = (await app.get(`${url}/${saved.id}`, { headers })).json();
  expect(whole.analysis).toEqual(result);
});

test('an analysis from before contrasts were tested has none', async () => {
  const { contrasts: _, ...older } = result;
  const { id } = await buildSession(app.db, { userId, analysis: older });
  const whole = (await app.get(`${url}/${id}`, { headers })).json();
  expect(whole.analysis).toEqual({ ...older, contrasts: [] });
});

test('an analysis that is saved again answers the same session and counts once', async () => {
  const analysis = await buildAnalysis(app.db, { userId, result });
  const body = { phrase: 'Hi', accuracy: 1, duration: 9, analysisId: analysis.id };
  const saved = await Promise.all([
    app.post(daily, { headers, body }),
    app.post(daily, { headers, body }),
  ]);
  saved.push(await app.post(daily, { headers, body: { ...body, duration: 500 } }));
  expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(saved.map(({ body: session }) => session)).size).toBe(1);
  const rows = await app.db
    .select()
    .from(practiceSessions)
    .where(eq(practiceSessions.userId, userId));
  expect(rows).toHaveLength(1);
});

test('a saved analysis is nobody else’s to save again, nor for another exercise', async () => {
  const exercise = await buildExercise(app.db);
  const { id } = await buildAnalysis(app.db, { userId, result });
  const body = { accuracy: 1, duration: 9, analysisId: id };
  const mine = await app.post(daily, { headers, body: { ...body, phrase: 'Hi' } });
  expect(mine.statusCode).toBe(200);
  const other = await app.signIn((await buildUser(app.db)).id);
  const theirs = await app.post(daily, { headers: other, body: { ...body, phrase: 'Hi' } });
  expect(theirs.statusCode).toBe(404);
  const elsewhere = await app.post(url, { headers, body: { ...body, exerciseId: exercise.id } });
  expect(elsewhere.statusCode).toBe(400);
});

test('a take that was refused a score can’t be saved and is no attempt', async () => {
  const exercise = await buildExercise(app.db);
  const issues = [{ code: 'different-phrase', blocking: true, message: 'Another phrase.' }];
  const { id } = await buildAnalysis(app.db, {
    userId,
    exerciseId: exercise.id,
    accuracy: 0,
    result: { ...result, issues },
  });
  const refused = await app.post('/api/practice-sessions', {
    headers,
    body: { exerciseId: exercise.id, duration: 3, accuracy: 1, transcript: '', analysisId: id },
  });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'cannot_score']);
  const attempts = await app.get(`/api/practice/attempts?exerciseId=${exercise.id}`, { headers });
  expect(attempts.json()).toEqual([]);
});

test('a take in doubt is saved without a score and is no attempt', async () => {
  const exercise = await buildExercise(app.db);
  const take = { userId, exerciseId: exercise.id, accuracy: null, result };
  const { id } = await buildAnalysis(app.db, take);
  await buildAnalysis(app.db, take);
  const body = { exerciseId: exercise.id, accuracy: 1, duration: 9, analysisId: id };
  const saved = await app.post(url, { headers, body });
  expect(saved.json()).toMatchObject({ accuracy: null, exerciseId: exercise.id });
  expect((await app.get(url, { headers })).json()[0]).toMatchObject({ accuracy: null });
  const attempts = await app.get(`/api/practice/attempts?exerciseId=${exercise.id}`, { headers });
  expect(attempts.json()).toEqual([]);
});

test('an analysis of somebody else is refused and stays theirs', async () => {
  const others = await buildAnalysis(app.db, { result });
  const visitor = await buildTrial(app.db);
  const visitors = await buildAnalysis(app.db, { trialId: visitor.id, result });
  for (const { id } of [others, visitors]) {
    const body = { phrase: 'Hi', accuracy: 1, duration: 9, analysisId: id };
    expect((await app.post(daily, { headers, body })).statusCode).toBe(404);
    expect(await app.db.select().from(analyses).where(eq(analyses.id, id))).toHaveLength(1);
  }
});

test('an analysis of another exercise is refused and can still be saved rightly', async () => {
  const [exercise, other] = [await buildExercise(app.db), await buildExercise(app.db)];
  const { id } = await buildAnalysis(app.db, { userId, exerciseId: exercise.id, result });
  const body = { accuracy: 1, duration: 9, analysisId: id };
  const wrong = await app.post(url, { headers, body: { ...body, exerciseId: other.id } });
  expect(wrong.statusCode).toBe(400);
  const right = await app.post(url, { headers, body: { ...body, exerciseId: exercise.id } });
  expect(right.statusCode).toBe(200);
});

test.each([
  [{ accuracy: 1.2, duration: 1 }, 'Accuracy must be between 0 and 1'],
  [{ duration: 1 }, 'Accuracy must be between 0 and 1'],
  [{ accuracy: 1, duration: 0 }, 'Duration must be positive'],
  [{ accuracy: 1, duration: 1.5 }, 'Duration must be positive'],
  [{ accuracy: 1, duration: 1, transcript: 'a'.repeat(1001) }, 'Transcript too long'],
  [{ accuracy: 1, duration: 1, phrase: 'a'.repeat(501) }, 'Phrase too long'],
  [{ accuracy: 1, duration: 1, exerciseId: -1 }, 'Invalid exercise ID'],
  [{ accuracy: 1, duration: 1, analysisId: 'x' }, 'Invalid analysis'],
])('%j is refused: %s', async (body, message) => {
  const answer = await app.post(url, { headers, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe(message);
});

test('an exercise that is not there can’t be practiced', async () => {
  const body = { exerciseId: 2_000_000_000, accuracy: 1, duration: 1 };
  expect((await app.post(url, { headers, body })).statusCode).toBe(404);
});

test('attempts are the saved and the unsaved takes of that exercise, newest first', async () => {
  const exercise = await buildExercise(app.db);
  const take = { userId, exerciseId: exercise.id };
  await buildSession(app.db, { ...take, accuracy: 0.5, createdAt: minute(1) });
  const { id } = await buildAnalysis(app.db, { ...take, accuracy: 0.75, createdAt: minute(2) });
  await buildSession(app.db, { userId, accuracy: 0.1, createdAt: minute(3) });
  await buildSession(app.db, { exerciseId: exercise.id, accuracy: 0.2 });
  const list = await app.get(`/api/practice/attempts?exerciseId=${exercise.id}`, { headers });
  expect(list.json()).toEqual([
    { accuracy: 0.75, saved: false, createdAt: minute(2).toISOString(), analysisId: id },
    { accuracy: 0.5, saved: true, createdAt: minute(1).toISOString(), analysisId: null },
  ]);
});

test('the best attempt is listed even where it is older than the last ones', async () => {
  const exercise = await buildExercise(app.db);
  const take = { userId, exerciseId: exercise.id };
  await buildAnalysis(app.db, { ...take, accuracy: 0.75, createdAt: minute(1) });
  await buildSession(app.db, { ...take, accuracy: 0.9, createdAt: minute(2) });
  for (const at of [3, 4, 5]) {
    await buildSession(app.db, { ...take, accuracy: at / 10, createdAt: minute(at) });
  }
  const accuracies = async (limit: number) => {
    const path = `/api/practice/attempts?exerciseId=${exercise.id}&limit=${limit}`;
    const list = (await app.get(path, { headers })).json<{ accuracy: number }[]>();
    return list.map(({ accuracy }) => accuracy);
  };
  expect(await accuracies(2)).toEqual([0.5, 0.4, 0.9]);
  expect(await accuracies(4)).toEqual([0.5, 0.4, 0.3, 0.9]);
});

test('progress is the best of each exercise', async () => {
  const exercise = await buildExercise(app.db);
  const take = { userId, exerciseId: exercise.id };
  await buildSession(app.db, { ...take, accuracy: 0.75, createdAt: minute(1) });
  await buildSession(app.db, { ...take, accuracy: 0.5, createdAt: minute(2) });
  await buildSession(app.db, { userId, accuracy: 1 });
  expect((await app.get('/api/exercise-progress', { headers })).json()).toEqual([
    { exerciseId: exercise.id, bestAccuracy: 0.75 },
  ]);
});

test('own phrases are listed once each, the last practiced first', async () => {
  const exercise = await buildExercise(app.db);
  await buildSession(app.db, { userId, phrase: 'One', accuracy: 0.75, createdAt: minute(1) });
  await buildSession(app.db, { userId, phrase: 'Two', accuracy: 0.5, createdAt: minute(2) });
  await buildSession(app.db, { userId, phrase: 'One', accuracy: 0.25, createdAt: minute(3) });
  await buildSession(app.db, { userId, phrase: 'Three', exerciseId: exercise.id });
  await buildSession(app.db, { userId, phrase: 'Four', accuracy: null, createdAt: minute(0) });
  await buildSession(app.db, { userId, phrase: 'Two', accuracy: null, createdAt: minute(2) });
  expect((await app.get('/api/practice/phrases', { headers })).json()).toEqual([
    { phrase: 'One', bestAccuracy: 0.75, lastPracticedAt: minute(3).toISOString() },
    { phrase: 'Two', bestAccuracy: 0.5, lastPracticedAt: minute(2).toISOString() },
    { phrase: 'Four', bestAccuracy: null, lastPracticedAt: minute(0).toISOString() },
  ]);
});
