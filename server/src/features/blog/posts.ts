import type { BlogPost, BlogPostSummary, getPost, listPosts } from '@saywell/contract';
import { and, arrayOverlaps, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { blogPosts } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';

type Summary = z.input<typeof BlogPostSummary>;
type Wanted = z.output<typeof listPosts.query>;

const RELATED = 3;
export const NOT_FOUND = new AppError('not_found', 'Blog post not found');

const summary = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  viewCount: blogPosts.viewCount,
  authorName: blogPosts.authorName,
  featuredImageUrl: blogPosts.featuredImageUrl,
  tags: blogPosts.tags,
  isPublished: blogPosts.isPublished,
  publishedAt: blogPosts.publishedAt,
};

export const isPublic = eq(blogPosts.isPublished, true);

/** Published posts, newest first; or drafts, if requested by somebody who may see them. */
export function listPublicPosts(
  db: Database,
  { category, published, page, limit }: Wanted,
  maySeeDrafts: boolean,
): Promise<Summary[]> {
  const shown = maySeeDrafts && published === 'false' ? eq(blogPosts.isPublished, false) : isPublic;
  return db
    .select(summary)
    .from(blogPosts)
    .where(and(shown, category && eq(blogPosts.category, category)))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countByCategory(db: Database) {
  return db
    .select({ category: blogPosts.category, posts: count() })
    .from(blogPosts)
    .where(isPublic)
    .groupBy(blogPosts.category)
    .orderBy(blogPosts.category);
}

export async function publishedAmong(db: Database, slugs: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(isPublic, inArray(blogPosts.slug, [...slugs])));
  return found.map(({ slug }) => slug);
}

export async function findPost(
  db: Database,
  slug: string,
  maySeeDrafts: boolean,
): Promise<z.input<typeof BlogPost>> {
  // An impossible slug is not looked up: it may contain what the database cannot compare.
  if (!/^[a-z0-9-]+$/.test(slug)) throw NOT_FOUND;
  const [post] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), maySeeDrafts ? undefined : isPublic));
  if (!post) throw NOT_FOUND;
  return post;
}

export async function readPost(
  db: Database,
  slug: string,
  maySeeDrafts: boolean,
): Promise<z.input<typeof getPost.response>> {
  const post = await findPost(db, slug, maySeeDrafts);
  return { ...post, related: await relatedTo(db, post) };
}

/** Posts of the same category or with a common tag first, then the newest. */
export function relatedTo(
  db: Database,
  { id, category, tags }: Pick<z.input<typeof BlogPost>, 'id' | 'category' | 'tags'>,
): Promise<Summary[]> {
  const shared = tags.length > 0 ? arrayOverlaps(blogPosts.tags, tags) : sql`false`;
  const closeness = sql`(case when ${blogPosts.category} = ${category} then 1 else 0 end)
    + (case when ${shared} then 2 else 0 end)`;
  return db
    .select(summary)
    .from(blogPosts)
    .where(and(isPublic, ne(blogPosts.id, id)))
    .orderBy(desc(closeness), desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(RELATED);
}
