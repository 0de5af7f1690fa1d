import type { DrillTry } from '@saywell/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { practiceTotals } from '../../db/schema.ts';
import { addToDays, addToSounds, addToWeeks, lockTotals } from './record-session.ts';

type Drilled = {
  userId: number;
  sound: string;
  tries: DrillTry[];
  duration: number;
  createdAt: Date;
};

/**
 * Adds a saved drill to the sums: its time, its day, and the one sound it asked for. It is no
 * session and has no score of its own. Called in the transaction that saves it.
 */
export async function recordDrill(tx: Database, drill: Drilled): Promise<void> {
  const { userId, sound: phone, tries, duration } = drill;
  await lockTotals(tx, userId);
  await tx
    .update(practiceTotals)
    .set({ drilledSeconds: sql`${practiceTotals.drilledSeconds} + ${duration}` })
    .where(eq(practiceTotals.userId, userId));
  await addToDays(tx, drill);
  const heard = tries.flatMap(({ sound }) => (sound === null ? [] : [sound]));
  if (heard.length === 0) return;
  const accuracySum = heard.reduce((sum, accuracy) => sum + accuracy, 0);
  const sums = [{ phone, tries: heard.length, accuracySum }];
  await addToSounds(tx, drill, sums);
  await addToWeeks(tx, drill, sums);
}
