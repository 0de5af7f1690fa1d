import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { consents } from '../../db/schema.ts';
import { testDatabase } from '../../../test/support/database.ts';
import {
  buildEarRound,
  buildSession,
  buildUser,
  earAnswer,
} from '../../../test/support/factories.ts';
import { readImprovement } from './improvement.ts';

/** Ten tries at one accuracy and ten at another, `phone` by `phone`. */
async function learnerWith(
  db: Database,
  tries: Record<string, [number, number]>,
  granted: boolean | null = true,
) {
  const { id: userId } = await buildUser(db);
  if (granted !== null) {
    await db.insert(consents).values({ userId, consentType: 'analytics', granted });
  }
  for (const at of [0, 1] as const) {
    const sounds = Object.entries(tries).flatMap(([phone, ends]) =>
      Array.from({ length: 10 }, () => ({ phone, accuracy: ends[at] })),
    );
    const analysis = { words: [{ word: 'thin', kind: 'ok', sounds }] };
    await buildSession(db, { userId, analysis });
  }
  return userId;
}

test('the medians are those of learners who allow analytics, from ten of them on', async () => {
  const { db } = await testDatabase();
  expect(await readImprovement(db)).toEqual({
    mouth: { learners: 0, medians: null },
    ear: { learners: 0, medians: null },
  });
  // Of two sounds, the mean counts: 0.4 to 0.4 + at / 100.
  for (let at = 0; at < 9; at++) {
    await learnerWith(db, { TH: [0.5, 0.5 + at / 50], IH: [0.3, 0.3] });
  }
  await learnerWith(db, { TH: [0, 1] }, false);
  await learnerWith(db, { TH: [0, 1] }, null);
  expect((await readImprovement(db)).mouth).toEqual({ learners: 9, medians: null });

  await learnerWith(db, { TH: [0.4, 0.5] });
  const { mouth, ear } = await readImprovement(db);
  expect(mouth).toEqual({
    learners: 10,
    medians: { first: 40, last: 44.5, change: { low: 2.25, median: 4.5, high: 6.75 } },
  });
  expect(ear).toEqual({ learners: 0, medians: null });
});

test('too few tries of everything count for nothing, and a contrast counts when it has enough', async () => {
  const { db } = await testDatabase();
  for (let at = 0; at < 11; at++) {
    const { id: userId } = await buildUser(db);
    await db.insert(consents).values({ userId, consentType: 'analytics', granted: true });
    const round = (right: number, questions: number, pair?: string, contrast?: string) =>
      buildEarRound(db, {
        userId,
        answers: Array.from({ length: questions }, (_, nth) =>
          earAnswer(nth < right, pair, contrast),
        ),
      });
    await round(0, 19, 'bed-bad', 'eh-ae');
    if (at === 0) continue;
    await round(5, 10);
    await round(9, 10);
  }
  expect((await readImprovement(db)).ear).toEqual({
    learners: 10,
    medians: { first: 50, last: 90, change: { low: 40, median: 40, high: 40 } },
  });
});
