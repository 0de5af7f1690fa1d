import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  exerciseTotals,
  practiceDays,
  type practiceSessions,
  practiceTotals,
  soundTotals,
  soundWeeks,
} from '../../../db/schema.ts';
import { dayOf, mondayOf, UTC } from '../days/local-time.ts';
import { keepOrderOfDay } from '../plan/path.ts';
import { heardSounds, type HeardSound } from './heard-sounds.ts';
import { type Memory, review } from './repetition.ts';
import { pointsOf, triesAdded, triesOf } from './tries.ts';

export type Practiced = Pick<
  typeof practiceSessions.$inferSelect,
  'userId' | 'exerciseId' | 'accuracy' | 'duration' | 'createdAt'
> & { analysis: unknown };

/** What counts as practice at some moment. */
type Moment = Pick<Practiced, 'userId' | 'createdAt'>;

/**
 * Adds a saved session to every sum that the screens read. Called in the transaction that saves it.
 * The totals come first: their row is locked, so two saves by one person wait for each other. A
 * session without a score adds time and a day of practice, but nothing to its exercise and sounds.
 */
export async function recordSession(tx: Database, session: Practiced): Promise<void> {
  await addToTotals(tx, session);
  await keepOrderOfDay(tx, session.userId);
  await addToDays(tx, session);
  const { accuracy, exerciseId } = session;
  if (accuracy === null) return;
  if (exerciseId !== null) await addToExercise(tx, { ...session, accuracy, exerciseId });
  const heard = heardSounds(session.analysis);
  if (heard.length > 0) {
    await addToSounds(tx, session, heard);
    await addToWeeks(tx, session, heard);
  }
}

/**
 * Waits for this person's saves that have begun, and makes later ones wait for this transaction.
 * Creates their row of totals, with zeros, if there is none.
 */
export async function lockTotals(tx: Database, userId: number): Promise<void> {
  await tx
    .insert(practiceTotals)
    .values({ userId, sessions: 0, scored: 0, minutes: 0, accuracySum: 0 })
    .onConflictDoUpdate({
      target: practiceTotals.userId,
      set: { sessions: sql`${practiceTotals.sessions}` },
    });
}

/** Of practice that is no session and has no score: its time and its day. */
export async function addDrilledTime(tx: Database, spent: Moment & { duration: number }) {
  await lockTotals(tx, spent.userId);
  await keepOrderOfDay(tx, spent.userId);
  await tx
    .update(practiceTotals)
    .set({ drilledSeconds: sql`${practiceTotals.drilledSeconds} + ${spent.duration}` })
    .where(eq(practiceTotals.userId, spent.userId));
  await addToDays(tx, spent);
}

async function addToTotals(tx: Database, { userId, accuracy, duration }: Practiced) {
  const minutes = Math.ceil(duration / 60);
  const scored = accuracy === null ? 0 : 1;
  await tx
    .insert(practiceTotals)
    .values({ userId, sessions: 1, scored, minutes, accuracySum: accuracy ?? 0 })
    .onConflictDoUpdate({
      target: practiceTotals.userId,
      set: {
        sessions: sql`${practiceTotals.sessions} + 1`,
        scored: sql`${practiceTotals.scored} + excluded.scored`,
        minutes: sql`${practiceTotals.minutes} + excluded.minutes`,
        accuracySum: sql`${practiceTotals.accuracySum} + excluded.accuracy_sum`,
      },
    });
}

async function addToDays(tx: Database, { userId, createdAt }: Moment) {
  await tx
    .insert(practiceDays)
    .values({ userId, day: dayOf(createdAt, UTC), firstAt: createdAt, lastAt: createdAt })
    .onConflictDoUpdate({
      target: [practiceDays.userId, practiceDays.day],
      set: {
        firstAt: sql`least(${practiceDays.firstAt}, excluded.first_at)`,
        lastAt: sql`greatest(${practiceDays.lastAt}, excluded.last_at)`,
      },
    });
}

