import { glob } from 'node:fs/promises';
import { basename } from 'node:path';
import { Exercise, SCENE_LINES_MAX, SCENE_SLUG_MAX, ScenePart } from '@saywell/contract';
import { z } from 'zod';
import type { ShippedExercise } from './content.ts';
import { readJson, SEED_FOLDER, Slug } from './seed-files.ts';

const SeedLine = z.strictObject({
  /** Within the scene. */
  key: Slug.max(40),
  part: ScenePart,
  phrase: Exercise.shape.phrase,
  tips: z.array(z.string().min(1)).min(1),
  trains: Exercise.shape.trains,
});

const SeedScene = z.strictObject({
  title: z.string().min(1).max(100),
  about: z.string().min(1).max(200),
  level: Exercise.shape.difficulty,
  parts: z.tuple([z.string().min(1).max(40), z.string().min(1).max(40)]),
  skills: z.array(z.string().min(1).max(40)).min(1).max(4),
  lines: z.array(SeedLine).min(6).max(SCENE_LINES_MAX),
});
type ShippedScene = z.output<typeof SeedScene> & { slug: string };

/** `scenes/SLUG.json`, the easiest first. */
export async function readScenes(folder = SEED_FOLDER): Promise<ShippedScene[]> {
  const names: string[] = [];
  for await (const name of glob('scenes/*.json', { cwd: folder })) names.push(name);
  const scenes = names.toSorted().map(async (name) => ({
    ...(await readJson(folder, name, SeedScene)),
    slug: Slug.max(SCENE_SLUG_MAX).parse(basename(name, '.json')),
  }));
  return (await Promise.all(scenes)).toSorted((one, other) => one.level - other.level);
}

/** The lines of a scene as exercises: they are said, judged and kept like any other. */
export const linesOf = ({ slug, title, level, lines }: ShippedScene): ShippedExercise[] =>
  lines.map(({ key, part, ...line }, at) => ({
    ...line,
    key: `${slug}-${key}`,
    title: `${title}, line ${at + 1}`,
    category: line.trains.target ? 'intonation' : 'accent-reduction',
    difficulty: level,
    isTrial: false,
    sceneSlug: slug,
    sceneLine: at,
    scenePart: part,
  }));
