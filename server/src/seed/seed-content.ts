import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { blogPosts, exercises, scenes, seededPosts } from '../db/schema.ts';
import { readExercises, readPosts } from './content.ts';
import { readScenes } from './scenes.ts';
import { SEED_FOLDER } from './seed-files.ts';

/**
 * Updates the shipped scenes, exercises, and the shipped posts that no administrator has edited, and adds
 * posts that were never added before: one that was deleted stays so. Runs at every start.
 */
export async function seedContent(db: Database, folder = SEED_FOLDER) {
  const [shippedScenes, shippedExercises, shippedPosts] = await Promise.all([
    readScenes(folder),
    readExercises(folder),
    readPosts(folder),
  ]);
  await db.transaction(async (transaction) => {
    await seedScenes(transaction, shippedScenes);
    await seedExercises(transaction, shippedExercises);
    await updatePosts(transaction, shippedPosts);
    await addPosts(transaction, shippedPosts);
  });
}

async function seedScenes(db: Database, shipped: Awaited<ReturnType<typeof readScenes>>) {
  if (shipped.length === 0) return;
  await db
    .insert(scenes)
    .values(shipped.map(({ lines: _ofExercises, ...scene }) => scene))
    .onConflictDoUpdate({
      target: scenes.slug,
      set: {
        title: sql`excluded.title`,
        about: sql`excluded.about`,
        level: sql`excluded.level`,
        parts: sql`excluded.parts`,
        skills: sql`excluded.skills`,
      },
    });
}

async function seedExercises(db: Database, shipped: Awaited<ReturnType<typeof readExercises>>) {
  if (shipped.length === 0) return;
  await db
    .insert(exercises)
    .values(shipped)
    .onConflictDoUpdate({
      target: exercises.key,
      set: {
        title: sql`excluded.title`,
        phrase: sql`excluded.phrase`,
        category: sql`excluded.category`,
        difficulty: sql`excluded.difficulty`,
        tips: sql`excluded.tips`,
        trains: sql`excluded.trains`,
        isTrial: sql`excluded.is_trial`,
        sceneSlug: sql`excluded.scene_slug`,
        sceneLine: sql`excluded.scene_line`,
        scenePart: sql`excluded.scene_part`,
      },
    });
  // What people said of a line that a scene lost since stays theirs; the scene goes on without it.
  const keys = shipped.map(({ key }) => key);
  await db
    .update(exercises)
    .set({ sceneLine: null })
    .where(and(isNotNull(exercises.sceneLine), notInArray(exercises.key, keys)));
}

type ShippedPosts = Awaited<ReturnType<typeof readPosts>>;

/** An edit changes when a post was last written; `seeded_posts` keeps when we wrote it last. */
async function updatePosts(db: Database, shipped: ShippedPosts) {
  const updated: string[] = [];
  for (const { slug, publishedAt: _kept, ...texts } of shipped) {
    const columns = Object.keys(texts) as (keyof typeof texts)[];
    const rows = await db
      .update(blogPosts)
      .set({ ...texts, updatedAt: sql`now()` })
      .from(seededPosts)
      .where(
        and(
          eq(blogPosts.slug, slug),
          eq(seededPosts.slug, slug),
          eq(blogPosts.updatedAt, seededPosts.createdAt),
          or(
            ...columns.map(
              (name) =>
                sql`${blogPosts[name]} is distinct from ${sql.param(texts[name], blogPosts[name])}`,
            ),
          ),
        ),
      )
      .returning({ slug: blogPosts.slug });
    updated.push(...rows.map((row) => row.slug));
  }
  if (updated.length === 0) return;
  await db
    .update(seededPosts)
    .set({ createdAt: sql`now()` })
    .where(inArray(seededPosts.slug, updated));
}

async function addPosts(db: Database, shipped: ShippedPosts) {
  if (shipped.length === 0) return;
  const claimed = await db
    .insert(seededPosts)
    .values(shipped.map(({ slug }) => ({ slug })))
    .onConflictDoNothing()
    .returning();
  const slugs = new Set(claimed.map(({ slug }) => slug));
  const added = shipped.filter(({ slug }) => slugs.has(slug));
  if (added.length === 0) return;
  await db
    .insert(blogPosts)
    .values(added.map((post) => ({ ...post, isPublished: true, createdAt: post.publishedAt })))
    .onConflictDoNothing({ target: blogPosts.slug });
}
