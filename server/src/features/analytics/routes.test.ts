import { randomUUID } from 'node:crypto';
import { recordEvents } from '@saywell/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { analyticsEvents, consents } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildUser } from '../../../test/support/factories.ts';
import { saveConsent } from '../privacy/consents.ts';
import { recordEvents as keep } from './events.ts';

const url = recordEvents.path;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

afterEach(() => vi.useRealTimers());

const signUp = () => ({ key: randomUUID(), name: 'sign_up', properties: {} });
const batch = (...events: object[]) => ({ body: { device: 'phone', events } });
const rowOf = async (key: string) =>
  (await app.db.select().from(analyticsEvents).where(eq(analyticsEvents.key, key)))[0];

test('a visitor’s event is stored with the kind of device and nothing else about them', async () => {
  const key = randomUUID();
  const properties = { practiced: 'trial', exerciseId: 3, accuracy: 81 };
  const answer = await app.post(url, batch({ key, name: 'exercise_complete', properties }));
  expect(answer.json()).toEqual({ recorded: 1 });
  const row = (await rowOf(key))!;
  expect(row).toMatchObject({ name: 'exercise_complete', userId: null, userTier: 'anonymous' });
  expect(row).toMatchObject({ device: 'phone', properties });
  expect(Object.keys(row).toSorted()).toEqual([
    'count',
    'createdAt',
    'device',
    'foldHash',
    'id',
    'key',
    'lastKey',
    'name',
    'properties',
    'userId',
    'userTier',
  ]);
});

test("with consent, a signed-in person's event is stored with their id", async () => {
  const { id: userId } = await buildUser(app.db);
  await app.db.insert(consents).values({ userId, consentType: 'analytics', granted: true });
  const event = signUp();
  await app.post(url, { ...batch(event), headers: await app.signIn(userId) });
  expect(await rowOf(event.key)).toMatchObject({ userId, userTier: 'registered' });
});

test('a batch that is sent twice counts once', async () => {
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

test('events sent while analytics is switched off are not stored', async () => {
  const { id: userId } = await buildUser(app.db);
  const choose = (granted: boolean) =>
    saveConsent(app.db, userId, { consentType: 'analytics', granted, version: '1.0' });
  await choose(true);
  const { events, device } = recordEvents.body.parse(batch(signUp(), failure()).body);
  const limit = { arrived: () => {}, kept: async () => void (await choose(false)) };
  expect(await keep(app.db, userId, { events, device }, limit)).toBe(0);
  const mine = eq(analyticsEvents.userId, userId);
  expect(await app.db.$count(analyticsEvents, mine)).toBe(0);
});

test('undeclared properties are dropped', async () => {
  const key = randomUUID();
  const properties = { email: 'learner@example.com' };
  await app.post(url, batch({ key, name: 'login', properties }));
  expect((await rowOf(key))?.properties).toEqual({});
});

const failure = (properties: object = {}) => ({
  key: randomUUID(),
  name: 'error',
  properties: {
    kind: 'script',
    message: 'x is not a function',
    stack: 'at draw (main.js:1:2)',
    page: '/practice',
    version: '1.0.0',
    ...properties,
  },
});
const errorsOf = (message: string) =>
  app.db
    .select()
    .from(analyticsEvents)
    .where(sql`properties ->> 'message' = ${message}`);

test("a day's equal errors are one row with a count, whatever their stacks", async () => {
  const message = 'equal errors';
  const first = await app.post(url, batch(failure({ message }), failure({ message, stack: '' })));
  const second = await app.post(url, batch(failure({ message, stack: 'at another' }), signUp()));
  expect([first.json(), second.json()]).toEqual([{ recorded: 2 }, { recorded: 2 }]);
  expect(await errorsOf(message)).toMatchObject([
    { name: 'error', count: 3, properties: { message, stack: 'at draw (main.js:1:2)' } },
  ]);
});

test('errors that differ in anything else have their own rows', async () => {
  const message = 'other errors';
  const { id: userId } = await buildUser(app.db);
  await app.db.insert(consents).values({ userId, consentType: 'analytics', granted: true });
  const others = [{}, { page: '/trial' }, { version: '1.0.1' }, { kind: 'promise' }];
  await app.post(url, batch(...others.map((one) => failure({ message, ...one }))));
  await app.post(url, { body: { device: 'desktop', events: [failure({ message })] } });
  await app.post(url, { ...batch(failure({ message })), headers: await app.signIn(userId) });
  const rows = await errorsOf(message);
  expect(rows.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(rows.filter((row) => row.userId === userId)).toHaveLength(1);
});

test('an error gets a new row on the next day', async () => {
  const message = 'every day';
  await app.post(url, batch(failure({ message })));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3600 * 1000 });
  await app.post(url, batch(failure({ message })));
  vi.useRealTimers();
  expect((await errorsOf(message)).map(({ count }) => count)).toEqual([1, 1]);
});

test('errors that are sent twice count once, even in the same batch', async () => {
  const message = 'arrives twice';
  const [one, two] = [failure({ message }), failure({ message })];
  expect((await app.post(url, batch(one, two, two))).json()).toEqual({ recorded: 2 });
  expect((await app.post(url, batch(one, two, two))).json()).toEqual({ recorded: 0 });
  expect(await errorsOf(message)).toMatchObject([{ count: 2 }]);
});

test('two errors with the same key are both stored', async () => {
  const [one, two] = [failure({ message: 'one' }), failure({ message: 'two' })];
  await app.post(url, batch(one));
  expect((await app.post(url, batch({ ...two, key: one.key }))).json()).toEqual({ recorded: 1 });
});

test('equal errors sent at once are all counted', async () => {
  const [here, there] = ['here', 'there'];
  const both = () => [failure({ message: here }), failure({ message: there })];
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      app.post(url, batch(...(n % 2 === 0 ? both() : both().toReversed()))),
    ),
  );
  expect(await errorsOf(here)).toMatchObject([{ count: 20 }]);
  expect(await errorsOf(there)).toMatchObject([{ count: 20 }]);
});

test('the first lines of a stack are stored, even if the cut splits a character', async () => {
  const message = 'a long way down';
  await app.post(url, batch(failure({ message, stack: `a${'😀'.repeat(1400)}` })));
  const [row] = await errorsOf(message);
  const { stack } = row!.properties as { stack: string };
  expect(stack).toHaveLength(1000);
  expect(stack.startsWith('a😀😀')).toBe(true);
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
