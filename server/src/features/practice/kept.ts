import { DAY_MS } from '@saywell/contract';
import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyses, drills, practiceSessions } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';

/** Somebody signed in, or a visitor in their trial. */
export type Owner = { userId: number } | { trialId: number };

/** How far back a device may say that something was practiced. */
const SAID_WITHIN_MS = 30 * DAY_MS;

/** A clock that is wrong by less is believed: then nothing of one device changes its order. */
const WRONG_BY_MS = 3600_000;

type Said = { at: string; sentAt?: string | undefined };

/**
 * When something was practiced, as a device says it. A clock that shows another time than ours when
 * it is sent was as wrong when it was said.
 */
export function momentOf({ at, sentAt }: Said, now: number): Date {
  const wrongBy = sentAt === undefined ? 0 : Date.parse(sentAt) - now;
  const corrected = Date.parse(at) - (Math.abs(wrongBy) < WRONG_BY_MS ? 0 : wrongBy);
  const said = Math.min(corrected, now);
  if (!(said >= now - SAID_WITHIN_MS)) {
    throw new AppError('invalid_input', 'This practice is too old to be saved', { field: 'at' });
  }
  return new Date(said);
}

type NewAnalysis = Omit<typeof analyses.$inferInsert, 'userId' | 'trialId'>;

/**
 * Stores an analysis. One that a device made has an id of its own: where its owner has kept it
 * before, nothing changes. Called in a transaction.
 */
export async function insertAnalysis(tx: Database, owner: Owner, values: NewAnalysis) {
  const [row] = await tx
    .insert(analyses)
    .values({ ...owner, ...values })
    .onConflictDoNothing()
    .returning({ id: analyses.id });
  if (values.id === undefined) return row!.id;
  // Looked up last: whoever held the id until now may have just moved it into what they saved.
  if (row && !(await isUsed(tx, values.id))) return row.id;
  if (row) await tx.delete(analyses).where(eq(analyses.id, row.id));
  const known = await findKept(tx, owner, values.id);
  if (known) return known;
  throw new AppError('conflict', 'This id is taken', { field: 'id' });
}

/** The id as the database writes it, if they have kept it: as it is, or in what they saved from it. */
export async function findKept(db: Database, owner: Owner, id: string) {
  const [unsaved] = await db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.id, id), ownedBy(analyses, owner)));
  if (unsaved) return unsaved.id;
  const [drill] = await db
    .select({ id: drills.id })
    .from(drills)
    .where(
      and(
        ownedBy(drills, owner),
        gte(drills.createdAt, new Date(Date.now() - SAID_WITHIN_MS - DAY_MS)),
        or(eq(drills.analysisId, id), sql`${drills.tries} @> ${tryWith(id)}::jsonb`),
      ),
    )
    .limit(1);
  if (drill) return id.toLowerCase();
  if (!('userId' in owner)) return undefined;
  const [session] = await db
    .select({ id: practiceSessions.analysisId })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.analysisId, id), eq(practiceSessions.userId, owner.userId)));
  return session?.id ?? undefined;
}

const tryWith = (analysisId: string) => JSON.stringify([{ analysisId: analysisId.toLowerCase() }]);

const ownedBy = (table: typeof analyses | typeof drills, owner: Owner) =>
  'userId' in owner ? eq(table.userId, owner.userId) : eq(table.trialId, owner.trialId);

/** Whether something was saved from an analysis with this id, by whomever. */
async function isUsed(tx: Database, id: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${practiceSessions} where ${practiceSessions.analysisId} = ${id}
      union all select 1 from ${drills} where ${drills.analysisId} = ${id} limit 1`,
  );
  return rows.length > 0;
}
