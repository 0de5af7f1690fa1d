import { randomUUID } from 'node:crypto';
import { recordEvents } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { analyticsEvents, consents } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { buildUser } from '../../testing/factories.ts';

const url = recordEvents.path;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const signUp = () => ({ key: randomUUID(), name: 'sign_up', properties: {} });
const batch = (...events: object[]) => ({ body: { device: 'phone', events } });
const rowOf = async (key: string) =>
  (await app.db.select().from(analyticsEvents).where(eq(analyticsEvents.key, key)))[0];

test('a visitor’s event is kept with a kind of device and nothing else about them', async () => {
  const key = randomUUID();
  const properties = { practiced: 'trial', exerciseId: 3, accuracy: 81 };
  const answer = await app.post(url, batch({ key, name: 'exercise_complete', properties }));
  expect(answer.json()).toEqual({ recorded: 1 });
  const row = (await rowOf(key))!;
  expect(row).toMatchObject({ name: 'exercise_complete', userId: null, userTier: 'anonymous' });
  expect(row).toMatchObject({ device: 'phone', properties });
  expect(Object.keys(row).toSorted()).toEqual([
    'createdAt',
    'device',
    'id',
    'key',
    'name',
    'properties',
    'userId',
    'userTier',
  ]);
});

test('the event of somebody signed in who allows it is theirs and registered', async () => {
  const { id: userId } = await buildUser(app.db);
  await app.db.insert(consents).values({ userId, consentType: 'analytics', granted: true });
  const event = signUp();
  await app.post(url, { ...batch(event), headers: await app.signIn(userId) });
  expect(await rowOf(event.key)).toMatchObject({ userId, userTier: 'registered' });
});

test('a batch that arrives twice counts once', async () => {
  const [first, second] = [signUp(), signUp()];
  await app.post(url, batch(first));
  const answer = await app.post(url, batch(first, second, second));
  expect(answer.json()).toEqual({ recorded: 1 });
});

test.each([
  ['switched analytics off', [{ consentType: 'analytics', granted: false }]],
  ['never chose', []],
  ['allowed something else', [{ consentType: 'marketing', granted: true }]],
] as const)('nothing is kept for somebody signed in who %s', async (_what, choices) => {
  const { id: userId } = await buildUser(app.db);
  for (const choice of choices) await app.db.insert(consents).values({ userId, ...choice });
  const event = signUp();
  const answer = await app.post(url, { ...batch(event), headers: await app.signIn(userId) });
  expect(answer.json()).toEqual({ recorded: 0 });
  expect(await rowOf(event.key)).toBeUndefined();
});

test('properties that the event does not have are dropped', async () => {
  const key = randomUUID();
  const properties = { email: 'learner@example.com' };
  await app.post(url, batch({ key, name: 'login', properties }));
  expect((await rowOf(key))?.properties).toEqual({});
});

test.each([
  ['an event nobody named', batch({ ...signUp(), name: 'page_view' })],
  ['no events', batch()],
  ['more than a batch holds', batch(...Array.from({ length: 51 }, signUp))],
  ['a key that is none', batch({ ...signUp(), key: '1' })],
  ['an unknown device', { body: { device: 'Mozilla/5.0', events: [signUp()] } }],
  [
    'an address with a token instead of a pattern',
    batch({
      key: randomUUID(),
      name: 'time_on_page',
      properties: { page: '/reset-password?token=secret', seconds: 3 },
    }),
  ],
])('%s is refused', async (_what, request) => {
  expect((await app.post(url, request)).statusCode).toBe(400);
});
