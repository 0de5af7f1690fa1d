import { randomUUID } from 'node:crypto';
import { type Analysis, DAY_MS } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { deviceTake } from '../../../test/support/device-take.ts';
import { buildAnalysis, buildExercise, buildUser } from '../../../test/support/factories.ts';
import { saying } from '../../../test/support/recordings.ts';
import { testSpeech } from '../../../test/support/speech.ts';
import { analyses, consents, practiceSessions } from '../../db/schema.ts';

const url = '/api/analyses';
const phrase = 'The weather is nice this morning.';

let app: TestApp;
let userId: number;
let exerciseId: number;
let headers: Record<string, string>;
const speech = testSpeech();
beforeAll(async () => {
  app = await testApp({}, { speech });
  exerciseId = (await buildExercise(app.db, { phrase })).id;
});
beforeEach(async () => {
  userId = (await buildUser(app.db)).id;
  headers = await app.signIn(userId);
});

const send = (body: object, from = headers) => app.post(url, { headers: from, body });
const keptOf = (id: string) => app.db.select().from(analyses).where(eq(analyses.id, id));
const save = (analysisId: string, from = headers) =>
  app.post('/api/practice-sessions', {
    headers: from,
    body: { exerciseId, accuracy: 0, duration: 5, analysisId },
  });
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

test('what a device scored is kept, marked as its own, and can be saved', async () => {
  const take = { ...deviceTake(phrase, { scoredOn: 'server' }), exerciseId };
  const answer = await send(take);
  expect([answer.statusCode, answer.json()]).toEqual([200, { analysisId: take.id }]);
  const [kept] = await keptOf(take.id);
  expect(kept).toMatchObject({ userId, exerciseId, phrase, scoredOn: 'device' });
  expect(kept!.accuracy).toBeCloseTo(0.9);

  const saved = (await save(take.id)).json();
  expect(saved).toMatchObject({ exerciseId, phrase, scoredOn: 'device', engine: 'made-1' });
  const session = (await app.get(`/api/practice-sessions/${saved.id}`, { headers })).json();
  expect(session.analysis).toEqual({ ...take.analysis, scoredOn: 'device' });
});

test.each([
  ['', 200],
  [null, 200],
  ['S', 200],
  ['s', 400],
])('a drill of a sound that was said as %o before: %i', async (drillInstead, status) => {
  const word = { ...deviceTake('weather'), exerciseId, drillSound: 'DH', drillInstead };
  expect((await send(word)).statusCode).toBe(status);
});

