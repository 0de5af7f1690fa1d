import {
  DAY_MS,
  STRESS_ROUNDS_PER_DAY,
  type StressAnswer,
  stressItemOf,
  type saveStressRound as endpoint,
} from '@saywell/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { stressRounds } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { momentOf } from '../practice/kept.ts';
import { type KeptStressAnswer, recordStressRound } from '../progress/record-stress-round.ts';
import { spend } from '../throttle/counters.ts';

type NewRound = z.output<typeof endpoint.body>;
type Answer = z.input<typeof endpoint.response>;
type RoundRow = typeof stressRounds.$inferSelect;

const DAILY = { max: STRESS_ROUNDS_PER_DAY, withinMs: DAY_MS };

/** Saves a round once, however often it comes. */
export async function saveStressRound(
  db: Database,
  userId: number,
  { key, at, duration, answers }: NewRound,
): Promise<Answer> {
  const createdAt = momentOf(at, Date.now());
  const known = await findRound(db, userId, key);
  if (known) return shown(known);
  const kept = judged(answers);
  if (kept.length === 0) {
    throw new AppError('invalid_input', 'The words of this round are no longer in the stress gym.');
  }
  if (!(await spend(db, `stress rounds of ${userId}`, 1, DAILY))) {
    throw new AppError('too_many_requests', 'That is enough for one day.', {
      retryAfter: DAY_MS / 1000,
    });
  }
  return shown(await insertStressRound(db, { userId, key, answers: kept, duration, createdAt }));
}

/** Without the answers for what was taken out since: the rest of the round counts. */
const judged = (answers: StressAnswer[]): KeptStressAnswer[] =>
  answers.flatMap((answer) => {
    const item = stressItemOf(answer.item);
    return item ? [{ ...answer, kind: item.kind, isRight: answer.chose === item.strong }] : [];
  });

type NewRow = typeof stressRounds.$inferInsert & { answers: KeptStressAnswer[] };

/** Saves a round and adds it to the sums of its owner, both or neither. */
function insertStressRound(db: Database, values: NewRow): Promise<RoundRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(stressRounds).values(values).onConflictDoNothing().returning();
    if (!row) return (await findRound(tx, values.userId, values.key))!;
    await recordStressRound(tx, { ...row, answers: values.answers });
    return row;
  });
}

async function findRound(db: Database, userId: number, key: string) {
  const [row] = await db
    .select()
    .from(stressRounds)
    .where(and(eq(stressRounds.userId, userId), eq(stressRounds.key, key)));
  return row;
}

function shown({ id, answers, createdAt }: RoundRow): Answer {
  const all = answers as KeptStressAnswer[];
  return { id, asked: all.length, right: all.filter(({ isRight }) => isRight).length, createdAt };
}
