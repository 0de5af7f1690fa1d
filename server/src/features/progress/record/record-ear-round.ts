import { type EarAnswer, isWellHeard } from '@saywell/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { earTotals } from '../../../db/schema.ts';
import { addDrilledTime } from './record-session.ts';
import { pointsOfAnswer, triesAdded, triesOf } from './tries.ts';

/** An answer as it is saved: with the contrast that its pair was for. */
export type KeptEarAnswer = EarAnswer & { contrast: string };

type EarRound = {
  userId: number;
  answers: KeptEarAnswer[];
  duration: number;
  createdAt: Date;
};

/**
 * Adds a saved ear round to the sums: its time, its day, and its contrasts. It is no session and has
 * no score. Called in the transaction that saves it.
 */
export async function recordEarRound(tx: Database, round: EarRound): Promise<void> {
  await addDrilledTime(tx, round);
  await addToContrasts(tx, round, sumsOf(round.answers));
}

type Sum = { contrast: string; asked: number; heard: number; points: number[] };

async function addToContrasts(tx: Database, { userId, createdAt }: EarRound, sums: Sum[]) {
  // What arrives late was answered before what was saved meanwhile.
  const isLater = sql`excluded.last_at >= ${earTotals.lastAt}`;
  await tx
    .insert(earTotals)
    .values(
      sums.map(({ points, ...sum }) => ({
        userId,
        ...sum,
        ...triesOf(points),
        lastAsked: sum.asked,
        lastHeard: sum.heard,
        lastAt: createdAt,
        ...(isWellHeard(sum) && { wellFirstAt: createdAt, wellLastAt: createdAt }),
      })),
    )
    .onConflictDoUpdate({
      target: [earTotals.userId, earTotals.contrast],
      set: {
        asked: sql`${earTotals.asked} + excluded.asked`,
        heard: sql`${earTotals.heard} + excluded.heard`,
        lastAsked: sql`case when ${isLater} then excluded.last_asked else ${earTotals.lastAsked} end`,
        lastHeard: sql`case when ${isLater} then excluded.last_heard else ${earTotals.lastHeard} end`,
        lastAt: sql`greatest(${earTotals.lastAt}, excluded.last_at)`,
        wellFirstAt: sql`least(${earTotals.wellFirstAt}, excluded.well_first_at)`,
        wellLastAt: sql`greatest(${earTotals.wellLastAt}, excluded.well_last_at)`,
        ...triesAdded(earTotals),
      },
    });
}

function sumsOf(answers: KeptEarAnswer[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { contrast, said, chose } of answers) {
    const sum = sums.get(contrast) ?? { contrast, asked: 0, heard: 0, points: [] };
    const isHeard = said === chose;
    sum.asked += 1;
    sum.heard += isHeard ? 1 : 0;
    sum.points.push(pointsOfAnswer(isHeard));
    sums.set(contrast, sum);
  }
  return [...sums.values()];
}