test('what the engine says of a recording is kept unchanged, and marked where the server scored it', async () => {
  const form = new FormData();
  form.append('phrase', phrase);
  form.append('audio', new Blob([new Uint8Array(await saying(phrase))]), 'take.wav');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const scored = await app.app.inject({
    method: 'POST',
    url: '/api/analyze-audio-pronunciation',
    headers: { ...headers, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { analysisId, ...analysis } = scored.json();
  expect(analysis.scoredOn).toBe('server');
  expect(await keptOf(analysisId)).toMatchObject([{ scoredOn: 'server', saidAt: null }]);

  const id = randomUUID();
  expect((await send({ ...deviceTake(phrase), id, analysis })).statusCode).toBe(200);
  const [kept] = await keptOf(id);
  expect(kept!.result).toEqual({ ...analysis, scoredOn: 'device' });
});

test('the same id again changes nothing, not even once it is saved', async () => {
  const take = { ...deviceTake(phrase), exerciseId };
  const other = { ...take, analysis: deviceTake(phrase, { overallAccuracy: 10 }).analysis };
  const first = (await send(take)).json();
  expect((await send({ ...other, id: take.id.toUpperCase() })).json()).toEqual(first);
  expect(await keptOf(take.id)).toMatchObject([{ result: { overallAccuracy: 90 } }]);

  await save(take.id);
  expect((await send(other)).json()).toEqual(first);
  expect(await keptOf(take.id)).toEqual([]);
  const mine = eq(practiceSessions.userId, userId);
  expect(await app.db.$count(practiceSessions, mine)).toBe(1);
});

test('the same take sent twice at once is kept once', async () => {
  const take = { ...deviceTake(phrase), exerciseId };
  const answers = await Promise.all([send(take), send(take), send(take)]);
  expect(answers.map((answer) => answer.json())).toEqual(
    Array.from({ length: 3 }, () => ({ analysisId: take.id })),
  );
  expect(await keptOf(take.id)).toHaveLength(1);
});

test('an id that somebody else uses is refused, whether theirs is saved or not', async () => {
  const take = { ...deviceTake(phrase), exerciseId };
  await send(take);
  const stranger = await app.signIn((await buildUser(app.db)).id);
  const refused = { code: 'conflict', message: 'This id is taken', field: 'id' };
  expect((await send(take, stranger)).json()).toEqual(refused);
  await save(take.id);
  expect((await send(take, stranger)).json()).toEqual(refused);
  expect(await keptOf(take.id)).toEqual([]);
});

test('a drill is saved from tries that a device scored, and its tries stay used', async () => {
  const drill = { ...deviceTake('weather'), exerciseId, drillSound: 'DH' };
  const tries = Array.from({ length: 3 }, (_, n) => ({
    ...drill,
    id: randomUUID(),
    at: ago(DAY_MS - n * 1000),
  }));
  for (const one of tries) expect((await send(one)).statusCode).toBe(200);
  const analysisIds = tries.map(({ id }) => id).toReversed();
  const saved = await app.post('/api/drills', {
    headers,
    body: { analysisIds, exerciseId, phrase, duration: 12 },
  });
  expect(saved.json()).toMatchObject({ word: 'weather', passed: true, createdAt: tries[2]!.at });
  for (const one of tries) expect((await send(one)).json()).toEqual({ analysisId: one.id });
  expect(await app.db.$count(analyses, eq(analyses.userId, userId))).toBe(0);
});

test('a session counts for the day on which it was said', async () => {
  const at = ago(3 * DAY_MS);
  const take = { ...deviceTake(phrase), exerciseId, at };
  await send(take);
  const attempts = `/api/practice/attempts?exerciseId=${exerciseId}`;
  const listed = { accuracy: expect.closeTo(0.9), createdAt: at, analysisId: take.id };
  expect((await app.get(attempts, { headers })).json()).toEqual([{ ...listed, saved: false }]);
  expect((await save(take.id)).json().createdAt).toBe(at);
  expect((await app.get(attempts, { headers })).json()).toEqual([{ ...listed, saved: true }]);
  const streak = async () => (await app.get('/api/user-streak', { headers })).json();
  expect(await streak()).toMatchObject({ practicedToday: false, best: 1 });
  await app.db.update(practiceSessions).set({ createdAt: new Date() });
  await save((await send({ ...deviceTake(phrase), exerciseId })).json().analysisId);
  expect(await streak()).toMatchObject({ practicedToday: true });
});

test('a clock that is ahead says no more than now', async () => {
  const take = { ...deviceTake(phrase), exerciseId, at: ago(-5 * DAY_MS) };
  await send(take);
  const { createdAt } = (await save(take.id)).json();
  expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
});

test('a clock that is wrong by months, ahead or behind, tells when it was said all the same', async () => {
  for (const months of [-4, 4]) {
    const wrongBy = months * 30 * DAY_MS;
    const take = { ...deviceTake(phrase), exerciseId, at: ago(3 * DAY_MS - wrongBy) };
    expect((await send({ ...take, sentAt: ago(-wrongBy) })).statusCode).toBe(200);
    const { createdAt } = (await save(take.id)).json();
    expect(Math.abs(Date.parse(createdAt) - Date.parse(ago(3 * DAY_MS)))).toBeLessThan(60_000);
  }
});

test('a clock that is wrong by minutes is believed', async () => {
  const at = ago(10 * 60_000);
  const take = { ...deviceTake(phrase), exerciseId, at, sentAt: at };
  await send(take);
  expect((await save(take.id)).json().createdAt).toBe(at);
});

test('what was said more than 30 days ago is refused', async () => {
  const refused = await send({ ...deviceTake(phrase), at: ago(31 * DAY_MS) });
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'at']);
  const answer = await send({ ...deviceTake(phrase), at: ago(29 * DAY_MS) });
  expect(answer.statusCode).toBe(200);
});

test.each([
  'The weather is nice this evening.',
  'The weather is nice.',
  'the Weather is nice this morning',
])('words of another phrase are refused: %s', async (said) => {
  const refused = await send({ ...deviceTake(said), phrase });
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'analysis.words']);
});

