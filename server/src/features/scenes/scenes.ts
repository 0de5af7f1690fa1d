import type { getScene, Scene, SceneLine } from '@saywell/contract';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { exercises, scenes, sceneTotals } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';

type Listed = z.input<typeof Scene>;
type Line = z.input<typeof SceneLine>;

/** Easiest first. */
export const listScenes = (db: Database, userId: number) => readScenes(db, userId);

export async function findScene(
  db: Database,
  userId: number,
  slug: string,
): Promise<z.input<typeof getScene.response>> {
  const [scene] = await readScenes(db, userId, eq(scenes.slug, slug));
  if (!scene) throw new AppError('not_found', 'Scene not found');
  return { ...scene, lines: await readLines(db, slug) };
}

/** In the order in which they are said. */
async function readLines(db: Database, slug: string): Promise<Line[]> {
  const rows = await db
    .select()
    .from(exercises)
    .where(and(eq(exercises.sceneSlug, slug), isNotNull(exercises.sceneLine)))
    .orderBy(asc(exercises.sceneLine));
  return rows.map((row) => {
    const part = row.scenePart!;
    return { ...row, part, scene: { slug, line: row.sceneLine!, part } };
  });
}

/** Those that have lines, each with the sums of somebody’s runs. */
async function readScenes(db: Database, userId: number, only?: SQL): Promise<Listed[]> {
  const rows = await db
    .select({
      slug: scenes.slug,
      title: scenes.title,
      about: scenes.about,
      level: scenes.level,
      parts: scenes.parts,
      skills: scenes.skills,
      lineCount: sql<number>`(select count(*)::int from ${exercises}
        where ${exercises.sceneSlug} = ${scenes.slug} and ${exercises.sceneLine} is not null)`.as(
        'line_count',
      ),
      best: sceneTotals.best,
      runs: sceneTotals.runs,
      lastAt: sceneTotals.lastAt,
    })
    .from(scenes)
    .leftJoin(sceneTotals, and(eq(sceneTotals.scene, scenes.slug), eq(sceneTotals.userId, userId)))
    .where(only)
    .orderBy(asc(scenes.level), asc(scenes.slug));
  return rows
    .filter(({ lineCount }) => lineCount > 0)
    .map(({ parts: [first = '', second = ''], runs, ...scene }) => ({
      ...scene,
      parts: [first, second],
      runs: runs ?? 0,
    }));
}
