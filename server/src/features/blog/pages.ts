import {
  APP_NAME,
  BLOG_CATEGORIES,
  blogCategoryLabel,
  POSTS_PER_PAGE,
  type BlogCategory,
} from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { escapeHtml, jsonLd } from '../../http/html.ts';
import type { PageContent, PageWriter } from '../../http/web-page.ts';
import {
  HEADING,
  listAddress,
  listHtml,
  missingHtml,
  postHtml,
  type Post,
  type Summary,
} from './page-html.ts';
import { sharePictureName, type SharePictures } from './share-pictures.ts';
import { countByCategory, findPost, listPublicPosts, relatedTo } from './posts.ts';

/** The blog as it is read before, or without, any JavaScript. */
export function blogPages(db: Database, publicUrl: string, pictures: SharePictures = new Set()) {
  const blogList: PageWriter = async ({ query }) => {
    const category = BLOG_CATEGORIES.find((one) => one === query?.get('category'));
    const page = pageNumber(query?.get('page'));
    const posts = await listPublicPosts(
      db,
      { category, page, limit: POSTS_PER_PAGE, published: undefined },
      false,
    );
    return listPage({ category, page, posts }, await countByCategory(db), publicUrl);
  };
  const blogPost: PageWriter = async ({ params }) => {
    const post = await findPost(db, params['slug'] ?? '', false).catch(unlessMissing);
    if (!post) return { missing: true, html: missingHtml() };
    return postPage(post, await relatedTo(db, post), publicUrl, imageOf(post, publicUrl, pictures));
  };
  return { blog: blogList, blogPost };
}

function unlessMissing(error: unknown) {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}

function pageNumber(text: string | null | undefined): number {
  return /^\d{1,4}$/.test(text ?? '') ? Math.max(1, Number(text)) : 1;
}

const FEED_LINK = `<link rel="alternate" type="application/rss+xml" title="${APP_NAME} Blog" href="/feed.xml">`;

type Listed = { category: BlogCategory | undefined; page: number; posts: Summary[] };
type Counts = Awaited<ReturnType<typeof countByCategory>>;

function listPage(listed: Listed, counts: Counts, publicUrl: string): PageContent {
  const { category, page } = listed;
  const crumbs = breadcrumbs(publicUrl, [['Blog', '/blog']]);
  const label = category && blogCategoryLabel(category);
  return {
    // A page beyond the last one is empty and should not be indexed.
    missing: page > 1 && listed.posts.length === 0,
    canonical: listAddress(category, page),
    html: listHtml(listed, counts),
    data: { blogList: { ...listed, counts } },
    head: [jsonLd(crumbs), FEED_LINK].join('\n    '),
    ...(label && { title: `${label}: ${HEADING}` }),
    ...(page > 1 && !label && { title: `${HEADING}, page ${page}` }),
  };
}

function postPage(post: Post, related: Summary[], publicUrl: string, image: string): PageContent {
  const url = `${publicUrl}/blog/${post.slug}`;
  const description = post.metaDescription ?? post.excerpt;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description,
    image,
    mainEntityOfPage: url,
    articleSection: blogCategoryLabel(post.category),
    keywords: post.tags,
    author: { '@type': 'Organization', name: post.authorName },
    publisher: { '@type': 'Organization', name: APP_NAME, url: publicUrl },
    datePublished: isoDate(post.publishedAt),
    dateModified: isoDate(post.updatedAt),
  };
  const crumbs = breadcrumbs(publicUrl, [
    ['Blog', '/blog'],
    [post.title, `/blog/${post.slug}`],
  ]);
  const head = [
    `<meta property="article:published_time" content="${isoDate(post.publishedAt)}">`,
    `<meta property="article:modified_time" content="${isoDate(post.updatedAt)}">`,
    `<meta property="article:section" content="${escapeHtml(blogCategoryLabel(post.category))}">`,
    ...post.tags.map((tag) => `<meta property="article:tag" content="${escapeHtml(tag)}">`),
    jsonLd(article),
    jsonLd(crumbs),
    FEED_LINK,
  ].join('\n    ');
  return {
    title: post.metaTitle ?? post.title,
    description,
    canonical: `/blog/${post.slug}`,
    image,
    kind: 'article',
    head,
    html: postHtml(post, related),
    data: { blogPost: { ...post, related } },
  };
}

function imageOf(post: Post, publicUrl: string, pictures: SharePictures): string {
  if (post.featuredImageUrl) return post.featuredImageUrl;
  const own = sharePictureName(post);
  return pictures.has(own) ? `${publicUrl}/share/${own}` : `${publicUrl}/share.png`;
}

function breadcrumbs(publicUrl: string, trail: [name: string, path: string][]) {
  const steps: [string, string][] = [['Home', '/'], ...trail];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

const isoDate = (date: Post['publishedAt']) => (date ? new Date(date).toISOString() : undefined);
