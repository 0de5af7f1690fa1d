import type { DailyMinutes, TodayResult, TodayStep } from '@saywell/contract';
import { and, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { exercises, sceneRuns, scenes, sceneTotals, users } from '../../db/schema.ts';
import { LINES_OF_RUN, LINES_WITH_SCORE } from '../progress/record/whole-run.ts';

type SceneStep = Extract<TodayStep, { kind: 'scene' }>;

const SECONDS = 120;
/** Five minutes have no room for one. */
const MINUTES: DailyMinutes = 10;
/** Every third day: on the others, the two kinds of phrases still take turns. */
const EVERY_DAYS = 3;

/** Whether the everyday phrase of a day is a whole scene, where there is time for one. */
export const isSceneDay = (minutes: DailyMinutes, { number }: { number: number }) =>
  minutes >= MINUTES && number % EVERY_DAYS === 0;

/** A scene that was not played yet, near the person’s level; else the one played longest ago. */
export async function sceneStep(db: Database, userId: number): Promise<SceneStep | undefined> {
  const [person] = await db.select({ level: users.level }).from(users).where(eq(users.id, userId));
  const level = person?.level ?? 1;
  const rows = await db
    .selectDistinct({
      slug: scenes.slug,
      title: scenes.title,
      level: scenes.level,
      best: sceneTotals.best,
      at: sceneTotals.lastAt,
    })
    .from(scenes)
    .innerJoin(exercises, and(eq(exercises.sceneSlug, scenes.slug), isNotNull(exercises.sceneLine)))
    .leftJoin(sceneTotals, and(eq(sceneTotals.scene, scenes.slug), eq(sceneTotals.userId, userId)));
  const [next] = rows.toSorted(
    (a, b) =>
      Number(a.at ?? 0) - Number(b.at ?? 0) ||
      Math.abs(a.level - level) - Math.abs(b.level - level) ||
      a.slug.localeCompare(b.slug),
  );
  if (!next) return undefined;
  const { slug, title, best } = next;
  const before = best === null ? null : Math.round(best);
  return { kind: 'scene', id: 'scene', seconds: SECONDS, slug, title, before };
}

/** What the last run of a day came to, and for how many of its lines. */
export async function sceneResult(
  db: Database,
  { userId, start, end }: { userId: number; start: Date; end: Date },
  slug: string,
): Promise<TodayResult | undefined> {
  const [run] = await db
    .select({ score: sceneRuns.score, scored: LINES_WITH_SCORE, lines: LINES_OF_RUN })
    .from(sceneRuns)
    .where(
      and(
        eq(sceneRuns.userId, userId),
        eq(sceneRuns.scene, slug),
        gte(sceneRuns.createdAt, start),
        lt(sceneRuns.createdAt, end),
      ),
    )
    .orderBy(desc(sceneRuns.createdAt), desc(sceneRuns.id))
    .limit(1);
  if (!run) return undefined;
  return { kind: 'scene', ...run, score: run.score === null ? null : Math.round(run.score) };
}
