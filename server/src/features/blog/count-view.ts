import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { blogPosts, blogViews } from '../../db/schema.ts';
import { siteSecret } from '../../site-secret.ts';

/**
 * Counts a reader once per post and day. Only a keyed hash of the reader is stored, a different one
 * each day, so that nobody's reading can be tracked.
 */
export async function countView(
  db: Database,
  postId: number,
  reader: string,
  now = new Date(),
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const key = await siteSecret(db, 'blog-readers');
  const visitorHash = createHmac('sha256', key).update(`${day} ${reader}`).digest('hex');
  await db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(blogViews)
      .values({ postId, visitorHash, day })
      .onConflictDoNothing()
      .returning({ postId: blogViews.postId });
    if (!isNew) return;
    await tx
      .update(blogPosts)
      .set({ viewCount: sql`${blogPosts.viewCount} + 1` })
      .where(eq(blogPosts.id, postId));
  });
}
