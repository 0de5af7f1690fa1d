import { z } from 'zod';
import { BLOG_CATEGORIES } from './blog-categories.ts';
import type { Endpoint } from './endpoint.ts';
import { fromDigits, Id, Instant, Message } from './values.ts';

export const TITLE_MAX = 200;
export const SLUG_MAX = 100;
export const EXCERPT_MAX = 300;
export const TAGS_MAX = 10;
export const TAG_MAX = 50;
export const META_TITLE_MAX = 70;
export const META_DESCRIPTION_MAX = 160;
/** Characters of HTML: room for a very long article, and still easy to render. */
export const CONTENT_MAX = 200_000;
export const POSTS_PER_PAGE = 12;
const POSTS_PER_PAGE_MAX = 100;

const category = z.enum(BLOG_CATEGORIES, 'Invalid category');

/** What a list shows about a post. */
export const BlogPostSummary = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  viewCount: z.int(),
  authorName: z.string(),
  featuredImageUrl: z.string().nullable(),
  tags: z.array(z.string()),
  isPublished: z.boolean(),
  publishedAt: Instant.nullable(),
});
export type BlogPostSummary = z.output<typeof BlogPostSummary>;

export const BlogPost = BlogPostSummary.extend({
  /** Sanitized HTML. */
  content: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type BlogPost = z.output<typeof BlogPost>;

const upTo = (most: number) => (wanted: number) => Math.min(wanted, most);

export const listPosts = {
  method: 'GET',
  path: '/api/blog',
  access: 'public',
  summary: 'Published posts, newest first',
  query: z.object({
    category: category.optional(),
    /** Only those who manage the blog see drafts, whatever is requested. */
    published: z.enum(['true', 'false'], 'Published must be true or false').optional(),
    page: fromDigits('Invalid page').transform(upTo(10_000)).default(1),
    limit: fromDigits('Invalid limit').transform(upTo(POSTS_PER_PAGE_MAX)).default(50),
  }),
  response: z.array(BlogPostSummary),
} satisfies Endpoint;

export const listBlogCategories = {
  method: 'GET',
  path: '/api/blog-categories',
  access: 'anyone',
  summary: 'How many published posts each category has',
  response: z.array(z.object({ category: z.string(), posts: z.int() })),
} satisfies Endpoint;

export const listPublishedSlugs = {
  method: 'GET',
  path: '/api/blog-slugs',
  access: 'anyone',
  summary: 'Which of these posts are published',
  query: z.object({
    /** Comma-separated slugs. */
    among: z.string('Slug is required').min(1, 'Slug is required').max(1000, 'Slug too long'),
  }),
  response: z.array(z.string()),
} satisfies Endpoint;

const Slug = z
  .string('Slug is required')
  .trim()
  .min(1, 'Slug is required')
  .max(SLUG_MAX, 'Slug too long')
  .regex(/^[a-z0-9-]+$/, 'Slug must contain only lowercase letters, numbers, and hyphens');

export const getPost = {
  method: 'GET',
  path: '/api/blog/:slug',
  access: 'public',
  summary: 'One post and a few related ones; drafts only for those who manage the blog',
  params: z.object({ slug: z.string().min(1, 'Slug is required').max(200, 'Slug too long') }),
  response: BlogPost.extend({ related: z.array(BlogPostSummary) }),
} satisfies Endpoint;

const optionalText = (most: number, message: string) =>
  z
    .string()
    .trim()
    .max(most, message)
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null));

const fields = {
  title: z
    .string('Title is required')
    .trim()
    .min(1, 'Title is required')
    .max(TITLE_MAX, 'Title too long'),
  slug: Slug,
  excerpt: z
    .string('Excerpt is required')
    .trim()
    .min(1, 'Excerpt is required')
    .max(EXCERPT_MAX, 'Excerpt too long'),
  content: z
    .string('Content is required')
    .trim()
    .min(1, 'Content is required')
    .max(CONTENT_MAX, 'Content too long'),
  authorName: z
    .string()
    .trim()
    .min(1, 'Author name is required')
    .max(100, 'Author name too long')
    .optional(),
  featuredImageUrl: z
    .union(
      [z.url({ protocol: /^https?$/, error: 'Invalid image URL' }).max(2000), z.literal('')],
      'Invalid image URL',
    )
    .nullish()
    .transform((url) => (url === undefined ? undefined : url || null)),
  category,
  tags: z
    .array(z.string().trim().min(1, 'Empty tag').max(TAG_MAX, 'Tag too long'))
    .max(TAGS_MAX, 'Too many tags')
    .transform((tags) => [...new Set(tags)])
    .optional(),
  metaTitle: optionalText(META_TITLE_MAX, 'SEO title too long'),
  metaDescription: optionalText(META_DESCRIPTION_MAX, 'Meta description too long'),
  isPublished: z.boolean('Published must be true or false').optional(),
};

export const listAllPosts = {
  method: 'GET',
  path: '/api/admin/blog',
  access: 'user',
  summary: 'All posts, drafts included, for those who manage the blog',
  response: z.array(BlogPost),
} satisfies Endpoint;

export const createPost = {
  method: 'POST',
  path: '/api/admin/blog',
  access: 'user',
  summary: 'Write a post',
  body: z.object(fields),
  response: BlogPost,
  maxBodyBytes: 1024 * 1024,
} satisfies Endpoint;

export const updatePost = {
  method: 'PUT',
  path: '/api/admin/blog/:id',
  access: 'user',
  summary: 'Change a post; omitted fields stay',
  params: z.object({ id: Id }),
  body: z.object(fields).partial(),
  response: BlogPost,
  maxBodyBytes: 1024 * 1024,
} satisfies Endpoint;

export const deletePost = {
  method: 'DELETE',
  path: '/api/admin/blog/:id',
  access: 'user',
  summary: 'Delete a post',
  params: z.object({ id: Id }),
  response: Message,
} satisfies Endpoint;

export const blog = {
  listPosts,
  listBlogCategories,
  listPublishedSlugs,
  getPost,
  listAllPosts,
  createPost,
  updatePost,
  deletePost,
};