test.each(['…', 'x '.repeat(250).trim()])(
  'a phrase without words to say is refused',
  async (odd) => {
    const refused = await send({ ...deviceTake('x'), phrase: odd });
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'analysis.words']);
  },
);

test('a sound too many is kept, and refused if there is no such sound', async () => {
  const withExtra = (extra: { phone: string; ipa: string }) => {
    const take = deviceTake(phrase);
    const [first, ...others] = take.analysis.words;
    const words = [{ ...first!, extra }, ...others];
    return { ...take, analysis: { ...take.analysis, words } };
  };
  expect((await send(withExtra({ phone: 'Z', ipa: 'z' }))).statusCode).toBe(200);
  const refused = await send(withExtra({ phone: 'QQ', ipa: 'q' }));
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'analysis.words']);
});

test('a take in doubt has no score, and one without a score is not kept', async () => {
  const unsure = { code: 'unsure-phrase', blocking: false, message: 'Say it again.' } as const;
  const doubted = { ...deviceTake(phrase, { issues: [unsure] }), exerciseId };
  await send(doubted);
  expect((await save(doubted.id)).json()).toMatchObject({ accuracy: null });

  const noisy = { code: 'only-noise', blocking: true, message: 'Only noise.' } as const;
  const refused = await send(deviceTake(phrase, { issues: [noisy] }));
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'cannot_score']);

  const different = { code: 'different-phrase', blocking: true, message: 'Another.' } as const;
  const other = { ...deviceTake(phrase, { issues: [different] }), exerciseId };
  expect((await send(other)).statusCode).toBe(200);
  expect((await save(other.id)).statusCode).toBe(422);
});

test('without the consent to AI processing a device may still save what it scored', async () => {
  await app.db.insert(consents).values({
    userId,
    consentType: 'ai_processing',
    granted: false,
    version: '1',
  });
  const take = { ...deviceTake(phrase), exerciseId };
  expect((await send(take)).json()).toEqual({ analysisId: take.id });
  expect((await save(take.id)).statusCode).toBe(200);
});

test('nobody keeps an analysis without an account: what a trial counts, the server scores', async () => {
  const take = deviceTake(phrase);
  expect((await send(take, {})).statusCode).toBe(401);
  const { sessionToken } = (await app.post('/api/anonymous/session', { body: {} })).json();
  expect((await send({ ...take, sessionToken }, {})).statusCode).toBe(401);
  expect(await keptOf(take.id)).toEqual([]);
});

test('what is kept has no more fields than an analysis', async () => {
  const take = deviceTake(phrase);
  const word = { ...take.analysis.words[0]!, isAdmin: true };
  const analysis = { ...take.analysis, words: [word, ...take.analysis.words.slice(1)], price: 1 };
  await send({ ...take, userId: 1, analysis });
  const [kept] = await keptOf(take.id);
  expect(kept).toMatchObject({ userId });
  expect(kept!.result as Analysis).toEqual({ ...take.analysis, scoredOn: 'device' });
});

test('what the server scored cannot be replaced', async () => {
  const { id } = await buildAnalysis(app.db, { userId, exerciseId, phrase });
  await send({ ...deviceTake(phrase, { overallAccuracy: 100 }), exerciseId, id });
  expect(await keptOf(id)).toMatchObject([
    { scoredOn: 'server', accuracy: expect.closeTo(0.8), result: { overallAccuracy: 80 } },
  ]);
});
