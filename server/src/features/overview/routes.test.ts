import { expect, test } from 'vitest';
import { adImpressions, analyticsEvents } from '../../db/schema.ts';
import { testApp } from '../../../test/support/app.ts';
import { buildSession, buildUser } from '../../../test/support/factories.ts';

test("the overview counts its days' events, what devices say apart, for administrators only", async () => {
  const t = await testApp();
  const admin = await t.signIn((await buildUser(t.db, { isAdmin: true })).id);
  const learner = await buildUser(t.db);
  const url = '/api/admin/overview?days=7';
  expect((await t.get(url)).statusCode).toBe(401);
  expect((await t.get(url, { headers: await t.signIn(learner.id) })).statusCode).toBe(403);

  const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
  await buildSession(t.db, { userId: learner.id, accuracy: 0.6, scoredOn: 'device' });
  await buildSession(t.db, {
    userId: learner.id,
    accuracy: 0.8,
    scoredOn: 'server',
    createdAt: ago(2),
  });
  await buildSession(t.db, { userId: learner.id, accuracy: 0.6, scoredOn: 'server' });
  await buildSession(t.db, {
    userId: learner.id,
    accuracy: null,
    scoredOn: 'device',
    createdAt: ago(2),
  });
  await buildSession(t.db, { userId: learner.id, accuracy: 0.7, createdAt: ago(2) });
  await buildSession(t.db, { userId: learner.id, accuracy: 0.1, createdAt: ago(8) });
  const begun = (await t.post('/api/anonymous/session', { body: {} })).json();
  expect(begun.sessionToken).toBeTruthy();
  const properties = { message: 'x is not a function', page: '/practice' };
  await t.db.insert(analyticsEvents).values([
    { name: 'error', userTier: 'anonymous', properties, count: 6 },
    { name: 'error', userTier: 'anonymous', properties },
    { name: 'trial_converted', userTier: 'anonymous' },
  ]);
  const ad = {
    adType: 'house-display',
    adPlacement: 'homepage-hero',
    userTier: 'anonymous',
  } as const;
  await t.db.insert(adImpressions).values([ad, { ...ad, clicked: true }]);

  const overview = (await t.get(url, { headers: admin })).json();
  expect(overview.days).toHaveLength(7);
  expect(overview.totals).toMatchObject({
    trials: 1,
    converted: 1,
    signUps: 2,
    sessions: 5,
    scoredOnDevice: 2,
    scoredOnServer: 2,
    learners: 1,
    adViews: 2,
    adClicks: 1,
    errors: 7,
  });
  expect(overview.totals.accuracyOnServer).toBeCloseTo(0.7, 5);
  expect(overview.totals.accuracyOnDevice).toBeCloseTo(0.6, 5);
  expect(overview.days.at(-1)).toMatchObject({
    sessions: 2,
    scoredOnDevice: 1,
    scoredOnServer: 1,
    accuracyOnDevice: expect.closeTo(0.6, 5),
    accuracyOnServer: expect.closeTo(0.6, 5),
    errors: 7,
  });
  expect(overview.days.at(-3)).toMatchObject({
    sessions: 3,
    scoredOnDevice: 1,
    scoredOnServer: 1,
    accuracyOnDevice: null,
    accuracyOnServer: expect.closeTo(0.8, 5),
  });
  expect(overview.errors).toEqual([{ ...properties, count: 7 }]);
  expect((await t.get('/api/admin/overview?days=8', { headers: admin })).statusCode).toBe(400);
});
