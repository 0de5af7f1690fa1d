import {
  BLOG_CATEGORIES,
  type BlogPost,
  type createPost,
  META_TITLE_MAX,
  SLUG_MAX,
  type updatePost,
} from '@saywell/contract';
import type { z } from 'zod';

/** What the form holds: everything as it is typed. */
export type PostValues = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  tags: string;
  featuredImageUrl: string;
  metaTitle: string;
  metaDescription: string;
  isPublished: boolean;
};

export const NEW_POST: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: BLOG_CATEGORIES[0],
  tags: '',
  featuredImageUrl: '',
  metaTitle: '',
  metaDescription: '',
  isPublished: false,
};

export function valuesOf(post: BlogPost): PostValues {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    category: post.category,
    tags: tagsAsText(post.tags),
    featuredImageUrl: post.featuredImageUrl ?? '',
    metaTitle: post.metaTitle ?? '',
    metaDescription: post.metaDescription ?? '',
    isPublished: post.isPublished,
  };
}

/**
 * What else changes while a title is typed. The SEO title follows it, except into nothing. The slug
 * follows as long as it was not written by hand; that of a saved post stays, because links lead to it.
 */
export function withTitle(values: PostValues, title: string, isNew: boolean): PostValues {
  const follows = isNew && values.slug === slugFrom(values.title);
  return {
    ...values,
    title,
    slug: follows ? slugFrom(title) : values.slug,
    metaTitle: title.trim() ? shortened(title, META_TITLE_MAX) : values.metaTitle,
  };
}

/** Whole words, as many as fit. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > 0 ? cut.slice(0, lastSpace) : text.slice(0, most);
}

type NewPost = z.input<typeof createPost.body>;

export function bodyOf(values: PostValues): NewPost {
  return {
    ...values,
    category: values.category as NewPost['category'],
    tags: tagsFrom(values.tags),
  };
}

/**
 * Only what somebody changed is sent: what the editor cannot show stays, and so does what another
 * administrator wrote into another field meanwhile.
 */
export function changesOf(before: PostValues, values: PostValues): z.input<typeof updatePost.body> {
  const changed = changedOf(before, values);
  return Object.fromEntries(Object.entries(bodyOf(values)).filter(([name]) => name in changed));
}

/** The values that are other ones than before. */
export function changedOf(before: PostValues, values: PostValues): Partial<PostValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => before[name as keyof PostValues] !== value),
  );
}

export function isSame(before: PostValues, values: PostValues): boolean {
  return Object.keys(changedOf(before, values)).length === 0;
}

/** The address that a title suggests. A title without any Latin letter suggests none. */
export function slugFrom(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/\s+/g, '-')
    .slice(0, SLUG_MAX)
    .replaceAll(/^-+|-+$/g, '');
}

/** What somebody typed between commas, each once. */
export function tagsFrom(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

const tagsAsText = (tags: readonly string[]): string => tags.join(', ');

const UNKNOWN: [tag: RegExp, name: string][] = [
  [/<table\b/, 'a table'],
  [/<figure\b/, 'a figure with a caption'],
  [/<dl\b/, 'a list of terms'],
  [/<hr\b/, 'a dividing line'],
  [/<(sub|sup|mark|small)\b/, 'raised, lowered, marked, or small text'],
];

/** What a text holds that the editor cannot show, and would drop as soon as the text is changed. */
export function lostParts(html: string): string[] {
  return UNKNOWN.filter(([tag]) => tag.test(html)).map(([, name]) => name);
}
