import {
  DAY_MS,
  type DeletableData,
  DELETION_GRACE_DAYS,
  type DeletionRequest,
  type requestDeletion as endpoint,
} from '@saywell/contract';
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { dataDeletionRequests as requests } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { resetPractice } from '../progress/record/reset.ts';
import { eraseAccount, requireAnotherAdmin } from './erase-account.ts';
import { type DataPart, eraseParts } from './personal-tables.ts';

type Asked = Pick<z.output<typeof endpoint.body>, 'requestType' | 'data'>;
type Answer = z.input<typeof DeletionRequest>;
type Row = typeof requests.$inferSelect;

const AT_ONCE = 100;

export async function requestDeletion(db: Database, userId: number, asked: Asked): Promise<Answer> {
  if (asked.requestType === 'account_deletion') await requireAnotherAdmin(db, userId);
  const { requestType, data } = asked;
  const requestData = requestType === 'specific_data' ? { data: [...new Set(data)] } : null;
  const dueAt = new Date(Date.now() + DELETION_GRACE_DAYS * DAY_MS);
  const [row] = await db
    .insert(requests)
    .values({ userId, requestType, requestData, dueAt })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    throw new AppError('conflict', 'You have already asked for this. Cancel that request first.');
  }
  return answer(row);
}

export async function listDeletionRequests(db: Database, userId: number): Promise<Answer[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(eq(requests.userId, userId))
    .orderBy(desc(requests.createdAt), desc(requests.id));
  return rows.map(answer);
}

/** Only before it is due; after that it may be in progress. */
export async function cancelDeletionRequest(
  db: Database,
  userId: number,
  id: number,
): Promise<Answer> {
  const own = and(eq(requests.id, id), eq(requests.userId, userId));
  const [canceled] = await db
    .update(requests)
    .set({ status: 'cancelled' })
    .where(and(own, eq(requests.status, 'pending'), gt(requests.dueAt, new Date())))
    .returning();
  if (canceled) return answer(canceled);
  const [found] = await db.select({ id: requests.id }).from(requests).where(own);
  throw found
    ? new AppError('conflict', 'This request can no longer be canceled')
    : new AppError('not_found', 'Request not found');
}

function answer(row: Row): Answer {
  return { ...row, data: dataNamedIn(row) };
}

function dataNamedIn({ requestData }: Row): DeletableData[] {
  return (requestData as { data: DeletableData[] } | null)?.data ?? [];
}

/** Carries out the requests that are due, and reports how many. */
export async function carryOutDueRequests(db: Database, signal?: AbortSignal): Promise<string> {
  const due = await db
    .select()
    .from(requests)
    .where(and(eq(requests.status, 'pending'), lte(requests.dueAt, new Date())))
    .orderBy(asc(requests.dueAt))
    .limit(AT_ONCE);
  const failures: unknown[] = [];
  for (const request of due) {
    signal?.throwIfAborted();
    try {
      await carryOut(db, request, signal);
    } catch (error) {
      failures.push(error);
    }
  }
  // A failure does not stop the others, and is retried with the next run.
  if (failures.length > 0) throw failures[0];
  return `${due.length} requests carried out`;
}

async function carryOut(db: Database, request: Row, signal?: AbortSignal): Promise<void> {
  const { id, userId, requestType } = request;
  if (requestType === 'account_deletion') return eraseAccount(db, userId, signal);
  const parts: DataPart[] =
    requestType === 'practice_data' ? ['practice_data'] : dataNamedIn(request);
  await eraseParts(db, userId, parts, signal);
  // Practice that was saved during the deletion is still there: little enough to be deleted in one
  // transaction with its sums.
  if (parts.includes('practice_data')) await resetPractice(db, userId);
  await db
    .update(requests)
    .set({ status: 'completed', completedAt: new Date() })
    .where(eq(requests.id, id));
}
