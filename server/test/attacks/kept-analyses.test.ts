import { randomUUID } from 'node:crypto';
import { keepAnalysis } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { analyses, practiceSessions, throttleCounters } from '../../src/db/schema.ts';
import { hashToken } from '../../src/tokens.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { deviceTake } from '../support/device-take.ts';
import { buildUser } from '../support/factories.ts';
import { deafSpeech } from '../support/speech.ts';

const phrase = 'The weather is nice.';

let app: TestApp;
let userId: number;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp({}, { speech: deafSpeech });
  userId = (await buildUser(app.db)).id;
  headers = await app.signIn(userId);
});

let calls = 0;
const from = () => ({ ...headers, 'x-forwarded-for': `10.9.${(calls += 1) >> 8}.${calls & 255}` });
const post = (body: object, path: string = keepAnalysis.path) =>
  app.post(path, { headers: from(), body });
const kept = () => app.db.$count(analyses, eq(analyses.userId, userId));

type Json = Record<string, unknown>;

/** A body with another value at a place of its analysis. */
function withValue(path: string, value: unknown) {
  const take = structuredClone(deviceTake(phrase));
  const keys = path.split('.');
  const last = keys.pop()!;
  const at = keys.reduce((node, key) => node[key] as Json, take.analysis as unknown as Json);
  at[last] = value;
  return take;
}

const sound = { phone: 'DH', ipa: 'ð', start: 0, end: 0.1, accuracy: 0.9, verdict: 'good' };
const finding = { kind: 'praise', words: [9], title: 'Clear', body: '' };
const contour = { times: [0.1, 0.2], semitones: [0, 0] };
const melody = { target: { kind: 'statement' }, message: 'Fine.', model: contour };
const target = { kind: 'contrast', focusWord: 0 };
const contrast = { word: 0, sound: 'DH', instead: 'D', verdict: 'right' } as const;
const issue = { code: 'noisy', blocking: false, message: 'Noise.' };

test.each([
  ['overallAccuracy', 101],
  ['overallAccuracy', -1],
  ['overallAccuracy', '90'],
  ['confidence', 1.01],
  ['engine', 'x'.repeat(41)],
  ['engine', 'a\nb'],
  ['transcript', 'The weather is bad'],
  ['words', []],
  ['words', {}],
  ['words', Array.from({ length: 251 }, () => 0)],
  ['words.0.word', ''],
  ['words.0.start', -0.1],
  ['words.0.end', 31],
  ['words.0.start', 5],
  ['words.1.start', 0.3],
  ['words.3.kind', 'perfect'],
  ['words.0.sounds', []],
  ['words.0.sounds', Array.from({ length: 501 }, () => sound)],
  ['words.0.sounds.0', { ...sound, phone: 'QX' }],
  ['words.0.sounds.0', { ...sound, phone: '<b>' }],
  ['words.0.sounds.0', { ...sound, ipa: 'x'.repeat(9) }],
  ['words.0.sounds.0', { ...sound, end: 0.2 }],
  ['words.0.sounds.0', { ...sound, start: 0.1, end: 0.05 }],
  ['words.0.sounds.0', { ...sound, heard: { phone: 'ZZ', ipa: 'z' } }],
  ['words.0.sounds.0', { ...sound, ipa: '<b>' }],
  ['words.0.sounds.0', { ...sound, ipa: 'θ' }],
  ['words.0.sounds.0', { ...sound, heard: { phone: 'D', ipa: 'd̪' } }],
  ['words.0.sounds.0', { ...sound, maybe: 'ZZ' }],
  ['words.0.sounds.0', { ...sound, maybe: '<b>' }],
  ['words.0.sounds.0', { ...sound, maybe: 'DH' }],
  ['words.0.sounds.0', { ...sound, maybe: 'D', verdict: 'check' }],
  ['words.0.sounds.0', { ...sound, maybe: '', heard: { phone: 'D', ipa: 'd' } }],
  ['words.0.stress', { expected: 0, heard: 1 }],
  ['words.0.stress', { expected: 1, heard: 4 }],
  ['words.0.kind', 'missing'],
  ['completenessScore', 75],
  ['words.0.finding', finding],
  ['words.0.finding', { ...finding, words: [0], body: 'x'.repeat(1001) }],
  ['pauses', [{ start: 1, end: 0.5, afterWord: 0 }]],
  ['pauses', [{ start: 0.1, end: 0.2, afterWord: 4 }]],
  ['pauses', [{ start: 0.05, end: 0.1, afterWord: 0 }]],
  ['pauses', [{ start: 0.1, end: 0.2, afterWord: 0 }]],
  ['pauses', [{ start: 20, end: 30, afterWord: 3 }]],
  ['pitch', { times: [0.1], semitones: [] }],
  ['pitch', { times: [0.2, 0.1], semitones: [0, 0] }],
  ['pitch', { times: [0.1], semitones: [1e9] }],
  ['pitch.times', Array.from({ length: 3002 }, (_, n) => n / 1000)],
  ['intonation', { ...melody, model: { times: [0.1], semitones: [] } }],
  ['intonation', { ...melody, target: { kind: 'song' } }],
  ['intonation', { ...melody, score: 101 }],
  ['intonation', { ...melody, focus: { expected: 0, heard: 4, score: 50 } }],
  ['intonation', { ...melody, focus: { expected: 4, heard: 0, score: 50 } }],
  ['intonation', { ...melody, target: { ...target, focusWord: 4 } }],
  ['issues', [issue, issue]],
  ['issues', [{ ...issue, code: 'made-up' }]],
  ['issues', [{ ...issue, words: [4] }]],
  ['contrasts', [{ word: -1, sound: 'TH', instead: 'S', verdict: 'right' }]],
  ['contrasts', [{ word: 0, sound: 'QX', instead: 'S', verdict: 'right' }]],
  ['contrasts', [{ ...contrast, word: 4 }]],
  ['contrasts', [{ ...contrast, instead: 'DH' }]],
  ['contrasts', [contrast, { ...contrast, verdict: 'wrong' }]],
  ['findings', [{ ...finding, words: [], sound: { phone: 'TH', ipa: 'ð' } }]],
  ['findings', Array.from({ length: 4 }, () => ({ ...finding, words: [] }))],
  ['summary', 'x'.repeat(1001)],
  ['feedback', []],
  ['feedback.0.word', 'Another'],
  ['feedback.0.accuracy', 0.1],
  ['recommendations', Array.from({ length: 4 }, () => 'Do it.')],
])('an analysis with an odd %s is refused by the name of the field', async (path, value) => {
  const before = await kept();
  const answer = await post(withValue(path, value));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().field).toMatch(/^analysis\./);
  expect(await kept()).toBe(before);
});

