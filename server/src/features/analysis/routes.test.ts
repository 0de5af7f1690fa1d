import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Analysis, drillOutcome } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { analyses, consents, trials } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildTrial, buildUser } from '../../../test/support/factories.ts';
import { saying, silence } from '../../../test/support/recordings.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import type { SpeechTask } from '../../speech-pool/tasks.ts';
import { deafSpeech, testSpeech } from '../../../test/support/speech.ts';
import { hashToken } from '../../tokens.ts';

const url = '/api/analyze-audio-pronunciation';
const phrase = 'The weather is nice this morning.';

let app: TestApp;
let userId: number;
let headers: Record<string, string>;
let webm: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  app = await testApp({}, { speech: testSpeech() });
  const file = join(import.meta.dirname, '../../../test/support/recordings/the-weather.webm');
  webm = new Uint8Array(await readFile(file));
});
beforeEach(async () => {
  userId = (await buildUser(app.db)).id;
  headers = await app.signIn(userId);
});

type Fields = Record<string, string | Uint8Array<ArrayBuffer>>;

/** Sends a take as a browser does. */
async function send(fields: Fields, sender: Record<string, string> = headers, to = app) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value], { type: 'audio/webm' }), 'recording.webm');
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return to.app.inject({
    method: 'POST',
    url,
    headers: { ...sender, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const bytes = (file: Buffer) => new Uint8Array(file);
const keptOf = (id: string) => app.db.select().from(analyses).where(eq(analyses.id, id));

test('a good reading recorded by a browser gets a good verdict, which can be saved', async () => {
  const exercise = await buildExercise(app.db, { phrase });
  const answer = await send({ audio: webm, phrase, exerciseId: String(exercise.id) });
  expect(answer.statusCode).toBe(200);
  const { analysisId, ...analysis } = answer.json<Analysis & { analysisId: string }>();
  expect(analysis.overallAccuracy).toBeGreaterThanOrEqual(85);
  expect(analysis.words.map(({ word }) => word)).toEqual(phrase.replace('.', '').split(' '));
  expect(analysis.feedback).toHaveLength(6);
  expect(await keptOf(analysisId)).toMatchObject([{ userId, phrase, exerciseId: exercise.id }]);

  const take = { exerciseId: exercise.id, accuracy: 0, duration: 5, analysisId };
  const saved = (await app.post('/api/practice-sessions', { headers, body: take })).json();
  expect(saved.accuracy).toBeCloseTo(analysis.overallAccuracy / 100, 5);
  const session = await app.get(`/api/practice-sessions/${saved.id}`, { headers });
  expect(session.json().analysis).toEqual(analysis);
});

test('another phrase never reaches the pass mark', async () => {
  const audio = bytes(await saying('I would like a cup of coffee, please.'));
  const answer = await send({ audio, phrase });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().overallAccuracy).toBeLessThan(50);
  expect(answer.json().issues[0]).toMatchObject({ code: 'different-phrase' });
});

test('an exercise’s target is assessed', async () => {
  const question = 'Are you coming with us?';
  const target = { kind: 'yes-no-question', ending: 'rise' } as const;
  const exercise = await buildExercise(app.db, { phrase: question, trains: { target } });
  const audio = bytes(await saying(question));
  const { intonation } = (
    await send({ audio, phrase: question, exerciseId: `${exercise.id}` })
  ).json();
  expect(intonation.target).toEqual(target);
  expect(intonation.message).toMatch(/\w/);
});

test("trained contrasts are tested in the exercise's own phrase only, for visitors too", async () => {
  const heard: SpeechTask[] = [];
  const listening: SpeechPool = {
    ...deafSpeech,
    run: (task, caller) => {
      heard.push(task);
      return deafSpeech.run(task, caller);
    },
  };
  const other = await testApp({}, { speech: listening });
  const trains = { sounds: ['DH'], contrasts: [{ word: 0, sound: 'DH', instead: 'D' }] };
  const exercise = await buildExercise(other.db, { phrase, trains });
  await buildTrial(other.db, { tokenHash: hashToken('visitor') });
  const signedIn = await other.signIn((await buildUser(other.db)).id);
  const exerciseId = String(exercise.id);
  const take = { audio: webm, phrase };
  await send({ ...take, exerciseId }, signedIn, other);
  await send({ ...take, exerciseId, sessionToken: 'visitor' }, {}, other);
  await send(take, signedIn, other);
  await send({ ...take, phrase: 'My own words.', exerciseId }, signedIn, other);
  expect(heard.map((task) => task.kind === 'analyze' && task.trains)).toEqual([
    trains,
    trains,
    undefined,
    undefined,
  ]);
});

test('a take in doubt has no score, and passes nothing in a trial', async () => {
  const doubt = { code: 'unsure-phrase', blocking: false, message: 'Say it again.' } as const;
  const doubting: SpeechPool = {
    ...deafSpeech,
    run: async (task, caller) => {
      const { analysis } = (await deafSpeech.run(task, caller)) as { analysis: Analysis };
      return { analysis: { ...analysis, issues: [doubt] } } as never;
    },
  };
  const other = await testApp({}, { speech: doubting });
  const exercise = await buildExercise(other.db, { phrase });
  const take = { audio: webm, phrase, exerciseId: String(exercise.id) };
  const signedIn = await other.signIn((await buildUser(other.db)).id);
  const answer = await send(take, signedIn, other);
  const body = { ...take, audio: undefined, exerciseId: exercise.id, accuracy: 1, duration: 5 };
  const { analysisId } = answer.json();
  const saved = await other.post('/api/practice-sessions', {
    headers: signedIn,
    body: { ...body, analysisId },
  });
  expect(saved.json()).toMatchObject({ accuracy: null, exerciseId: exercise.id });

  const visitor = await buildTrial(other.db, { tokenHash: hashToken('visitor') });
  expect((await send({ ...take, sessionToken: 'visitor' }, {}, other)).statusCode).toBe(200);
  const [trial] = await other.db.select().from(trials).where(eq(trials.id, visitor.id));
  expect(trial).toMatchObject({ exercisesCompleted: 0, dailyExercisesUsed: 0 });
  const claimed = await other.post('/api/anonymous/claim', {
    headers: signedIn,
    body: { sessionToken: 'visitor' },
  });
  expect(claimed.json()).toEqual({ sessions: 0 });
});

test('a word that is drilled is tested for its sound against the one it was said as', async () => {
  const exercise = await buildExercise(app.db, { phrase: 'Thanks for thinking of me.' });
  const word = { phrase: 'thinking', exerciseId: String(exercise.id), drillSound: 'TH' };
  const audio = bytes(await saying('thinking'));
  const right = (await send({ ...word, audio, drillInstead: 'S' })).json();
  expect(drillOutcome(right, 'TH')).toMatchObject({ outcome: 'passed' });
  expect(right.contrasts).toMatchObject([{ word: 0, sound: 'TH', instead: 'S', verdict: 'right' }]);
  expect(await keptOf(right.analysisId)).toMatchObject([
    { phrase: 'thinking', exerciseId: exercise.id, drilled: 'TH' },
  ]);
  const sinking = bytes(await saying('sinking'));
  const wrong = (await send({ ...word, audio: sinking, drillInstead: 'S' })).json();
  expect(drillOutcome(wrong, 'TH')).toMatchObject({ outcome: 'missed', heard: { phone: 'S' } });

  const ofNone = await send({ ...word, phrase: 'sinking', audio: sinking });
  expect(await keptOf(ofNone.json().analysisId)).toMatchObject([{ exerciseId: null }]);
});

test('a word that is drilled is tested for leaving its sound out, if its exercise trains that', async () => {
  const contrasts = [{ word: 1, sound: 'S', instead: '' }];
  const exercise = await buildExercise(app.db, { phrase: 'She packs.', trains: { contrasts } });
  const word = { phrase: 'packs', exerciseId: String(exercise.id), drillSound: 'S' };
  const outcomeOf = async (said: string) => {
    const analysis = (await send({ ...word, audio: bytes(await saying(said)) })).json();
    return drillOutcome(analysis, 'S').outcome;
  };
  expect(await outcomeOf('packs')).toBe('passed');
  expect(await outcomeOf('pack')).toBe('missed');
});

test('so is one of a phrase of one’s own, if the sound was left out there', async () => {
  const word = { phrase: 'packs', drillSound: 'S', drillInstead: '' };
  const [said, leftOut] = await Promise.all(
    ['packs', 'pack'].map(async (text) =>
      (await send({ ...word, audio: bytes(await saying(text)) })).json(),
    ),
  );
  expect(drillOutcome(said, 'S').outcome).toBe('passed');
  expect(drillOutcome(leftOut, 'S')).toMatchObject({ outcome: 'missed', dropped: true });
});

test.each([
  [{ phrase: 'two words', drillSound: 'TH' }, 'A drill is about one word'],
  [{ phrase: 'a'.repeat(41), drillSound: 'TH' }, 'A drill is about one word'],
  [{ phrase: 'think', drillSound: 'XX' }, 'Invalid sound'],
  [{ phrase: 'think', drillSound: 'th' }, 'Invalid sound'],
  [{ phrase: 'think', drillSound: 'TH', drillInstead: 'QQ' }, 'Invalid sound'],
])('a drill with %o is refused: %s', async (fields, message) => {
  const answer = await send({ ...fields, audio: new Uint8Array(9) });
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test('a take with another phrase than the exercise’s counts for no exercise', async () => {
  const exercise = await buildExercise(app.db, { phrase: 'Something else.' });
  const answer = await send({ audio: webm, phrase, exerciseId: String(exercise.id) });
  expect(answer.json().overallAccuracy).toBeGreaterThanOrEqual(85);
  expect(await keptOf(answer.json().analysisId)).toMatchObject([{ exerciseId: null }]);
});

test('a visitor needs a live trial', async () => {
  const tokenHash = hashToken('visitor');
  const visitor = await buildTrial(app.db, { tokenHash });
  await buildTrial(app.db, { tokenHash: hashToken('old'), expiresAt: new Date(0) });
  const answer = await send({ audio: webm, phrase, sessionToken: 'visitor' }, {});
  expect(answer.statusCode).toBe(200);
  expect(await keptOf(answer.json().analysisId)).toMatchObject([
    { userId: null, trialId: visitor.id },
  ]);
  for (const sessionToken of ['old', 'wrong', '']) {
    expect((await send({ audio: webm, phrase, sessionToken }, {})).statusCode).toBe(401);
  }
});

test('a visitor whose exercises are used up can repeat those of today only', async () => {
  const exercise = await buildExercise(app.db, { phrase });
  const dailyExerciseIds = [exercise.id, 1, 2];
  const tokenHash = hashToken('used up');
  await buildTrial(app.db, { tokenHash, dailyExercisesUsed: 3, dailyExerciseIds });
  const body = { phrase, transcript: phrase, sessionToken: 'used up' };
  const again = await app.post(url, { body: { ...body, exerciseId: exercise.id } });
  expect(again.statusCode).toBe(200);
  const other = await app.post(url, { body });
  expect([other.statusCode, other.json().message]).toEqual([400, 'Daily limit reached']);
});

test('takes are not analyzed without consent', async () => {
  await app.db.insert(consents).values({ userId, consentType: 'ai_processing', granted: false });
  const answer = await send({ audio: webm, phrase });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().message).toContain('privacy settings');
});

test.each([
  ['silence', bytes(silence(2)), 422, 'hear a voice'],
  ['an empty file', new Uint8Array(), 422, 'record again'],
  ['a file cut short', bytes(silence(1)).subarray(0, 30), 422, 'record again'],
  ['a text', new TextEncoder().encode('hello, this is a text'), 415, 'WebM, Ogg, or WAV'],
  ['a minute', bytes(silence(61)), 413, 'only the phrase'],
  ['three megabytes', new Uint8Array(3_000_000), 413, 'only the phrase'],
])('%s is refused with what to do about it', async (_name, audio, status, advice) => {
  const answer = await send({ audio, phrase });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().message).toContain(advice);
});

test.each([
  [{ audio: 'not a file', phrase }, 'A recording is required'],
  [{ phrase }, 'A recording is required'],
  [{ audio: new Uint8Array(9) }, 'Reference phrase is required'],
  [{ audio: new Uint8Array(9), phrase: ' ' }, 'Reference phrase is required'],
  [{ audio: new Uint8Array(9), phrase: 'a'.repeat(501) }, 'Phrase too long'],
  [{ audio: new Uint8Array(9), phrase, exerciseId: '1e3' }, 'Invalid exercise ID'],
])('%o is refused: %s', async (fields, message) => {
  const answer = await send(fields);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe(message);
});

test('a transcript tells which words were recognized, and cannot be saved', async () => {
  const body = { phrase, transcript: 'the weather was nice in the morning' };
  const answer = await app.post(url, { headers, body });
  expect(answer.statusCode).toBe(200);
  const { words, overallAccuracy, confidence, analysisId } = answer.json();
  const missing = words.filter(({ kind }: { kind: string }) => kind === 'missing');
  expect(missing.map(({ word }: { word: string }) => word)).toEqual(['is', 'this']);
  expect([overallAccuracy, confidence, analysisId]).toEqual([67, 0, undefined]);
});

test.each([
  [{ transcript: 'x' }, 'Reference phrase is required'],
  [{ phrase }, 'Transcript is required'],
  [{ phrase, transcript: 'a'.repeat(501) }, 'Transcript too long'],
  [{ phrase, transcript: 'x', exerciseId: 0 }, 'Invalid exercise ID'],
])('%j is refused: %s', async (body, message) => {
  const answer = await app.post(url, { headers, body });
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  expect((await app.post(url, { body: { phrase, transcript: 'x' } })).statusCode).toBe(401);
});