type Scored = Practiced & { accuracy: number; exerciseId: number };

async function addToExercise(tx: Database, session: Scored) {
  const { userId, exerciseId, accuracy, createdAt } = session;
  await tx
    .insert(exerciseTotals)
    .values({
      userId,
      exerciseId,
      sessions: 1,
      accuracySum: accuracy,
      bestAccuracy: accuracy,
      lastPracticedAt: createdAt,
    })
    .onConflictDoUpdate({
      target: [exerciseTotals.userId, exerciseTotals.exerciseId],
      set: {
        sessions: sql`${exerciseTotals.sessions} + 1`,
        accuracySum: sql`${exerciseTotals.accuracySum} + excluded.accuracy_sum`,
        bestAccuracy: sql`greatest(${exerciseTotals.bestAccuracy}, excluded.best_accuracy)`,
        lastPracticedAt: sql`greatest(${exerciseTotals.lastPracticedAt}, excluded.last_practiced_at)`,
      },
    });
}

export async function addToSounds(
  tx: Database,
  { userId, createdAt }: Moment,
  heard: HeardSound[],
) {
  const phones = heard.map(({ phone }) => phone);
  const known = await tx
    .select()
    .from(soundTotals)
    .where(and(eq(soundTotals.userId, userId), inArray(soundTotals.phone, phones)));
  const memories = new Map(known.map((row) => [row.phone, memoryOf(row)]));
  await tx
    .insert(soundTotals)
    .values(
      heard.map(({ phone, accuracies }) => {
        const sums = sumsOf(accuracies);
        return {
          userId,
          phone,
          ...sums,
          lastPracticedAt: createdAt,
          ...reviewed(memories.get(phone), sums.accuracySum / sums.tries, createdAt),
          ...triesOf(accuracies.map(pointsOf)),
        };
      }),
    )
    .onConflictDoUpdate({
      target: [soundTotals.userId, soundTotals.phone],
      set: {
        tries: sql`${soundTotals.tries} + excluded.tries`,
        accuracySum: sql`${soundTotals.accuracySum} + excluded.accuracy_sum`,
        lastPracticedAt: sql`greatest(${soundTotals.lastPracticedAt}, excluded.last_practiced_at)`,
        stability: sql`excluded.stability`,
        difficulty: sql`excluded.difficulty`,
        dueAt: sql`excluded.due_at`,
        ...triesAdded(soundTotals),
      },
    });
}

/** What arrives late was said before what was saved meanwhile: the last repetition stays the last. */
function reviewed(memory: Memory | undefined, accuracy: number, createdAt: Date) {
  const at = memory && memory.reviewedAt > createdAt ? memory.reviewedAt : createdAt;
  return review(memory, accuracy, at);
}

function memoryOf({ stability, difficulty, lastPracticedAt }: typeof soundTotals.$inferSelect) {
  if (stability === null || difficulty === null) return undefined;
  return { stability, difficulty, reviewedAt: lastPracticedAt };
}

export async function addToWeeks(tx: Database, { userId, createdAt }: Moment, heard: HeardSound[]) {
  const week = mondayOf(dayOf(createdAt, UTC));
  await tx
    .insert(soundWeeks)
    .values(heard.map(({ phone, accuracies }) => ({ userId, week, phone, ...sumsOf(accuracies) })))
    .onConflictDoUpdate({
      target: [soundWeeks.userId, soundWeeks.week, soundWeeks.phone],
      set: {
        tries: sql`${soundWeeks.tries} + excluded.tries`,
        accuracySum: sql`${soundWeeks.accuracySum} + excluded.accuracy_sum`,
      },
    });
}

const sumsOf = (accuracies: number[]) => ({
  tries: accuracies.length,
  accuracySum: accuracies.reduce((sum, accuracy) => sum + accuracy, 0),
});
