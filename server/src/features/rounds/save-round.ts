import { DAY_MS, ROUNDS_PER_DAY } from '@saywell/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { RoundsTable } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { momentOf } from '../practice/kept.ts';
import { spend } from '../throttle/counters.ts';

/** What differs between the rounds of ear training and those of the stress gym. */
export type RoundKind<Answer, Kept> = {
  table: RoundsTable;
  /** What the counter of a day is called. */
  name: string;
  /** An answer with what it was about; undefined if that was taken out since. */
  kept: (answer: Answer) => Kept | undefined;
  /** Adds a round to the sums of its owner. */
  record: (tx: Database, round: SavedRound<Kept>) => Promise<void>;
  /** Why a round of which nothing is left, or one too many, is not saved. */
  refusals: { gone: string; enough: string };
};

export type SavedRound<Kept> = Omit<RoundsTable['$inferSelect'], 'answers'> & { answers: Kept[] };
type NewRound<Answer> = {
  key: string;
  at: string;
  sentAt?: string | undefined;
  duration: number;
  answers: Answer[];
};
type NewRow<Kept> = Omit<RoundsTable['$inferInsert'], 'answers'> & { answers: Kept[] };

/** Saves a round once, however often it comes. */
export async function saveRound<Answer, Kept>(
  db: Database,
  kind: RoundKind<Answer, Kept>,
  userId: number,
  { key, duration, answers, ...said }: NewRound<Answer>,
): Promise<SavedRound<Kept>> {
  const createdAt = momentOf(said, Date.now());
  const known = await findRound(db, kind, userId, key);
  if (known) return known;
  // What is left of a round counts.
  const kept = answers.map(kind.kept).filter((answer) => answer !== undefined);
  if (kept.length === 0) throw new AppError('invalid_input', kind.refusals.gone);
  const daily = { max: ROUNDS_PER_DAY, withinMs: DAY_MS };
  if (!(await spend(db, `${kind.name} of ${userId}`, 1, daily))) {
    throw new AppError('too_many_requests', kind.refusals.enough, { retryAfter: DAY_MS / 1000 });
  }
  return insertRound(db, kind, { userId, key, answers: kept, duration, createdAt });
}

/** Saves a round and adds it to the sums of its owner, both or neither. */
export function insertRound<Answer, Kept>(
  db: Database,
  kind: RoundKind<Answer, Kept>,
  values: NewRow<Kept>,
): Promise<SavedRound<Kept>> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(kind.table).values(values).onConflictDoNothing().returning();
    if (!row) return (await findRound(tx, kind, values.userId, values.key))!;
    const saved = { ...row, answers: values.answers };
    await kind.record(tx, saved);
    return saved;
  });
}

async function findRound<Answer, Kept>(
  db: Database,
  { table }: RoundKind<Answer, Kept>,
  userId: number,
  key: string,
) {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.key, key)));
  return row && { ...row, answers: row.answers as Kept[] };
}
