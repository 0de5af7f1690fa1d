import { beforeEach, expect, test } from 'vitest';
import { exercises } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildUser } from '../../../test/support/factories.ts';
import { skipStep } from '../today/rounds.ts';
import { firstStep } from './first-step.ts';

const NOW = new Date('2026-11-23T15:00:00Z');
let t: TestApp;
let userId: number;
beforeEach(async () => {
  t ??= await testApp();
  userId = (await buildUser(t.db)).id;
});

test('a sound is named by its phrase, which everyone can read', async () => {
  await t.db.delete(exercises);
  await buildExercise(t.db, { phrase: 'I think so.', trains: { sounds: ['TH'] } });
  expect(await firstStep(t.db, userId, {}, NOW)).toMatchObject({ name: 'ship / sheep' });
  await skipStep(t.db, userId, {}, { step: 'ear', skipped: true }, NOW);
  expect(await firstStep(t.db, userId, {}, NOW)).toEqual({
    name: '“I think so.”',
    text: 'Say “I think so.” You haven’t tried /θ/ yet.',
    path: '/today',
  });
});
