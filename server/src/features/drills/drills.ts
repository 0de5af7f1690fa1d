import {
  type Analysis,
  DRILL_PASSES,
  type Drill,
  drillOutcome,
  type DrillTry,
  hasWord,
  isSpoiled,
  type saveDrill as endpoint,
  wasJudged,
} from '@saywell/contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { analyses, drills } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { findExercise } from '../exercises/exercises.ts';
import { recordDrill } from '../progress/record/record-drill.ts';

type Answer = z.input<typeof Drill>;
type NewDrill = z.output<typeof endpoint.body>;
type DrillRow = typeof drills.$inferSelect;
type AnalysisRow = typeof analyses.$inferSelect;

/** Somebody signed in, or a visitor in their trial. */
export type DrillOwner = { userId: number } | { trialId: number };

/**
 * The analyses of the tries move into the drill, so each counts once and only for its owner.
 * A repeated request, because the first answer was lost, gets the drill that was saved.
 */
export async function saveDrill(
  db: Database,
  owner: DrillOwner,
  { analysisIds, exerciseId, duration, ...sent }: NewDrill,
): Promise<Answer> {
  const ids = [...new Set(analysisIds)];
  const phrase =
    exerciseId === undefined ? sent.phrase : (await findExercise(db, exerciseId)).phrase;
  return db.transaction(async (tx) => {
    const rows = await takeAnalyses(tx, owner, ids);
    if (rows.length === 0) return findSaved(tx, owner, ids);
    const first = rows[0]!;
    if (rows.length < ids.length) throw gone();
    const { phrase: word, drilled } = first;
    if (
      rows.some((row) => row.phrase !== word || row.drilled !== drilled) ||
      first.exerciseId !== (exerciseId ?? null) ||
      !hasWord(phrase, word)
    ) {
      throw new AppError(
        'invalid_input',
        'These tries aren’t all for the same word in this phrase',
      );
    }
    const sound = drilled!;
    const tries = rows.map((row) => tryOf(row, sound));
    return insertDrill(tx, {
      ...owner,
      exerciseId: first.exerciseId,
      phrase,
      word,
      sound,
      instead: insteadOf(first),
      tries,
      passed: isPassed(tries),
      duration,
      analysisId: first.id,
      ...(rows.some(({ saidAt: said }) => said) && { createdAt: saidAt(rows.at(-1)!) }),
    });
  });
}

/** Saves a drill and adds it to the sums of its owner, both or neither. */
export function insertDrill(db: Database, values: typeof drills.$inferInsert): Promise<Answer> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(drills).values(values).returning();
    await recordIfOwned(tx, row!);
    return shown(row!);
  });
}

/** What could not be judged breaks no row of passes. */
function isPassed(tries: readonly DrillTry[]): boolean {
  const last = tries.filter(wasJudged).slice(-DRILL_PASSES);
  return last.length === DRILL_PASSES && last.every(({ passed }) => passed);
}

const ownedBy = (table: typeof analyses | typeof drills, owner: DrillOwner) =>
  'userId' in owner ? eq(table.userId, owner.userId) : eq(table.trialId, owner.trialId);

/** In the order in which they were said. */
async function takeAnalyses(tx: Database, owner: DrillOwner, ids: string[]) {
  const rows = await tx
    .delete(analyses)
    .where(and(inArray(analyses.id, ids), ownedBy(analyses, owner), isNotNull(analyses.drilled)))
    .returning();
  return rows.toSorted(
    (a, b) => saidAt(a).getTime() - saidAt(b).getTime() || ids.indexOf(a.id) - ids.indexOf(b.id),
  );
}

const saidAt = ({ saidAt: said, createdAt }: AnalysisRow) => said ?? createdAt;

async function findSaved(tx: Database, owner: DrillOwner, ids: string[]): Promise<Answer> {
  const [row] = await tx
    .select()
    .from(drills)
    .where(and(inArray(drills.analysisId, ids), ownedBy(drills, owner)));
  if (!row) throw gone();
  return shown(row);
}

const gone = () =>
  new AppError(
    'not_found',
    'These tries are no longer stored: they are more than a day old. Please say the word again.',
  );

/** With what the try was made from, so that keeping its analysis again changes nothing. */
export type KeptTry = DrillTry &
  Pick<AnalysisRow, 'scoredOn'> & {
    analysisId: string;
    /** It could not be judged, maybe for its recording. */
    spoiled?: true;
  };

function tryOf({ id, result, scoredOn }: AnalysisRow, asked: string): KeptTry {
  const { outcome, accuracy, sound = null } = drillOutcome(result as Analysis, asked);
  if (outcome === 'unsure') {
    const unjudged = { passed: false, accuracy: null, sound: null, scoredOn, analysisId: id };
    return isSpoiled(result as Analysis) ? { ...unjudged, spoiled: true } : unjudged;
  }
  return { passed: outcome === 'passed', accuracy, sound, scoredOn, analysisId: id };
}

/** Null also where the word was tested only for leaving its sound out. */
function insteadOf({ result }: AnalysisRow): string | null {
  return (result as Analysis).contrasts.find(({ instead }) => instead !== '')?.instead ?? null;
}

const shown = ({ tries, ...drill }: DrillRow): Answer => ({
  ...drill,
  tries: tries as DrillTry[],
});

/** What a visitor drilled becomes the person's own. */
export async function claimDrills(tx: Database, userId: number, trialId: number): Promise<void> {
  const claimed = await tx
    .update(drills)
    .set({ userId, trialId: null })
    .where(eq(drills.trialId, trialId))
    .returning();
  for (const drill of claimed) await recordIfOwned(tx, drill);
}

async function recordIfOwned(tx: Database, { userId, tries, ...drill }: DrillRow) {
  if (userId !== null) await recordDrill(tx, { ...drill, userId, tries: tries as DrillTry[] });
}
