import { randomUUID } from 'node:crypto';
import type { Analysis, Finding } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exercises, practiceSessions, sceneRuns, scenes, sceneTotals } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { deviceTake } from '../../../test/support/device-take.ts';
import {
  buildExercise,
  buildScene,
  buildSession,
  buildUser,
} from '../../../test/support/factories.ts';
import { rebuildSums } from '../progress/record/rebuild.ts';
import { resetPractice } from '../progress/record/reset.ts';

let app: TestApp;
let userId: number;
let headers: { cookie: string };
let slug: string;
let lineIds: number[];
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.db.delete(exercises);
  await app.db.delete(scenes);
  userId = (await buildUser(app.db)).id;
  headers = await app.signIn(userId);
  ({ slug, lineIds } = await buildScene(app.db, { level: 4 }));
});

const read = async (path: string) => (await app.get(path, { headers })).json();

/** A saved take of a line. */
async function said(
  line: number,
  {
    of = userId,
    accuracy = 0.8,
    ...overrides
  }: Partial<Analysis> & { of?: number; accuracy?: number | null } = {},
) {
  const analysisId = randomUUID();
  const { analysis } = deviceTake('Is it far?', overrides);
  await buildSession(app.db, {
    userId: of,
    exerciseId: lineIds[line]!,
    accuracy,
    analysis,
    analysisId,
  });
  return { line, analysisId };
}

const run = (takes: object[], overrides: object = {}) => ({
  key: randomUUID(),
  at: new Date().toISOString(),
  duration: 60,
  mode: 'part',
  part: 0,
  withText: true,
  takes,
  ...overrides,
});
const send = (body: object, to = slug) => app.post(`/api/scenes/${to}/runs`, { headers, body });

test('scenes need a signed-in session', async () => {
  for (const path of ['/api/scenes', `/api/scenes/${slug}`, `/api/scenes/${slug}/runs`]) {
    expect((await app.get(path)).statusCode).toBe(401);
  }
});

test('scenes come easiest first, each with how many lines it has', async () => {
  const easy = await buildScene(app.db, { level: 1 });
  const listed = await read('/api/scenes');
  expect(listed.map((one: { slug: string }) => one.slug)).toEqual([easy.slug, slug]);
  expect(listed[1]).toMatchObject({ lineCount: 6, best: null, runs: 0, lastAt: null, level: 4 });
});

test('a scene has its lines in order, each an exercise with its part', async () => {
  const scene = await read(`/api/scenes/${slug}`);
  expect(scene.lines.map(({ id }: { id: number }) => id)).toEqual(lineIds);
  expect(scene.lines.slice(0, 2)).toMatchObject([
    { part: 0, scene: { slug, line: 0, part: 0 } },
    { part: 1, scene: { slug, line: 1, part: 1 } },
  ]);
  expect(await read(`/api/exercises/${lineIds[1]}`)).toMatchObject({
    scene: { slug, line: 1, part: 1 },
  });
});

test.each(['no-such-scene', 'x'.repeat(80)])('there is no scene %s', async (name) => {
  const answer = await app.get(`/api/scenes/${name}`, { headers });
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'Scene not found']);
  expect((await app.get(`/api/scenes/${name}/runs`, { headers })).statusCode).toBe(404);
  expect((await send(run([await said(0)]), name)).statusCode).toBe(404);
});

test('a line that was taken out is in no scene and in no list', async () => {
  await app.db.update(exercises).set({ sceneLine: null }).where(eq(exercises.id, lineIds[5]!));
  expect((await read(`/api/scenes/${slug}`)).lines).toHaveLength(5);
  expect((await read(`/api/exercises/${lineIds[5]}`)).scene).toBeNull();
  expect(await read('/api/exercises')).toEqual([]);
});

test('a line of a scene stands in no list of exercises', async () => {
  const { id } = await buildExercise(app.db, { category: 'intonation' });
  expect((await read('/api/exercises')).map((one: { id: number }) => one.id)).toEqual([id]);
  await said(0);
  expect(await read('/api/user-progress')).toMatchObject([
    {},
    { category: 'accent-reduction', total: 0, completed: 0 },
    { category: 'intonation', total: 1, completed: 0 },
  ]);
  expect((await read('/api/next-exercise')).exercise.id).toBe(id);
  expect((await read('/api/sounds/DH')).exercises.map((one: { id: number }) => one.id)).toEqual([
    id,
  ]);
  const { steps } = await read('/api/today?timezoneOffset=0');
  const offered = steps.flatMap(
    (one: { step: { exercise?: { id: number } } }) => one.step.exercise?.id ?? [],
  );
  expect(new Set(offered)).toEqual(new Set([id]));
});

