import type { Analysis, PracticeSession, saveDailySession, saveSession } from '@saywell/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { analyses, practiceSessions } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { findExercise } from '../exercises/exercises.ts';
import { recordSession } from '../progress/record/record-session.ts';

type Answer = z.input<typeof PracticeSession>;
type NewSession = z.output<typeof saveSession.body>;
type NewDailySession = z.output<typeof saveDailySession.body>;

/** Indexes of the words that were not judged, or not whole. */
const UNSURE = sql<number[]>`(
  select coalesce(jsonb_agg(place - 1 order by place), '[]')
  from jsonb_array_elements(${practiceSessions.analysis} -> 'words') with ordinality as words (word, place)
  where word ->> 'kind' = 'covered'
    or word -> 'finding' ->> 'kind' = 'unsure-sound')`;

/** Of the kept analysis, a list shows only what was said about each word. */
const shown = {
  id: practiceSessions.id,
  userId: practiceSessions.userId,
  exerciseId: practiceSessions.exerciseId,
  phrase: practiceSessions.phrase,
  accuracy: practiceSessions.accuracy,
  duration: practiceSessions.duration,
  feedback: sql<Answer['feedback']>`${practiceSessions.analysis} -> 'feedback'`,
  unsure: UNSURE,
  transcript: practiceSessions.transcript,
  scoredOn: practiceSessions.scoredOn,
  engine: sql<Answer['engine']>`${practiceSessions.analysis} ->> 'engine'`,
  createdAt: practiceSessions.createdAt,
};

export async function listSessions(db: Database, userId: number, limit: number): Promise<Answer[]> {
  return db
    .select(shown)
    .from(practiceSessions)
    .where(eq(practiceSessions.userId, userId))
    .orderBy(desc(practiceSessions.createdAt), desc(practiceSessions.id))
    .limit(limit);
}

export async function findSession(db: Database, userId: number, id: number) {
  const [row] = await db
    .select({ ...shown, analysis: practiceSessions.analysis })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.id, id), eq(practiceSessions.userId, userId)));
  if (!row) throw new AppError('not_found', 'Practice session not found');
  return { ...row, analysis: row.analysis as Analysis | null };
}

export async function savePractice(
  db: Database,
  userId: number,
  session: NewSession,
): Promise<Answer> {
  const { exerciseId = null, analysisId, ...sent } = session;
  const exercise = exerciseId === null ? undefined : await findExercise(db, exerciseId);
  const phrase = exercise?.phrase ?? sent.phrase ?? null;
  return analysisId
    ? saveAnalyzed(db, userId, { analysisId, exerciseId, duration: sent.duration })
    : insertSession(db, {
        ...sent,
        userId,
        exerciseId,
        phrase,
        transcript: sent.transcript ?? phrase,
      });
}

export async function saveDailyPractice(
  db: Database,
  userId: number,
  session: NewDailySession,
): Promise<Answer> {
  return savePractice(db, userId, { ...session, exerciseId: undefined });
}

type Analyzed = { analysisId: string; exerciseId: number | null; duration: number };

/**
 * The analysis moves into the session, so each counts once and only for its owner. A
 * repeated request, because the first answer was lost, gets the session that was saved.
 */
function saveAnalyzed(db: Database, userId: number, { analysisId, ...session }: Analyzed) {
  return db.transaction(async (tx) => {
    const [analysis] = await tx
      .delete(analyses)
      .where(
        and(eq(analyses.id, analysisId), eq(analyses.userId, userId), isNull(analyses.drilled)),
      )
      .returning();
    const saved = analysis ? undefined : await findSaved(tx, userId, analysisId);
    const kept = analysis ?? saved;
    if (!kept) {
      throw new AppError(
        'not_found',
        'This result is no longer stored: it is more than a day old. Please record the phrase again.',
      );
    }
    if (kept.exerciseId !== session.exerciseId) {
      throw new AppError('invalid_input', 'This result belongs to another exercise');
    }
    if (!analysis) return saved!;
    const result = analysis.result as Analysis;
    if (result.issues.some(({ blocking }) => blocking)) {
      throw new AppError(
        'cannot_score',
        'This recording wasn’t scored, so there is nothing to save',
      );
    }
    return insertSession(tx, {
      ...session,
      userId,
      phrase: analysis.phrase,
      accuracy: analysis.accuracy,
      transcript: result.transcript || analysis.phrase,
      analysis: result,
      scoredOn: analysis.scoredOn,
      analysisId,
      ...(analysis.saidAt && { createdAt: analysis.saidAt }),
    });
  });
}

async function findSaved(db: Database, userId: number, analysisId: string) {
  const [row] = await db
    .select(shown)
    .from(practiceSessions)
    .where(and(eq(practiceSessions.analysisId, analysisId), eq(practiceSessions.userId, userId)));
  return row;
}

/** Saves a session and adds it to the sums of its owner, both or neither. */
export function insertSession(db: Database, values: typeof practiceSessions.$inferInsert) {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(practiceSessions).values(values).returning(shown);
    await recordSession(tx, { ...row!, analysis: values.analysis });
    return row!;
  });
}
