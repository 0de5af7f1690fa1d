import { beforeEach, expect, test } from 'vitest';
import { practiceSessions, practiceTotals, soundTotals } from '../../../db/schema.ts';
import { testApp, type TestApp } from '../../../../test/support/app.ts';
import { buildSession } from '../../../../test/support/factories.ts';
import { analysisOf, type Learner, newLearner, soundOf } from '../../../../test/support/learner.ts';

let t: TestApp;
let learner: Learner;

beforeEach(async () => {
  t ??= await testApp();
  learner = await newLearner(t);
});

test('a reset takes all my practice and nobody else’s', async () => {
  const other = await buildSession(t.db, { analysis: analysisOf(soundOf('TH', 0.5)) });
  await learner.session({ analysis: analysisOf(soundOf('TH', 0.5)) });
  const [one] = await learner.read('/api/challenges');
  await t.post('/api/challenges/toggle', {
    headers: learner.headers,
    body: { challengeId: one.id, checked: true },
  });
  expect(
    (await t.post('/api/reset-progress', { headers: learner.headers, body: {} })).statusCode,
  ).toBe(200);
  expect(await learner.read('/api/total-stats')).toEqual({ minutes: 0, exercises: 0, accuracy: 0 });
  expect(await learner.read('/api/user-streak')).toMatchObject({ streak: 0, best: 0 });
  expect((await learner.read('/api/sounds/TH')).tries).toBe(0);
  expect((await learner.read('/api/challenges'))[0].checked).toBe(false);
  for (const table of [practiceSessions, practiceTotals, soundTotals]) {
    const rows = await t.db.select({ userId: table.userId }).from(table);
    const owners = rows.map((row) => row.userId);
    expect(owners).not.toContain(learner.userId);
    expect(owners).toContain(other.userId);
  }
});
