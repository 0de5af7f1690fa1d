import { APP_NAME, type Page, pages } from '@saywell/contract';
import { desc } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { blogPosts } from '../../db/schema.ts';
import { escapeHtml } from '../../http/html.ts';
import { hashToken } from '../../tokens.ts';
import { HEADING, SUBTITLE } from './page-html.ts';
import { isPublic } from './posts.ts';
import { sanitizePost } from './sanitize.ts';

const FEED_POSTS = 20;
/** The most a sitemap may list. */
const SITEMAP_POSTS = 49_000;
const MAX_AGE = 'public, max-age=300';
/** Each is read from the database again. */
const limited = { config: { rateLimit: { max: 120 } } };

/** The sitemap, robots.txt and feeds. */
export function registerFeeds(app: FastifyInstance, db: Database, publicUrl: string) {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', MAX_AGE)
      .send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', limited, async (request, reply) =>
    sendXml(request, reply, 'application/xml', await sitemap(db, publicUrl)),
  );
  app.get('/feed.xml', limited, async (request, reply) =>
    sendXml(request, reply, 'application/rss+xml', await feed(db, publicUrl)),
  );
}

function sendXml(request: FastifyRequest, reply: FastifyReply, type: string, xml: string) {
  const tag = `"${hashToken(xml).slice(0, 22)}"`;
  reply.header('etag', tag).header('cache-control', MAX_AGE);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(xml);
}

function robots(publicUrl: string): string {
  const hidden = [
    '/api/',
    '/admin/',
    '/admin-blog',
    '/reset-password',
    '/verify-email',
    '/undo-email-change',
    '/unsubscribe',
  ];
  return [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

async function sitemap(db: Database, publicUrl: string): Promise<string> {
  const posts = await db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublic)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(SITEMAP_POSTS);
  const newest = posts.reduce<Date | undefined>(
    (latest, { updatedAt }) => (latest && latest > updatedAt ? latest : updatedAt),
    undefined,
  );
  const screens = Object.values<Page>(pages)
    .filter(({ indexed, path }) => indexed && !path.includes(':'))
    .map(({ path }) => entry(publicUrl + path, path === '/blog' ? newest : undefined));
  const articles = posts.map(({ slug, updatedAt }) =>
    entry(`${publicUrl}/blog/${slug}`, updatedAt),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...screens, ...articles].join('\n')}
</urlset>
`;
}

function entry(url: string, changed: Date | undefined): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(url)}</loc>${lastmod}</url>`;
}

async function feed(db: Database, publicUrl: string): Promise<string> {
  const posts = await db
    .select()
    .from(blogPosts)
    .where(isPublic)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(FEED_POSTS);
  const items = posts.map((post) => {
    const url = `${publicUrl}/blog/${post.slug}`;
    return `<item>
<title>${xmlText(post.title)}</title>
<link>${escapeHtml(url)}</link>
<guid isPermaLink="true">${escapeHtml(url)}</guid>
<pubDate>${(post.publishedAt ?? post.createdAt).toUTCString()}</pubDate>
<description>${xmlText(post.excerpt)}</description>
<content:encoded>${xmlText(withWholeAddresses(sanitizePost(post.content), publicUrl))}</content:encoded>
${post.tags.map((tag) => `<category>${xmlText(tag)}</category>`).join('')}
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${APP_NAME}: ${HEADING}</title>
<link>${escapeHtml(publicUrl)}/blog</link>
<atom:link href="${escapeHtml(publicUrl)}/feed.xml" rel="self" type="application/rss+xml"/>
<description>${SUBTITLE}</description>
<language>en-us</language>
${items.join('\n')}
</channel>
</rss>
`;
}

/** A feed reader has no page that a relative URL could be resolved against. */
function withWholeAddresses(html: string, publicUrl: string): string {
  return html.replace(/\b(href|src)="\/(?!\/)/g, (_all, name: string) => `${name}="${publicUrl}/`);
}

/** Everything but the characters that XML allows, escaped or not. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const xmlText = (text: string) => escapeHtml(text.replace(NOT_XML, ''));
