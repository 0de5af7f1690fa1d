import { expect, test } from 'vitest';
import { soundTotals } from '../../db/schema.ts';
import { testApp } from '../../../test/support/app.ts';
import { buildExercise, buildUser } from '../../../test/support/factories.ts';
import { planPractice } from './plan.ts';

test('what most speakers find hard and nobody tried waits for a sound that is due', async () => {
  const { db } = await testApp();
  const { id: userId } = await buildUser(db, { firstLanguage: 'spanish' });
  const typical = await buildExercise(db, { trains: { sounds: ['V'] } });
  const due = await buildExercise(db, { trains: { sounds: ['OY'] } });
  const now = new Date();
  const times = { lastPracticedAt: now, dueAt: now };
  await db
    .insert(soundTotals)
    .values({ userId, phone: 'OY', tries: 20, accuracySum: 19, ...times });
  const ids = (await planPractice(db, userId, now)).steps.map(({ exercise }) => exercise.id);
  expect(ids.indexOf(due.id)).toBeLessThan(ids.indexOf(typical.id));
});
