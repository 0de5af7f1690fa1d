import {
  DAY_MS,
  EAR_ROUNDS_PER_DAY,
  type EarAnswer,
  earContrastOf,
  type saveEarRound as endpoint,
} from '@saywell/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { earRounds } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { momentOf } from '../practice/kept.ts';
import { type KeptEarAnswer, recordEarRound } from '../progress/record-ear-round.ts';
import { spend } from '../throttle/counters.ts';

type NewRound = z.output<typeof endpoint.body>;
type Answer = z.input<typeof endpoint.response>;
type RoundRow = typeof earRounds.$inferSelect;

const DAILY = { max: EAR_ROUNDS_PER_DAY, withinMs: DAY_MS };

/** Saves a round once, however often it comes. */
export async function saveEarRound(
  db: Database,
  userId: number,
  { key, at, duration, answers }: NewRound,
): Promise<Answer> {
  const createdAt = momentOf(at, Date.now());
  const known = await findRound(db, userId, key);
  if (known) return shown(known);
  const kept = withContrasts(answers);
  if (kept.length === 0) {
    throw new AppError('invalid_input', 'The words of this round are no longer in ear training.');
  }
  if (!(await spend(db, `ear rounds of ${userId}`, 1, DAILY))) {
    throw new AppError('too_many_requests', 'That is enough listening for one day.', {
      retryAfter: DAY_MS / 1000,
    });
  }
  return shown(await insertEarRound(db, { userId, key, answers: kept, duration, createdAt }));
}

/** Without the answers for pairs that were taken out since: the rest of the round counts. */
const withContrasts = (answers: EarAnswer[]): KeptEarAnswer[] =>
  answers.flatMap((answer) => {
    const contrast = earContrastOf(answer.pair);
    return contrast ? [{ ...answer, contrast: contrast.id }] : [];
  });

type NewRow = typeof earRounds.$inferInsert & { answers: KeptEarAnswer[] };

/** Saves a round and adds it to the sums of its owner, both or neither. */
export function insertEarRound(db: Database, values: NewRow): Promise<RoundRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(earRounds).values(values).onConflictDoNothing().returning();
    if (!row) return (await findRound(tx, values.userId, values.key))!;
    await recordEarRound(tx, { ...row, answers: values.answers });
    return row;
  });
}

async function findRound(db: Database, userId: number, key: string) {
  const [row] = await db
    .select()
    .from(earRounds)
    .where(and(eq(earRounds.userId, userId), eq(earRounds.key, key)));
  return row;
}

function shown({ id, answers, createdAt }: RoundRow): Answer {
  const all = answers as KeptEarAnswer[];
  const heard = all.filter(({ said, chose }) => said === chose).length;
  return { id, asked: all.length, heard, createdAt };
}
