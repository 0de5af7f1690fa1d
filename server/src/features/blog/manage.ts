import type { BlogPost, createPost, updatePost } from '@saywell/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { violatedConstraint } from '../../db/errors.ts';
import type { Database } from '../../db/database.ts';
import { blogPosts } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { NOT_FOUND } from './posts.ts';
import { sanitizePost } from './sanitize.ts';

type Answer = z.input<typeof BlogPost>;
type Changes = z.output<typeof updatePost.body>;

export function listEveryPost(db: Database): Promise<Answer[]> {
  return db.select().from(blogPosts).orderBy(desc(blogPosts.createdAt), desc(blogPosts.id));
}

export async function writePost(
  db: Database,
  post: z.output<typeof createPost.body>,
): Promise<Answer> {
  const values = { ...post, content: readable(post.content) };
  const [row] = await sayingWhichSlugIsTaken(() =>
    db
      .insert(blogPosts)
      .values({ ...values, publishedAt: post.isPublished ? new Date() : null })
      .returning(),
  );
  return row!;
}

/**
 * A post keeps its first publication date, even if it is withdrawn and published again. A request
 * without changes leaves it as it is, including its modification date.
 */
export async function changePost(db: Database, id: number, changes: Changes): Promise<Answer> {
  if (Object.values(changes).every((value) => value === undefined)) return postWith(db, id);
  const values = {
    ...changes,
    ...(changes.content !== undefined && { content: readable(changes.content) }),
    ...(changes.isPublished && {
      publishedAt: sql`coalesce(${blogPosts.publishedAt}, now())`,
    }),
    updatedAt: new Date(),
  };
  const [row] = await sayingWhichSlugIsTaken(() =>
    db.update(blogPosts).set(values).where(eq(blogPosts.id, id)).returning(),
  );
  if (!row) throw NOT_FOUND;
  return row;
}

async function postWith(db: Database, id: number): Promise<Answer> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  if (!row) throw NOT_FOUND;
  return row;
}

export async function removePost(db: Database, id: number): Promise<void> {
  const gone = await db
    .delete(blogPosts)
    .where(eq(blogPosts.id, id))
    .returning({ id: blogPosts.id });
  if (gone.length === 0) throw NOT_FOUND;
}

/** A post with only scripts or empty paragraphs is rejected. */
function readable(html: string): string {
  const content = sanitizePost(html).trim();
  const isEmpty = !content.includes('<img') && !/\S/.test(content.replaceAll(/<[^>]*>/g, ''));
  if (isEmpty) throw new AppError('invalid_input', 'Content is required');
  return content;
}

async function sayingWhichSlugIsTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!violatedConstraint(error)?.includes('slug')) throw error;
    throw new AppError('conflict', 'Another post already has this slug; choose another one', {
      field: 'slug',
      reason: 'taken',
    });
  }
}