test('a sound that may have been another one, or left out, is kept with what it may have been', async () => {
  for (const maybe of ['D', '']) {
    const take = withValue('words.0.sounds.0', { ...sound, maybe });
    expect((await post(take)).statusCode).toBe(200);
    const [row] = await app.db.select().from(analyses).where(eq(analyses.id, take.id));
    const [word] = (row!.result as typeof take.analysis).words;
    expect(word!.sounds[0]!.maybe).toBe(maybe);
  }
});

/** A body whose words were all missed. */
function withNothingSaid(scores: object) {
  const take = deviceTake(phrase, { completenessScore: 0, transcript: '', ...scores });
  for (const word of take.analysis.words) Object.assign(word, { kind: 'missing', accuracy: 0 });
  for (const word of take.analysis.feedback) word.accuracy = 0;
  return take;
}

test.each(['overallAccuracy', 'accuracyScore'])('no %s without a word', async (score) => {
  const nothing = { overallAccuracy: 0, accuracyScore: 0 };
  expect((await post(withNothingSaid(nothing))).statusCode).toBe(200);
  const answer = await post(withNothingSaid({ ...nothing, [score]: 50 }));
  expect([answer.statusCode, answer.json().field]).toEqual([400, `analysis.${score}`]);
});

test('a contrast counts words as they are written: a dash has a place, and no sound', async () => {
  const contrasts = (word: number) => ({ contrasts: [{ ...contrast, word } as const] });
  const dashed = 'The weather – is nice.';
  expect((await post(deviceTake(dashed, contrasts(4)))).statusCode).toBe(200);
  const answer = await post(deviceTake(dashed, contrasts(5)));
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'analysis.contrasts']);
});

test.each([
  ['NaN', '{"id":NaN}'],
  ['Infinity', '{"analysis":{"overallAccuracy":1e999}}'],
  ['brackets without end', '['.repeat(60_000)],
  ['deep nesting', `{"analysis":{"words":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`],
  ['a list in place of the body', '[]'],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
])('%s is answered with a reason', async (_what, payload) => {
  const answer = await app.app.inject({
    method: 'POST',
    url: keepAnalysis.path,
    headers: { ...from(), 'content-type': 'application/json' },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toMatch(/\w/);
});

test('more than 64 KiB are refused before they are read', async () => {
  const take = withValue('summary', 'x'.repeat(66_000));
  expect((await post(take)).statusCode).toBe(413);
});

test.each(['id', 'at', 'phrase'])('a body without %s is refused', async (field) => {
  const { [field]: _, ...rest } = deviceTake(phrase) as unknown as Json;
  const answer = await post(rest);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});

test('a take saved by many calls at once becomes one session', async () => {
  const take = deviceTake(phrase);
  const body = { phrase, accuracy: 0, duration: 5, analysisId: take.id };
  await Promise.all(Array.from({ length: 5 }, () => post(take)));
  const saves = Array.from({ length: 5 }, () => post(body, '/api/daily-practice-session'));
  const again = Array.from({ length: 5 }, () => post(take));
  const answers = await Promise.all([...saves, ...again]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const mine = eq(practiceSessions.analysisId, take.id);
  expect(await app.db.$count(practiceSessions, mine)).toBe(1);
  expect(await app.db.$count(analyses, eq(analyses.id, take.id))).toBe(0);
});

test('of two people who use one id at once, one keeps it and the other is refused', async () => {
  const take = deviceTake(phrase);
  const other = await app.signIn((await buildUser(app.db)).id);
  for (let round = 0; round < 5; round++) {
    const one = { ...take, id: randomUUID() };
    const answers = await Promise.all([
      post(one),
      app.post(keepAnalysis.path, { headers: { ...from(), ...other }, body: one }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await app.db.$count(analyses, eq(analyses.id, one.id))).toBe(1);
  }
});

test('what one account keeps in a day does not fill the disk', async () => {
  const row = {
    key: hashToken(`analyses of ${userId}`),
    count: 32 * 1024 * 1024,
    expiresAt: new Date(Date.now() + 3600_000),
  };
  await app.db
    .insert(throttleCounters)
    .values(row)
    .onConflictDoUpdate({ target: throttleCounters.key, set: { count: row.count } });
  const take = deviceTake(phrase);
  const answer = await post(take);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
  expect(await app.db.$count(analyses, eq(analyses.id, take.id))).toBe(0);
});
