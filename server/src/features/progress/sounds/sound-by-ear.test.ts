import { DAY_MS, languageOf } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { earTotals, users } from '../../../db/schema.ts';
import { testApp, type TestApp } from '../../../../test/support/app.ts';
import { type Learner, newLearner } from '../../../../test/support/learner.ts';

/** The contrasts of V, of which the last one has the lowest load. */
const MAIN = ['v-b', 'v-w', 'f-v'];
const LESS = 'final-f-v';

let t: TestApp;
let learner: Learner;

beforeEach(async () => {
  t ??= await testApp();
  learner = await newLearner(t);
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** A round of ten for a contrast; heard well on two days, it is heard. */
const trained = (contrast: string, well = true) =>
  t.db.insert(earTotals).values({
    userId: learner.userId,
    contrast,
    asked: 20,
    heard: 18,
    lastAsked: 10,
    lastHeard: 9,
    lastAt: daysAgo(1),
    ...(well && { wellFirstAt: daysAgo(3), wellLastAt: daysAgo(1) }),
  });
const byEar = async () =>
  (await learner.read('/api/sounds')).find(({ phone }: { phone: string }) => phone === 'V').byEar;
const sound = () => learner.read('/api/sounds/V');
const choose = (contrast: string, choice: 'skipped' | null) =>
  t.put(`/api/path/steps/${contrast}`, { headers: learner.headers, body: { choice } });

test('the list counts the contrasts of a sound that were trained, and those that are heard', async () => {
  expect(await byEar()).toEqual({ trained: 0, heard: 0, main: false });
  await trained('v-b');
  await trained('v-w', false);
  await trained('th-s');
  expect(await byEar()).toEqual({ trained: 2, heard: 1, main: false });
});

test('the ear has a sound once it hears every contrast on which most depends', async () => {
  await trained(LESS);
  for (const contrast of MAIN.slice(1)) await trained(contrast);
  expect(await byEar()).toMatchObject({ main: false });
  await trained(MAIN[0]!);
  expect(await byEar()).toEqual({ trained: 4, heard: 4, main: true });
});

test('a sound shows what was trained of it, and the next contrast that was not', async () => {
  expect((await sound()).ear).toMatchObject({
    trained: [],
    next: { contrast: expect.any(String) },
  });
  for (const contrast of [...MAIN, 'th-s']) await trained(contrast);
  const { ear } = await sound();
  expect(ear.trained.map(({ contrast }: { contrast: string }) => contrast).toSorted()).toEqual(
    MAIN.toSorted(),
  );
  expect(ear.trained[0]).toMatchObject({ mark: 'heard', last: { asked: 10, heard: 9 } });
  expect(ear.next).toEqual({ contrast: LESS, title: expect.stringContaining('/') });
  await trained(LESS);
  expect((await sound()).ear.next).toBeNull();
});

test('what was skipped on the path is not the next contrast', async () => {
  const { next } = (await sound()).ear;
  await choose(next.contrast, 'skipped');
  expect((await sound()).ear.next.contrast).not.toBe(next.contrast);
});

test('the tip of a sound is about the first language, where that has one', async () => {
  expect((await sound()).tip).toBeNull();
  await t.db.update(users).set({ firstLanguage: 'german' }).where(eq(users.id, learner.userId));
  const { fact, advice } = languageOf('german')!.sounds.V ?? languageOf('german')!.sounds.W!;
  const tips = [(await sound()).tip, (await learner.read('/api/sounds/W')).tip];
  expect(tips).toContain(`${fact} ${advice}`);
});

test('a sound that English does not have is not found', async () => {
  const answer = await t.get('/api/sounds/XX', { headers: learner.headers });
  expect(answer.statusCode).toBe(404);
});