test('a run is what its saved lines were, and says which one to say again', async () => {
  const finding: Finding = {
    kind: 'sound',
    words: [1],
    title: 'Your /f/ was close',
    body: 'Bite softly.',
  };
  const takes = [
    await said(0, { prosodyScore: 70 }),
    await said(2, {
      accuracy: 0.6,
      prosodyScore: 50,
      findings: [{ ...finding, kind: 'praise' }, { ...finding, kind: 'next-step' }, finding],
      recommendations: ['Well done.', 'Say it again.', 'Your /f/ was close. Bite softly.'],
    }),
    await said(4, { accuracy: null }),
  ];
  const answer = (await send(run(takes))).json();
  expect(answer).toMatchObject({
    mode: 'part',
    part: 0,
    withText: true,
    score: 70,
    prosody: 60,
    lines: [
      { line: 0, score: 80 },
      { line: 2, score: 60 },
      { line: 4, score: null },
    ],
    again: { line: 2, text: 'Your /f/ was close. Bite softly.' },
  });
  expect(await read(`/api/scenes/${slug}/runs`)).toEqual([answer]);
  expect(await read('/api/scenes')).toMatchObject([
    { best: null, runs: 1, lastAt: answer.createdAt },
  ]);
});

test('the best of a scene is of runs in which every line that was to be said has a score', async () => {
  const takes = async (accuracy: number | null, ...places: number[]) =>
    Promise.all(places.map((line) => said(line, { accuracy })));
  const best = async (body: object) => {
    expect((await send(body)).statusCode).toBe(200);
    return (await read(`/api/scenes/${slug}`)).best;
  };
  expect(await best(run(await takes(1, 0)))).toBeNull();
  expect(await best(run([...(await takes(0.9, 0, 2)), ...(await takes(null, 4))]))).toBeNull();
  expect(await best(run(await takes(0.6, 0, 2, 4)))).toBe(60);
  expect(await best(run(await takes(0.9, 1, 3), { part: 1 }))).toBe(60);
  expect(await best(run(await takes(0.7, 1, 3, 5), { part: 1 }))).toBe(70);
  const shadow = { mode: 'shadow', part: null };
  expect(await best(run(await takes(0.9, 0, 2, 4), shadow))).toBe(70);
  expect(await best(run(await takes(0.8, 0, 1, 2, 3, 4, 5), shadow))).toBe(80);
  expect(await read('/api/scenes')).toMatchObject([{ best: 80, runs: 7 }]);
});

test('a line that was taken out of its scene is not asked of a run', async () => {
  await app.db.update(exercises).set({ sceneLine: null }).where(eq(exercises.id, lineIds[4]!));
  await send(run([await said(0), await said(2)]));
  expect(await read('/api/scenes')).toMatchObject([{ best: 80 }]);
});

test('the pace of a run is that of its lines together, without their pauses and without doubtful ones', async () => {
  const word = deviceTake('Is').analysis.words[0]!;
  const vowel = { ...word.sounds[0]!, phone: 'AH' };
  const spoken = (...lengths: [start: number, syllables: number][]) =>
    lengths.map(([start, syllables]) => ({
      ...word,
      start,
      end: start + 1,
      sounds: Array.from({ length: syllables }, () => ({ ...vowel })),
    }));
  const takes = [
    await said(0, { words: spoken([0, 2], [1.5, 4]) }),
    await said(2, { words: spoken([0.5, 6]) }),
    await said(4, { accuracy: null, words: spoken([0, 9]) }),
  ];
  const { rate, pauseSeconds } = (await send(run(takes))).json();
  expect([rate, pauseSeconds]).toEqual([4, 0.5]);
});

test('a run in which nothing could be told of the pace has none', async () => {
  expect((await send(run([await said(0)]))).json()).toMatchObject({ rate: null, pauseSeconds: 0 });
});

