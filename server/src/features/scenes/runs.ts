import {
  type Analysis,
  DAY_MS,
  ROUNDS_PER_DAY,
  SCENE_RUNS_SHOWN,
  type saveSceneRun as endpoint,
  type SceneRun,
} from '@saywell/contract';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { exercises, practiceSessions, sceneRuns, scenes, sceneTotals } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { momentOf } from '../practice/kept.ts';
import { lockTotals } from '../progress/record/record-session.ts';
import { IS_WHOLE_RUN } from '../progress/record/whole-run.ts';
import { spend } from '../throttle/counters.ts';
import { resultOf, type SaidLine } from './run-result.ts';

type NewRun = z.output<typeof endpoint.body>;
type Answer = z.input<typeof SceneRun>;
type NewRow = typeof sceneRuns.$inferInsert;

/**
 * Saves a run once, however often it comes. Its lines were saved before, as practice sessions: they
 * count for the day and the sounds, and what the run came to is read from them.
 */
export async function saveRun(
  db: Database,
  userId: number,
  slug: string,
  { key, duration, mode, part, withText, takes, ...said }: NewRun,
): Promise<Answer> {
  const createdAt = momentOf(said, Date.now());
  await requireScene(db, slug);
  const known = await findRun(db, userId, key);
  if (known) return known;
  const lines = await saidLines(db, userId, slug, takes);
  if (lines.length === 0) {
    throw new AppError('invalid_input', 'No line of this scene has been saved yet.');
  }
  const daily = { max: ROUNDS_PER_DAY, withinMs: DAY_MS };
  if (!(await spend(db, `scene runs of ${userId}`, 1, daily))) {
    throw new AppError('too_many_requests', 'That is enough for one day.', {
      retryAfter: DAY_MS / 1000,
    });
  }
  const about = { scene: slug, mode, part, withText, duration, createdAt };
  return insertRun(db, { userId, key, ...about, ...resultOf(lines) });
}

/** Saves a run and adds it to the sums of its owner, both or neither. */
export function insertRun(db: Database, values: NewRow): Promise<Answer> {
  return db.transaction(async (tx) => {
    const { userId, key, scene } = values;
    // In the same order as a reset, to avoid a deadlock.
    await lockTotals(tx, userId);
    const [row] = await tx.insert(sceneRuns).values(values).onConflictDoNothing().returning(shown);
    if (!row) return (await findRun(tx, userId, key))!;
    await tx
      .insert(sceneTotals)
      .values({ userId, scene, runs: 1, best: bestOf(row.id), lastAt: row.createdAt })
      .onConflictDoUpdate({
        target: [sceneTotals.userId, sceneTotals.scene],
        set: {
          runs: sql`${sceneTotals.runs} + 1`,
          best: sql`greatest(${sceneTotals.best}, excluded.best)`,
          lastAt: sql`greatest(${sceneTotals.lastAt}, excluded.last_at)`,
        },
      });
    return row;
  });
}

/** What a run adds to the best of its scene. */
const bestOf = (id: number) =>
  sql`(select ${sceneRuns.score} from ${sceneRuns} where ${sceneRuns.id} = ${id} and ${IS_WHOLE_RUN})`;

/** The last ones, newest first. */
export async function listRuns(db: Database, userId: number, slug: string): Promise<Answer[]> {
  await requireScene(db, slug);
  return db
    .select(shown)
    .from(sceneRuns)
    .where(and(eq(sceneRuns.userId, userId), eq(sceneRuns.scene, slug)))
    .orderBy(desc(sceneRuns.createdAt), desc(sceneRuns.id))
    .limit(SCENE_RUNS_SHOWN);
}

async function requireScene(db: Database, slug: string): Promise<void> {
  const [scene] = await db.select({ slug: scenes.slug }).from(scenes).where(eq(scenes.slug, slug));
  if (!scene) throw new AppError('not_found', 'Scene not found');
}

async function findRun(db: Database, userId: number, key: string): Promise<Answer | undefined> {
  const [row] = await db
    .select(shown)
    .from(sceneRuns)
    .where(and(eq(sceneRuns.userId, userId), eq(sceneRuns.key, key)));
  return row;
}

/** Each line once, as its owner last saved it: what belongs to others or to another scene is left out. */
async function saidLines(
  db: Database,
  userId: number,
  slug: string,
  takes: NewRun['takes'],
): Promise<SaidLine[]> {
  const rows = await db
    .select({
      analysisId: practiceSessions.analysisId,
      accuracy: practiceSessions.accuracy,
      analysis: practiceSessions.analysis,
      line: exercises.sceneLine,
      tips: exercises.tips,
    })
    .from(practiceSessions)
    .innerJoin(exercises, eq(exercises.id, practiceSessions.exerciseId))
    .where(
      and(
        eq(practiceSessions.userId, userId),
        inArray(
          practiceSessions.analysisId,
          takes.map(({ analysisId }) => analysisId),
        ),
        eq(exercises.sceneSlug, slug),
        isNotNull(exercises.sceneLine),
      ),
    );
  const byLine = new Map<number, SaidLine>();
  for (const { line, analysisId } of takes) {
    const row = rows.find(
      (one) => one.line === line && one.analysisId === analysisId.toLowerCase(),
    );
    if (!row) continue;
    const { accuracy, tips } = row;
    byLine.set(line, { line, accuracy, analysis: row.analysis as Analysis | null, tip: tips[0]! });
  }
  return [...byLine.values()].toSorted((one, other) => one.line - other.line);
}

const shown = {
  id: sceneRuns.id,
  key: sceneRuns.key,
  mode: sceneRuns.mode,
  part: sql<Answer['part']>`${sceneRuns.part}`,
  withText: sceneRuns.withText,
  score: sceneRuns.score,
  prosody: sceneRuns.prosody,
  rate: sceneRuns.rate,
  pauseSeconds: sceneRuns.pauseSeconds,
  lines: sql<Answer['lines']>`${sceneRuns.lines}`,
  again: sql<Answer['again']>`${sceneRuns.again}`,
  createdAt: sceneRuns.createdAt,
};
