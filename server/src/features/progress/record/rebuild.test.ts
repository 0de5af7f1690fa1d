import { asc, getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import {
  earTotals,
  exerciseTotals,
  practiceDays,
  practiceTotals,
  soundTotals,
  soundWeeks,
} from '../../../db/schema.ts';
import { AppError } from '../../../http/errors.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import {
  buildAnalysis,
  buildDrill,
  buildEarRound,
  buildExercise,
  buildSession,
  buildUser,
  earAnswer,
} from '../../../../test/support/factories.ts';
import { saveDailyPractice } from '../../practice/sessions.ts';
import { rebuildSums } from './rebuild.ts';
import { resetPractice } from './reset.ts';

/** Tries count in the order in which they were saved, which a rebuild cannot know. */
async function sumsOf(db: Database) {
  const { firstTries: _first, lastTries: _last, ...earSums } = getTableColumns(earTotals);
  const rounded = (rows: object[]) =>
    rows.map((row) => JSON.stringify(row, (_key, value) => tidy(value))).toSorted();
  const sounds = await db
    .select({
      userId: soundTotals.userId,
      phone: soundTotals.phone,
      tries: soundTotals.tries,
      accuracySum: soundTotals.accuracySum,
      lastPracticedAt: soundTotals.lastPracticedAt,
    })
    .from(soundTotals);
  return {
    totals: rounded(await db.select().from(practiceTotals)),
    days: rounded(await db.select().from(practiceDays)),
    exercises: rounded(await db.select().from(exerciseTotals)),
    ear: rounded(await db.select(earSums).from(earTotals)),
    weeks: rounded(await db.select().from(soundWeeks)),
    sounds: rounded(sounds),
  };
}

