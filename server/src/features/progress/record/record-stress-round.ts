import type { StressAnswer, StressKind } from '@saywell/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { stressTotals } from '../../../db/schema.ts';
import { addDrilledTime } from './record-session.ts';

/** An answer as it is saved: what it was about, and whether the strong part was tapped. */
export type KeptStressAnswer = StressAnswer & { kind: StressKind; isRight: boolean };

type StressRound = {
  userId: number;
  answers: KeptStressAnswer[];
  duration: number;
  createdAt: Date;
};

/**
 * Adds a saved round to the sums: its time, its day, and each kind of question. It is no session and
 * has no score. Called in the transaction that saves it.
 */
export async function recordStressRound(tx: Database, round: StressRound): Promise<void> {
  const { userId, answers, createdAt } = round;
  await addDrilledTime(tx, round);
  await tx
    .insert(stressTotals)
    .values(sumsOf(answers).map((sum) => ({ userId, ...sum, lastAt: createdAt })))
    .onConflictDoUpdate({
      target: [stressTotals.userId, stressTotals.kind],
      set: {
        asked: sql`${stressTotals.asked} + excluded.asked`,
        right: sql`${stressTotals.right} + excluded."right"`,
        said: sql`${stressTotals.said} + excluded.said`,
        saidRight: sql`${stressTotals.saidRight} + excluded.said_right`,
        lastAt: sql`greatest(${stressTotals.lastAt}, excluded.last_at)`,
      },
    });
}

function sumsOf(answers: KeptStressAnswer[]) {
  const count = (all: KeptStressAnswer[], is: (one: KeptStressAnswer) => boolean) =>
    all.filter(is).length;
  return [...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    asked: own.length,
    right: count(own, ({ isRight }) => isRight),
    said: count(own, ({ said }) => said === 'right' || said === 'wrong'),
    saidRight: count(own, ({ said }) => said === 'right'),
  }));
}