test('the score of a run is rounded as little as that of its lines', async () => {
  const takes = [await said(0, { accuracy: 0.9846 }), await said(2, { accuracy: 0.9846 })];
  expect((await send(run(takes))).json().score).toBeCloseTo(98.46, 3);
});

test('where every line went well, nothing is to be said again', async () => {
  expect((await send(run([await said(0, { accuracy: 0.95 })]))).json().again).toBeNull();
});

test('a poor line without a finding is said again with the tip of its exercise', async () => {
  const { tips } = await read(`/api/exercises/${lineIds[0]}`);
  const takes = [await said(0, { accuracy: 0.5 })];
  expect((await send(run(takes))).json().again).toEqual({ line: 0, text: tips[0] });
});

test('a run that is sent again is saved once, also at once', async () => {
  const body = run([await said(0)]);
  const answers = await Promise.all([send(body), send(body), send(body)]);
  answers.push(await send({ ...body, takes: [await said(1)] }));
  expect(new Set(answers.map((one) => one.body)).size).toBe(1);
  expect(await read('/api/scenes')).toMatchObject([{ runs: 1 }]);
});

test('takes of other people, of other scenes, and of other lines are left out', async () => {
  const other = await buildUser(app.db);
  const mine = await said(0);
  const theirs = await said(1, { of: other.id });
  const elsewhere = await buildScene(app.db, {});
  const moved = { ...(await said(2)), line: 3 };
  const unsaved = { line: 4, analysisId: randomUUID() };
  const left = run([mine, theirs, moved, unsaved]);
  expect((await send(left)).json().lines).toMatchObject([{ line: 0 }]);
  expect((await send(run([mine]), elsewhere.slug)).statusCode).toBe(400);
  expect((await send(run([theirs, unsaved]))).statusCode).toBe(400);
});

test.each([
  ['no line', { takes: [] }],
  [
    'too many lines',
    { takes: Array.from({ length: 11 }, () => ({ line: 0, analysisId: randomUUID() })) },
  ],
  ['a line beyond the last', { takes: [{ line: 10, analysisId: randomUUID() }] }],
  ['a third part', { part: 2 }],
  ['another mode', { mode: 'sing' }],
  ['a key that is none', { key: 'mine' }],
  ['a long duration', { duration: 3601 }],
  ['an old time', { at: '2020-01-01T00:00:00Z' }],
])('a run with %s is refused', async (_name, wrong) => {
  expect((await send(run([await said(0)], wrong))).statusCode).toBe(400);
});

test('the sums of runs are those of all runs counted anew, and a reset takes them', async () => {
  const later = [await said(2), await said(4)];
  await send(run([await said(0), ...later]));
  await send(run([await said(0, { accuracy: 0.9 }), ...later]));
  await send(run([await said(0, { accuracy: 1 })]));
  const sums = () => app.db.select().from(sceneTotals).where(eq(sceneTotals.userId, userId));
  const before = await sums();
  expect(before).toMatchObject([{ scene: slug, runs: 3, best: expect.closeTo(83.3333, 3) }]);
  await rebuildSums(app.db);
  expect(await sums()).toEqual(before);
  await resetPractice(app.db, userId);
  expect(await sums()).toEqual([]);
  expect(await app.db.$count(sceneRuns, eq(sceneRuns.userId, userId))).toBe(0);
});

test('only the last ten runs are listed, newest first', async () => {
  const takes = [await said(0)];
  for (let at = 0; at < 12; at++) await send(run(takes, { duration: at + 1 }));
  const rows = await app.db.select().from(sceneRuns).where(eq(sceneRuns.userId, userId));
  const last = rows.toSorted((a, b) => b.id - a.id).slice(0, 10);
  const listed = await read(`/api/scenes/${slug}/runs`);
  expect(listed.map(({ id }: { id: number }) => id)).toEqual(last.map(({ id }) => id));
});

test('a line counts for the day like every phrase', async () => {
  await said(0);
  const mine = eq(practiceSessions.userId, userId);
  expect(await app.db.$count(practiceSessions, mine)).toBe(1);
  expect(await read('/api/total-stats')).toMatchObject({ exercises: 1, accuracy: 80 });
});