/** Sums of fractions differ in their last digits with the order they are added in. */
const tidy = (value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;

test('saving one by one comes to the same sums as counting all sessions', async () => {
  const { db } = await testDatabase();
  const people = [await buildUser(db), await buildUser(db)];
  const exercises = [await buildExercise(db), await buildExercise(db)];
  for (let at = 0; at < 40; at++) {
    await buildSession(db, {
      userId: people[at % 2]!.id,
      exerciseId: at % 3 === 2 ? null : exercises[at % 3]!.id,
      accuracy: at % 5 === 4 ? null : ((at * 37) % 101) / 100,
      duration: 1 + ((at * 53) % 200),
      createdAt: new Date(Date.parse('2025-12-20T23:10:00Z') + ((at * 29) % 40) * 5 * 3600 * 1000),
      analysis: at % 4 === 0 ? null : takeOf(at),
    });
  }
  for (let at = 0; at < 8; at++) {
    await buildDrill(db, {
      userId: people[at % 2]!.id,
      sound: at % 3 === 0 ? 'S' : 'TH',
      tries: [{ passed: true, accuracy: 0.5, sound: at % 4 === 0 ? null : at / 10 }],
      duration: 1 + at * 17,
      createdAt: new Date(Date.parse('2025-12-10T23:10:00Z') + at * 31 * 3600 * 1000),
    });
  }
  for (let at = 0; at < 9; at++) {
    const [right, pair, contrast] =
      at % 3 === 0 ? [6, 'bed-bad', 'eh-ae'] : [10 - (at % 2), 'ship-sheep', 'ih-iy'];
    await buildEarRound(db, {
      userId: people[at % 2]!.id,
      answers: Array.from({ length: 10 }, (_, nth) => earAnswer(nth < right, pair, contrast)),
      duration: 90 + at,
      createdAt: new Date(Date.parse('2025-12-10T23:10:00Z') + ((at * 5) % 9) * 31 * 3600 * 1000),
    });
  }
  const saved = await sumsOf(db);
  expect(saved.totals).toHaveLength(2);
  expect(saved.weeks.length).toBeGreaterThan(4);
  expect(saved.ear.length).toBeGreaterThan(2);
  await rebuildSums(db);
  expect(await sumsOf(db)).toEqual(saved);
});

test('what was saved in the order in which it was made has the same first and last tries', async () => {
  const { db } = await testDatabase();
  const [userId, other] = [(await buildUser(db)).id, (await buildUser(db)).id];
  for (let at = 0; at < 30; at++) {
    const owner = at % 5 === 4 ? other : userId;
    const createdAt = new Date(Date.parse('2025-12-10T23:10:00Z') + at * 3600 * 1000);
    if (at % 3 === 0) await buildSession(db, { userId: owner, createdAt, analysis: takeOf(at) });
    if (at % 3 === 1) {
      const tries = [0.125, null, 0.285].map((sound) => ({ passed: true, accuracy: 0.5, sound }));
      await buildDrill(db, { userId: owner, createdAt, sound: 'TH', tries });
    }
    if (at % 3 === 2) {
      const answers = Array.from({ length: 7 }, (_, nth) => earAnswer((at + nth) % 4 > 0));
      await buildEarRound(db, { userId: owner, createdAt, answers });
    }
  }
  const saved = await triesOf(db);
  const th = saved.sounds.find((one) => one.userId === userId && one.phone === 'TH')!;
  expect(th.firstTries.slice(0, 4)).toEqual([0, 40, 13, 28]);
  expect([th.firstTries.length, th.lastTries.length]).toEqual([10, 10]);
  expect(saved.ear[0]!.firstTries).toEqual([100, 100, 0, 100, 100, 100, 0, 100, 100, 100]);
  await rebuildSums(db);
  expect(await triesOf(db)).toEqual(saved);
});

async function triesOf(db: Database) {
  const ends = ({ firstTries, lastTries }: typeof soundTotals | typeof earTotals) => ({
    firstTries,
    lastTries,
  });
  const { userId, phone } = soundTotals;
  return {
    sounds: await db
      .select({ userId, phone, ...ends(soundTotals) })
      .from(soundTotals)
      .orderBy(asc(userId), asc(phone)),
    ear: await db
      .select({ userId: earTotals.userId, ...ends(earTotals) })
      .from(earTotals)
      .orderBy(asc(earTotals.userId)),
  };
}

test('saves and resets at once leave the sums of the sessions that are left', async () => {
  const { db } = await testDatabase();
  const exercise = await buildExercise(db);
  for (let round = 0; round < 6; round++) {
    const userId = (await buildUser(db)).id;
    const save = () =>
      buildSession(db, { userId, exerciseId: exercise.id, analysis: takeOf(round) });
    const analysis = await buildAnalysis(db, { userId, result: { ...takeOf(round), issues: [] } });
    const body = { duration: 9, accuracy: 1, analysisId: analysis.id, phrase: 'Hi' };
    // A reset may take the analysis away first; nothing else may keep it from being saved.
    const saveAnalyzed = async () => {
      const outcome = await saveDailyPractice(db, userId, body).then(
        () => 'saved',
        (error: unknown) => (error instanceof AppError ? error.code : error),
      );
      expect(['saved', 'not_found']).toContain(outcome);
    };
    const reset = () => resetPractice(db, userId);
    await Promise.all([save(), reset(), saveAnalyzed(), save(), reset(), save()]);
  }
  const left = await sumsOf(db);
  await rebuildSums(db);
  expect(await sumsOf(db)).toEqual(left);
});

function takeOf(at: number) {
  const sounds = ['TH', 'IH', 'TH'].map((phone, nth) => ({
    phone,
    accuracy: ((at * 7 + nth * 13) % 11) / 10,
  }));
  return {
    words: [
      { word: 'thin', kind: 'ok', sounds },
      { word: 'left out', kind: 'missing', sounds: [{ phone: 'S', accuracy: 0 }] },
      { word: 'in noise', kind: 'covered', sounds: [{ phone: 'TH', accuracy: 0 }] },
      {
        word: 'his',
        kind: 'ok',
        sounds: [
          { phone: 'HH', accuracy: 1, start: 0.4, end: 0.4 },
          { phone: 'IH', accuracy: 0.6, start: 0.4, end: 0.5 },
          { phone: 'Z', accuracy: 1, start: 0.5, end: 0.6, maybe: 'S' },
        ],
      },
    ],
  };
}
