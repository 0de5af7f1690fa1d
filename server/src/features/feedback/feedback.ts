import type {
  createFeedback as createEndpoint,
  Feedback,
  FeedbackStatus,
  listFeedback as listEndpoint,
} from '@saywell/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { feedback, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';

type NewFeedback = z.output<typeof createEndpoint.body>;
type Wanted = z.output<typeof listEndpoint.query>;
type Answer = z.input<typeof Feedback>;

export async function createFeedback(db: Database, userId: number, written: NewFeedback) {
  await db.insert(feedback).values({ ...written, userId });
}

const shown = {
  id: feedback.id,
  userId: feedback.userId,
  type: feedback.type,
  subject: feedback.subject,
  message: feedback.message,
  priority: feedback.priority,
  status: feedback.status,
  userName: users.name,
  userEmail: users.email,
  createdAt: feedback.createdAt,
};

export async function listFeedback(
  db: Database,
  { status, priority, page, limit }: Wanted,
): Promise<Answer[]> {
  return db
    .select(shown)
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .where(and(status && eq(feedback.status, status), priority && eq(feedback.priority, priority)))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** Grouped by both, so that a filter by either can show its count. */
export async function countFeedback(db: Database) {
  const { status, priority } = feedback;
  return db
    .select({ status, priority, count: count() })
    .from(feedback)
    .groupBy(status, priority)
    .orderBy(status, priority);
}

export async function changeFeedback(
  db: Database,
  id: number,
  status: FeedbackStatus,
): Promise<Answer> {
  await db.update(feedback).set({ status }).where(eq(feedback.id, id));
  const [row] = await db
    .select(shown)
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .where(eq(feedback.id, id));
  if (!row) throw new AppError('not_found', 'Feedback not found');
  return row;
}
