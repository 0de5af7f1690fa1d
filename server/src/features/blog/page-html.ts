import {
  BLOG_CATEGORIES,
  blogCategoryLabel,
  POSTS_PER_PAGE,
  type BlogCategory,
  viewCountText,
} from '@saywell/contract';
import { escapeHtml, framed } from '../../http/html.ts';
import type { countByCategory, findPost, listPublicPosts } from './posts.ts';
import { sanitizePost } from './sanitize.ts';

/**
 * The blog's pages as HTML. Class names and order match the screens in the browser
 * (`web/src/styles/blog.css`), so that nothing moves when they are rendered over it.
 */

export type Post = Awaited<ReturnType<typeof findPost>>;
export type Summary = Awaited<ReturnType<typeof listPublicPosts>>[number];
type Counts = Awaited<ReturnType<typeof countByCategory>>;
type Listed = { category: BlogCategory | undefined; page: number; posts: Summary[] };

export const HEADING = 'Pronunciation Learning Blog';
export const SUBTITLE =
  'Tips, insights, and expert advice to improve your American English pronunciation';

const AD_PLACE = '<div class="ad-place"></div>';
const AD_STRIP = '<div class="ad-strip"></div>';

export function listHtml({ category, page, posts }: Listed, counts: Counts): string {
  const total = counts
    .filter((one) => !category || one.category === category)
    .reduce((sum, one) => sum + one.posts, 0);
  return framed(`<div class="wrap">
    <div class="posts-head"><h1>${HEADING}</h1><p>${SUBTITLE}</p></div>
    ${filterHtml(category, counts)}
    ${posts.length === 0 ? emptyHtml(counts) : ''}
    <div class="posts-split">
      ${posts.slice(0, 1).map(cardHtml).join('')}
      ${AD_PLACE}
      <div>${posts.slice(1).map(cardHtml).join('\n')}${pagingHtml(category, page, total)}</div>
    </div>
  </div>`);
}

function emptyHtml(counts: Counts): string {
  return counts.length === 0
    ? `<h2>No Blog Posts Yet</h2>
    <p>We’re working on exciting content for you. Check back soon!</p>
    <a href="/">← Back to Home</a>`
    : '<h2>No posts in this category yet</h2> <a href="/blog">See all posts</a>';
}

function filterHtml(chosen: BlogCategory | undefined, counts: Counts): string {
  const links = BLOG_CATEGORIES.flatMap((category) => {
    const posts = counts.find((one) => one.category === category)?.posts;
    return posts ? [filterLink(category, blogCategoryLabel(category), posts)] : [];
  });
  const all = counts.reduce((sum, { posts }) => sum + posts, 0);
  return `<nav class="post-filter" aria-label="Categories">
    ${filterLink(undefined, 'All posts', all)} ${links.join(' ')}</nav>`;

  function filterLink(category: BlogCategory | undefined, label: string, posts: number): string {
    const current = category === chosen ? ' aria-current="page"' : '';
    return `<a href="${escapeHtml(listAddress(category, 1))}"${current}>${escapeHtml(label)} <span class="num">${posts}</span></a>`;
  }
}

function cardHtml(post: Summary): string {
  const image = post.featuredImageUrl
    ? `<img src="${escapeHtml(post.featuredImageUrl)}" alt="" loading="lazy">`
    : '';
  return `<article><a class="post-card" href="/blog/${post.slug}">
    <span class="post-art">${image}</span>
    <div class="post-words">
      ${kindHtml(post)}
      <h2>${escapeHtml(post.title)}</h2>
      <p>${escapeHtml(post.excerpt)}</p>
      ${bylineHtml(post)}
    </div>
  </a></article>`;
}

function pagingHtml(category: BlogCategory | undefined, page: number, total: number): string {
  const pages = Math.ceil(total / POSTS_PER_PAGE);
  if (pages < 2) return '';
  const link = (to: number, text: string) =>
    to >= 1 && to <= pages
      ? `<a href="${escapeHtml(listAddress(category, to))}">${text}</a>`
      : '<span></span>';
  return `<nav class="post-pages" aria-label="Pages">
    ${link(page - 1, '← Newer posts')} <span class="num">Page ${page} of ${pages}</span> ${link(page + 1, 'Older posts →')}
  </nav>`;
}

export function listAddress(category: BlogCategory | undefined, page: number): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/blog?${query.toString()}` : '/blog';
}

export function postHtml(post: Post, related: Summary[]): string {
  const image = post.featuredImageUrl
    ? `<img class="post-image" src="${escapeHtml(post.featuredImageUrl)}" alt="">`
    : '';
  return framed(`<div class="wrap"><article class="post-page">
    <a class="post-back" href="/blog">← Back to Blog</a>
    ${kindHtml(post)}
    <h1>${escapeHtml(post.title)}</h1>
    <p class="post-lead">${escapeHtml(post.excerpt)}</p>
    ${bylineHtml(post)}
    ${image}
    ${AD_PLACE}
    <div class="prose">${sanitizePost(post.content)}</div>
    <p class="post-tags">${post.tags.map((tag) => `<span>#${escapeHtml(tag)}</span>`).join(' ')}</p>
    ${AD_STRIP}
    ${relatedHtml(related)}
  </article></div>`);
}

export function missingHtml(): string {
  return framed(`<div class="wrap"><article class="post-page">
    <a class="post-back" href="/blog">← Back to Blog</a>
    <h1>Blog Post Not Found</h1>
    <p>The post you’re looking for doesn’t exist or has been removed.</p>
  </article></div>`);
}

function relatedHtml(posts: Summary[]): string {
  if (posts.length === 0) return '';
  const items = posts.map(
    ({ slug, title }) => `<li><a href="/blog/${slug}"><b>${escapeHtml(title)}</b></a></li>`,
  );
  return `<section class="read-next"><h2>Read next</h2><ul>${items.join('')}</ul></section>`;
}

const kindHtml = ({ category, viewCount }: Summary) =>
  `<p class="post-meta"><span>${escapeHtml(blogCategoryLabel(category))}</span> <span class="num">${viewCountText(viewCount)}</span></p>`;

const bylineHtml = (post: Summary) =>
  `<p class="post-meta"><b>${escapeHtml(post.authorName)}</b> ${dateHtml(post)}</p>`;

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function dateHtml({ publishedAt }: Pick<Post, 'publishedAt'>): string {
  if (!publishedAt) return '';
  const date = new Date(publishedAt);
  return `<time datetime="${date.toISOString()}">${LONG_DATE.format(date)}</time>`;
}
