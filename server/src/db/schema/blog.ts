import {
  BLOG_CATEGORIES,
  EXCERPT_MAX,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
  SLUG_MAX,
  TAG_MAX,
  TITLE_MAX,
} from '@saywell/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, oneOf } from './columns.ts';

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: varchar({ length: TITLE_MAX }).notNull(),
    slug: varchar({ length: SLUG_MAX }).notNull().unique(),
    excerpt: varchar({ length: EXCERPT_MAX }).notNull(),
    /** HTML, sanitized before it was stored. */
    content: text().notNull(),
    authorName: varchar({ length: 100 }).notNull().default('The Saywell Team'),
    featuredImageUrl: text(),
    category: text({ enum: BLOG_CATEGORIES }).notNull(),
    tags: varchar({ length: TAG_MAX })
      .array()
      .notNull()
      .default(sql`'{}'`),
    metaTitle: varchar({ length: META_TITLE_MAX }),
    metaDescription: varchar({ length: META_DESCRIPTION_MAX }),
    publishedAt: instant(),
    isPublished: boolean().notNull().default(false),
    viewCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index('blog_posts_public_list_index')
      .on(table.publishedAt, table.id)
      .where(sql`${table.isPublished}`),
    index('blog_posts_public_category_index')
      .on(table.category, table.publishedAt, table.id)
      .where(sql`${table.isPublished}`),
    index('blog_posts_admin_list_index').on(table.createdAt, table.id),
    oneOf('blog_posts_category_values', table.category, BLOG_CATEGORIES),
  ],
);

/** One visitor's view of one post on one day, so that it counts once. */
export const blogViews = pgTable(
  'blog_views',
  {
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    visitorHash: varchar({ length: 64 }).notNull(),
    day: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.visitorHash, table.day] }),
    index('blog_views_day_index').on(table.day),
  ],
);

/** Shipped posts that were added once: one that an administrator deleted does not come back. */
export const seededPosts = pgTable('seeded_posts', {
  slug: varchar({ length: SLUG_MAX }).primaryKey(),
  /** When we wrote the post last; the post itself says when anybody did. */
  createdAt: createdAt(),
});
