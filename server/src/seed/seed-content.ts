import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { blogPosts, exercises, seededPosts } from '../db/schema.ts';
import { readExercises, readPosts, SEED_FOLDER } from './content.ts';

/**
 * Updates the shipped exercises and adds shipped posts that were never added before: from then on a
 * post belongs to the administrators, to edit or delete. Runs at every start.
 */
export async function seedContent(db: Database, folder = SEED_FOLDER) {
  const [shippedExercises, shippedPosts] = await Promise.all([
    readExercises(folder),
    readPosts(folder),
  ]);
  await db.transaction(async (transaction) => {
    await seedExercises(transaction, shippedExercises);
    await seedPosts(transaction, shippedPosts);
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
      },
    });
}

async function seedPosts(db: Database, shipped: Awaited<ReturnType<typeof readPosts>>) {
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
