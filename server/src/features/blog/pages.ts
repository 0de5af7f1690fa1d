import {
  APP_NAME,
  BLOG_CATEGORIES,
  blogCategoryLabel,
  POSTS_PER_PAGE,
  type BlogCategory,
} from '@saywell/contract';
import type { Database } from '../../db/open.ts';
import { escapeHtml, jsonForScript } from '../../http/html.ts';
import type { PageContent, PageWriter } from '../../http/web-page.ts';
import { findPost, listPublicPosts, relatedTo } from './posts.ts';
import { sanitizePost } from './sanitize.ts';

type Post = Awaited<ReturnType<typeof findPost>>;
type Summary = Awaited<ReturnType<typeof listPublicPosts>>[number];

const HEADING = 'Pronunciation Learning Blog';
const SUBTITLE = 'Tips, insights, and expert advice to improve your American English pronunciation';

/** The blog as it is read before, or without, any code running in the browser. */
export function blogPages(db: Database, publicUrl: string) {
  const blogList: PageWriter = async ({ query }) => {
    const category = BLOG_CATEGORIES.find((one) => one === query?.get('category'));
    const page = pageNumber(query?.get('page'));
    const posts = await listPublicPosts(
      db,
      { category, page, limit: POSTS_PER_PAGE, published: undefined },
      false,
    );
    return listPage(posts, { category, page, publicUrl });
  };
  const blogPost: PageWriter = async ({ params }) => {
    const post = await findPost(db, params['slug'] ?? '', false).catch(() => undefined);
    if (!post) return { missing: true };
    return postPage(post, await relatedTo(db, post), publicUrl);
  };
  return { blog: blogList, blogPost };
}

function pageNumber(text: string | null | undefined): number {
  return /^\d{1,4}$/.test(text ?? '') ? Math.max(1, Number(text)) : 1;
}

type Listed = { category: BlogCategory | undefined; page: number; publicUrl: string };

function listPage(posts: Summary[], { category, page, publicUrl }: Listed): PageContent {
  const items = posts.map(
    (post) => `<li><article>
      <p>${escapeHtml(blogCategoryLabel(post.category))}</p>
      <h2><a href="/blog/${post.slug}">${escapeHtml(post.title)}</a></h2>
      <p>${escapeHtml(post.excerpt)}</p>
      <p>${escapeHtml(post.authorName)} · ${dateTag(post)}</p>
    </article></li>`,
  );
  const html = `<main class="served-page">
    <h1>${HEADING}</h1>
    <p>${SUBTITLE}</p>
    <ul>${items.join('\n')}</ul>
  </main>`;
  const crumbs = breadcrumbs(publicUrl, [['Blog', '/blog']]);
  const label = category && blogCategoryLabel(category);
  return {
    html,
    head: [
      jsonLd(crumbs),
      `<link rel="alternate" type="application/rss+xml" title="${APP_NAME} Blog" href="/feed.xml">`,
    ].join('\n    '),
    ...(label && { title: `${label}: ${HEADING}` }),
    ...(page > 1 && !label && { title: `${HEADING}, page ${page}` }),
  };
}

function postPage(post: Post, related: Summary[], publicUrl: string): PageContent {
  const url = `${publicUrl}/blog/${post.slug}`;
  const description = post.metaDescription ?? post.excerpt;
  const image = imageOf(post, publicUrl);
  const html = `<main class="served-page"><article>
    <p><a href="/blog">Back to Blog</a></p>
    <p>${escapeHtml(blogCategoryLabel(post.category))}</p>
    <h1>${escapeHtml(post.title)}</h1>
    <p>${escapeHtml(post.excerpt)}</p>
    <p>${escapeHtml(post.authorName)} · ${dateTag(post)}</p>
    <div class="prose">${sanitizePost(post.content)}</div>
    <p>${post.tags.map((tag) => `#${escapeHtml(tag)}`).join(' ')}</p>
    ${relatedList(related)}
  </article></main>`;
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
    '<meta property="og:type" content="article">',
    `<meta property="og:image" content="${escapeHtml(image)}">`,
    `<meta property="article:published_time" content="${isoDate(post.publishedAt)}">`,
    `<meta property="article:section" content="${escapeHtml(blogCategoryLabel(post.category))}">`,
    `<meta name="twitter:title" content="${escapeHtml(post.title)}">`,
    `<meta name="twitter:description" content="${escapeHtml(description)}">`,
    `<meta name="twitter:image" content="${escapeHtml(image)}">`,
    jsonLd(article),
    jsonLd(crumbs),
  ].join('\n    ');
  return { title: post.metaTitle ?? post.title, description, head, html };
}

function imageOf(post: Post, publicUrl: string): string {
  return post.featuredImageUrl ?? `${publicUrl}/share.png`;
}

function relatedList(posts: Summary[]): string {
  if (posts.length === 0) return '';
  const items = posts.map(
    ({ slug, title }) => `<li><a href="/blog/${slug}">${escapeHtml(title)}</a></li>`,
  );
  return `<h2>Read next</h2><ul>${items.join('')}</ul>`;
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

/** Data, which the content policy lets stand without a nonce: nothing of it runs. */
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${jsonForScript(data)}</script>`;

const isoDate = (date: Post['publishedAt']) => (date ? new Date(date).toISOString() : undefined);

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function dateTag({ publishedAt }: Pick<Post, 'publishedAt'>): string {
  if (!publishedAt) return '';
  const date = new Date(publishedAt);
  return `<time datetime="${date.toISOString()}">${LONG_DATE.format(date)}</time>`;
}
