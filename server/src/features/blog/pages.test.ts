import { XMLValidator } from 'fast-xml-parser';
import { beforeAll, expect, test } from 'vitest';
import { DatabaseOut } from '../../db/outage.ts';
import type { PageContent } from '../../http/web-page.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildPost } from '../../../test/support/factories.ts';
import { blogPages } from './pages.ts';
import { sharePictureName } from './share-pictures.ts';

const SITE = 'https://saywell.example';
let t: TestApp;
let read: (slug: string) => Promise<PageContent | undefined>;

beforeAll(async () => {
  t = await testApp({ publicUrl: SITE });
  const { blogPost } = blogPages(t.db, SITE);
  read = (slug) =>
    blogPost({ path: `/blog/${slug}`, params: { slug }, nonce: 'n', signedIn: false });
});

const jsonLdOf = (head = '') =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((found) =>
    JSON.parse(found[1]!),
  );

test('a post’s page contains its text, its tags for sharing, and structured data', async () => {
  const post = await buildPost(t.db, {
    title: 'Say “th” & mean it',
    content: '<p>Rest the tongue <strong>between</strong> the teeth.</p>',
    metaDescription: 'How to say th.',
    tags: ['th'],
  });
  const page = await read(post.slug);
  expect(page!.html).toContain('<p>Rest the tongue <strong>between</strong> the teeth.</p>');
  expect(page!.html).toContain('Say “th” &amp; mean it');
  expect(page).toMatchObject({ title: post.title, description: 'How to say th.' });
  const [article, crumbs] = jsonLdOf(page!.head);
  expect(article).toMatchObject({ '@type': 'Article', headline: post.title });
  expect(crumbs.itemListElement).toHaveLength(3);
  expect(page).toMatchObject({ kind: 'article', image: `${SITE}/share.png` });
});

test('a link to a post shows its own picture, as long as it bears the post’s title', async () => {
  const post = await buildPost(t.db, { title: 'Rest your tongue' });
  const own = sharePictureName(post);
  const { blogPost } = blogPages(t.db, SITE, new Set([own]));
  const request = { path: '', params: { slug: post.slug }, nonce: 'n', signedIn: false };
  const page = await blogPost(request);
  expect(page?.image).toBe(`${SITE}/share/${own}`);
  expect(jsonLdOf(page?.head)[0]).toMatchObject({ image: page?.image });
  const other = sharePictureName({ ...post, title: 'Another title' });
  const renamed = blogPages(t.db, SITE, new Set([other])).blogPost;
  expect(await renamed(request)).toMatchObject({ image: `${SITE}/share.png` });
});

test('a post has one canonical address', async () => {
  const { slug } = await buildPost(t.db);
  expect(await read(slug)).toMatchObject({ canonical: `/blog/${slug}` });
});

test('nothing in a post can break out of its place in the page', async () => {
  const attack = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>';
  const post = await buildPost(t.db, {
    title: attack,
    excerpt: attack,
    authorName: attack,
    content: `<p>${attack}</p>`,
    tags: ['<b>'],
    featuredImageUrl: `https://e.example/"onload="x`,
  });
  const page = await read(post.slug);
  const whole = `${page!.head}${page!.html}`.replaceAll(
    /<script type="application\/ld\+json">/g,
    '',
  );
  expect(whole).not.toContain('<script');
  expect(whole).not.toMatch(/<img[^>]*onerror/);
  expect(whole).not.toContain('"onload="');
  expect(jsonLdOf(page!.head)).toHaveLength(2);
});

test('a draft and an unknown slug are 404', async () => {
  const draft = await buildPost(t.db, { isPublished: false });
  for (const slug of [draft.slug, 'no-such-post', 'not a slug', '\u0000', '%ff']) {
    const page = await read(slug);
    expect(page).toMatchObject({ missing: true });
    expect(page!.html).toContain('Blog Post Not Found');
    expect(page!.html).not.toContain(draft.title);
  }
});

test('each page of the list has one canonical address, and pages beyond the last are 404', async () => {
  for (let made = 0; made < 13; made++) await buildPost(t.db, { category: 'exam-preparation' });
  const list = async (query: string) => {
    const page = await blogPages(t.db, SITE).blog({
      path: '/blog',
      query: new URLSearchParams(query),
      params: {},
      nonce: 'n',
      signedIn: false,
    });
    return { canonical: page!.canonical, missing: page!.missing };
  };
  expect(await list('')).toEqual({ canonical: '/blog', missing: false });
  expect(await list('utm_source=x&category=cooking&page=1')).toEqual(await list(''));
  expect(await list('page=2&category=exam-preparation')).toEqual({
    canonical: '/blog?category=exam-preparation&page=2',
    missing: false,
  });
  expect(await list('page=9000')).toMatchObject({ missing: true });
  expect(await list('category=customer-communication')).toMatchObject({ missing: false });
});

test('the feed and the sitemap are well-formed and contain only published posts', async () => {
  const post = await buildPost(t.db, {
    title: 'A & B <c> \u0001',
    content: '<p>]]> &amp; <a href="/practice">go</a></p>',
  });
  const draft = await buildPost(t.db, { isPublished: false });
  for (const path of ['/feed.xml', '/sitemap.xml']) {
    const answer = await t.get(path);
    expect(answer.statusCode).toBe(200);
    expect(XMLValidator.validate(answer.body)).toBe(true);
    expect(answer.body).toContain(`${SITE}/blog/${post.slug}`);
    expect(answer.body).not.toContain(draft.slug);
    expect(answer.body).not.toContain('\u0001');
    const tag = String(answer.headers['etag']);
    expect((await t.get(path, { headers: { 'if-none-match': tag } })).statusCode).toBe(304);
  }
  expect((await t.get('/feed.xml')).body).toContain(`href=&quot;${SITE}/practice`);
  expect((await t.get('/sitemap.xml')).body).toMatch(/<lastmod>\d{4}-/);
  expect((await t.get('/robots.txt')).body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test('a post that cannot be loaded is not a 404', async () => {
  const select = () => {
    throw new DatabaseOut('unreachable', 'gone');
  };
  const { blogPost } = blogPages({ select } as never, SITE);
  const request = { path: '/blog/a-post', params: { slug: 'a-post' }, nonce: '', signedIn: false };
  await expect(blogPost(request)).rejects.toThrow(DatabaseOut);
});
