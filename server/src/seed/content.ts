import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CATEGORIES,
  Exercise,
  EXCERPT_MAX,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
  SLUG_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
  type Category,
} from '@saywell/contract';
import { z } from 'zod';
import { blogPosts } from '../db/schema.ts';
import { StartupError } from '../startup-error.ts';

/** The folder of the content that ships with the product. */
export const SEED_FOLDER = join(import.meta.dirname, '../../seed');

/** Lowercase words and hyphens, for names in files and URLs. */
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words and hyphens');

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
type ShippedExercise = Omit<z.output<typeof SeedExercise>, 'trial'> & {
  category: Category;
  isTrial: boolean;
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

/** `exercises/CATEGORY.json` and `exercises/CATEGORY/THEME.json`, the easiest of a category first. */
export async function readExercises(folder = SEED_FOLDER): Promise<ShippedExercise[]> {
  const lists = await Promise.all(CATEGORIES.map((category) => readCategory(folder, category)));
  return distinct(lists.flat(), (exercise) => exercise.key);
}

async function readCategory(folder: string, category: Category): Promise<ShippedExercise[]> {
  const themes: string[] = [];
  for await (const name of glob(`exercises/${category}/*.json`, { cwd: folder })) themes.push(name);
  const names = [`exercises/${category}.json`, ...themes.toSorted()];
  const lists = await Promise.all(names.map((name) => readList(folder, name, SeedExercise)));
  return lists
    .flat()
    .toSorted((one, other) => one.difficulty - other.difficulty)
    .map(({ trial, ...exercise }) => ({ ...exercise, category, isTrial: trial }));
}

/** The posts of `posts/posts.json`, each with its `posts/SLUG.html`. */
export async function readPosts(folder = SEED_FOLDER): Promise<SeedPost[]> {
  const posts = await readList(folder, 'posts/posts.json', SeedPost);
  const withContent = posts.map(async (post) => ({
    ...post,
    content: await read(folder, `posts/${post.slug}.html`),
  }));
  return distinct(await Promise.all(withContent), (post) => post.slug);
}

async function readList<T>(folder: string, name: string, item: z.ZodType<T>): Promise<T[]> {
  const text = await read(folder, name);
  const parsed = z.array(item).safeParse(parseJson(text, name));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartupError(`seed/${name}: ${issue!.path.join('.')}: ${issue!.message}`);
}

async function read(folder: string, name: string) {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    throw new StartupError(`seed/${name} cannot be read`, { cause: error });
  }
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartupError(`seed/${name} is not JSON`, { cause: error });
  }
}

/**
 * Keeps the given order, which is the same in every process, so that two that seed at once lock
 * rows in the same order.
 */
function distinct<T>(items: T[], nameOf: (item: T) => string): T[] {
  const byName = new Map(items.map((item) => [nameOf(item), item]));
  if (byName.size < items.length) {
    const twice = items.find((item) => byName.get(nameOf(item)) !== item)!;
    throw new StartupError(`seed: ${nameOf(twice)} appears twice`);
  }
  return items;
}
