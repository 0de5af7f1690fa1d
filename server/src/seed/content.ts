import { glob } from 'node:fs/promises';
import {
  CATEGORIES,
  Exercise,
  EXCERPT_MAX,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
  type ScenePart,
  SLUG_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
  type Category,
} from '@saywell/contract';
import { z } from 'zod';
import { blogPosts } from '../db/schema.ts';
import { linesOf, readScenes } from './scenes.ts';
import { distinct, read, readJson, SEED_FOLDER, Slug } from './seed-files.ts';

const SeedExercise = z.strictObject({
  key: Slug.max(80),
  title: z.string().min(1).max(200),
  phrase: Exercise.shape.phrase,
  difficulty: Exercise.shape.difficulty,
  tips: z.array(z.string().min(1)).min(1),
  trains: Exercise.shape.trains,
  /** Offered to visitors without an account. */
  trial: z.boolean().default(false),
});
export type ShippedExercise = Omit<z.output<typeof SeedExercise>, 'trial'> & {
  category: Category;
  isTrial: boolean;
  /** Of a line of a scene; else null. */
  sceneSlug: string | null;
  sceneLine: number | null;
  scenePart: ScenePart | null;
};

const SeedPost = z.strictObject({
  slug: Slug.max(SLUG_MAX),
  title: z.string().min(1).max(TITLE_MAX),
  excerpt: z.string().min(1).max(EXCERPT_MAX),
  category: z.enum(blogPosts.category.enumValues),
  tags: z.array(z.string().min(1).max(TAG_MAX)).max(TAGS_MAX),
  metaTitle: z.string().max(META_TITLE_MAX),
  metaDescription: z.string().max(META_DESCRIPTION_MAX),
  publishedAt: z.iso.datetime().transform((text) => new Date(text)),
  authorName: z.string().min(1).max(100).optional(),
});
type SeedPost = z.output<typeof SeedPost> & { content: string };

const OF_NO_SCENE = { sceneSlug: null, sceneLine: null, scenePart: null };

/**
 * `exercises/CATEGORY.json` and `exercises/CATEGORY/THEME.json`, the easiest of a category first; then
 * the lines of the scenes.
 */
export async function readExercises(folder = SEED_FOLDER): Promise<ShippedExercise[]> {
  const lists = await Promise.all(CATEGORIES.map((category) => readCategory(folder, category)));
  const lines = (await readScenes(folder)).flatMap(linesOf);
  return distinct([...lists.flat(), ...lines], (exercise) => exercise.key);
}

async function readCategory(folder: string, category: Category): Promise<ShippedExercise[]> {
  const themes: string[] = [];
  for await (const name of glob(`exercises/${category}/*.json`, { cwd: folder })) themes.push(name);
  const names = [`exercises/${category}.json`, ...themes.toSorted()];
  const list = z.array(SeedExercise);
  const lists = await Promise.all(names.map((name) => readJson(folder, name, list)));
  return lists
    .flat()
    .toSorted((one, other) => one.difficulty - other.difficulty)
    .map(({ trial, ...exercise }) => ({ ...exercise, category, isTrial: trial, ...OF_NO_SCENE }));
}

/** The posts of `posts/posts.json`, each with its `posts/SLUG.html`. */
export async function readPosts(folder = SEED_FOLDER): Promise<SeedPost[]> {
  const posts = await readJson(folder, 'posts/posts.json', z.array(SeedPost));
  const withContent = posts.map(async (post) => ({
    ...post,
    content: await read(folder, `posts/${post.slug}.html`),
  }));
  return distinct(await Promise.all(withContent), (post) => post.slug);
}
