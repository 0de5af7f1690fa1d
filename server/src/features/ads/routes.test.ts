import { randomUUID } from 'node:crypto';
import { type ConsentType, recordImpressions } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { adImpressions, consents, trials } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildTrial, buildUser } from '../../../test/support/factories.ts';
import { hashToken } from '../../tokens.ts';
import { saveConsent } from '../privacy/consents.ts';
import { recordImpressions as keep } from './impressions.ts';

const url = recordImpressions.path;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const seen = (overrides: object = {}) => ({
  key: randomUUID(),
  adType: 'house-display',
  adPlacement: 'homepage-hero',
  viewDuration: 1200,
  ...overrides,
});
const rowOf = async (key: string) =>
  (await app.db.select().from(adImpressions).where(eq(adImpressions.key, key)))[0];

async function visitor() {
  const token = randomUUID();
  const { id } = await buildTrial(app.db, { tokenHash: hashToken(token) });
  const shown = async () =>
    (await app.db.select().from(trials).where(eq(trials.id, id)))[0]!.adImpressions;
  return { id, token, shown };
}

test("a visitor's ad view is stored with its context and counted for their trial", async () => {
  const { id, token, shown } = await visitor();
  const exerciseContext = { creative: 'create-account', exercisesCompleted: 2 };
  const one = seen({ exerciseContext });
  const answer = await app.post(url, { body: { sessionToken: token, impressions: [one, seen()] } });
  expect(answer.json()).toEqual({ recorded: 2 });
  expect(await rowOf(one.key)).toMatchObject({
    ...one,
    userId: null,
    trialId: id,
    userTier: 'anonymous',
    revenue: 0,
    clicked: false,
  });
  expect(await shown()).toBe(2);
});

/** A signed-in person with these consents and no others. */
async function allowing(...allowed: ConsentType[]) {
  const { id: userId } = await buildUser(app.db);
  for (const consentType of ['analytics', 'marketing'] as const) {
    const granted = allowed.includes(consentType);
    await app.db.insert(consents).values({ userId, consentType, granted });
  }
  return userId;
}

test.each(['analytics', 'marketing'] as const)(
  "with consent to %s, a signed-in person's ad view is stored with their id",
  async (allowed) => {
    const userId = await allowing(allowed);
    const one = seen();
    const headers = await app.signIn(userId);
    await app.post(url, { headers, body: { impressions: [one] } });
    expect(await rowOf(one.key)).toMatchObject({ userId, userTier: 'registered' });
  },
);

test.each([
  ['refused both', () => allowing()],
  ['never chose', async () => (await buildUser(app.db)).id],
])('for a signed-in person who %s, the view is counted anonymously', async (_what, somebody) => {
  const headers = await app.signIn(await somebody());
  const one = seen();
  const answer = await app.post(url, { headers, body: { impressions: [one] } });
  expect(answer.json()).toEqual({ recorded: 1 });
  const nobodys = { userId: null, trialId: null, userTier: 'registered' };
  expect(await rowOf(one.key)).toMatchObject({ ...nobodys, viewDuration: 1200 });
  await app.post(url, { body: { impressions: [{ ...one, clicked: true }] } });
  expect(await rowOf(one.key)).toMatchObject({ clicked: false });
  await app.post(url, { headers, body: { impressions: [{ ...one, clicked: true }] } });
  expect(await rowOf(one.key)).toMatchObject({ ...nobodys, clicked: true });
});

test('a view is stored anonymously if consent is withdrawn while it is sent', async () => {
  const userId = await allowing('analytics');
  const { impressions } = recordImpressions.body.parse({ impressions: [seen()] });
  const meanwhile = async () => {
    const choice = { consentType: 'analytics', granted: false, version: '1.0' } as const;
    await saveConsent(app.db, userId, choice);
  };
  const limit = { arrived: () => {}, kept: meanwhile };
  expect(await keep(app.db, userId, { impressions }, limit)).toBe(1);
  expect(await rowOf(impressions[0]!.key)).toMatchObject({ userId: null });
});

test('sending an impression again extends it, adds the click, and counts once', async () => {
  const { token, shown } = await visitor();
  const one = seen();
  const send = (impression: object) =>
    app.post(url, { body: { sessionToken: token, impressions: [impression] } });
  await send(one);
  const again = await send({ ...one, viewDuration: 4000, clicked: 'true' });
  await send({ ...one, viewDuration: 100 });
  expect(again.json()).toEqual({ recorded: 0 });
  expect(await rowOf(one.key)).toMatchObject({ viewDuration: 4000, clicked: true });
  expect(await shown()).toBe(1);
});

test("nobody can change somebody else's impression", async () => {
  const userId = await allowing('analytics');
  const one = seen();
  await app.post(url, { headers: await app.signIn(userId), body: { impressions: [one] } });
  await app.post(url, { body: { impressions: [{ ...one, clicked: true }] } });
  expect(await rowOf(one.key)).toMatchObject({ clicked: false });
});

test('an impression that is in a batch twice counts once', async () => {
  const one = seen();
  const impressions = [one, { ...one, viewDuration: 9000 }];
  expect((await app.post(url, { body: { impressions } })).json()).toEqual({ recorded: 1 });
  expect(await rowOf(one.key)).toMatchObject({ viewDuration: 9000 });
});

test('an impression with an unknown trial is still stored', async () => {
  const one = seen();
  await app.post(url, { body: { sessionToken: 'gone', impressions: [one] } });
  expect(await rowOf(one.key)).toMatchObject({ trialId: null });
});

test.each([
  ['an unknown place', [seen({ adPlacement: 'popup' })]],
  ['a negative time', [seen({ viewDuration: -1 })]],
  ['no impressions', []],
  ['more than a batch holds', Array.from({ length: 51 }, () => seen())],
])('%s is refused', async (_what, impressions) => {
  expect((await app.post(url, { body: { impressions } })).statusCode).toBe(400);
});

test('without a network, ads.txt says that nobody sells ads on this site', async () => {
  const answer = await app.get('/ads.txt');
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toBe('placeholder.example.com, placeholder, DIRECT, placeholder\n');
});

test('with a network, ads.txt names its publisher', async () => {
  const selling = await testApp({ adsenseClient: 'ca-pub-1234567890123456' });
  const { body } = await selling.get('/ads.txt');
  expect(body).toBe('google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n');
});
