import type { StressKind, stressStanding } from '@saywell/contract';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { stressRounds, stressTotals } from '../../db/schema.ts';
import type { KeptStressAnswer } from '../progress/record/record-stress-round.ts';
import { recentRounds } from '../rounds/recent-rounds.ts';

type Standing = z.input<typeof stressStanding.response>;

export async function readStressStanding(db: Database, userId: number): Promise<Standing> {
  const totals = await db
    .select()
    .from(stressTotals)
    .where(eq(stressTotals.userId, userId))
    .orderBy(asc(stressTotals.kind));
  return {
    kinds: totals.map(({ kind, asked, right, said, saidRight, lastAt }) => ({
      kind: kind as StressKind,
      asked,
      right,
      said,
      saidRight,
      lastAt,
    })),
    recent: await readRecent(db, userId),
  };
}

/** Of each item the round that asked it last: what is answered right then is missed no more. */
async function readRecent(db: Database, userId: number): Promise<Standing['recent']> {
  const lastOf = new Map<string, KeptStressAnswer[]>();
  for (const answers of await recentRounds<KeptStressAnswer>(db, stressRounds, userId)) {
    const ofRound = Map.groupBy(answers, ({ item }) => item);
    for (const [item, own] of ofRound) if (!lastOf.has(item)) lastOf.set(item, own);
  }
  return [...lastOf].map(([item, own]) => ({
    item,
    asked: own.length,
    right: own.filter(({ isRight, said }) => isRight && said !== 'wrong').length,
  }));
}
