import { BLOG_CATEGORIES } from '@saywell/contract';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildPost, buildUser } from '../../../test/support/factories.ts';

let t: TestApp;
let admin: Record<string, string>;
let named: Record<string, string>;
let learner: Record<string, string>;

beforeAll(async () => {
  t = await testApp();
  admin = await t.signIn((await buildUser(t.db, { isAdmin: true })).id);
  named = await t.signIn((await buildUser(t.db, { username: 'BlogAdmin' })).id);
  learner = await t.signIn((await buildUser(t.db)).id);
});

let made = 0;
const post = (changes: object = {}) => ({
  title: 'A title',
  slug: `a-slug-${++made}`,
  excerpt: 'What it is about.',
  content: '<p>Words.</p>',
  category: 'exam-preparation',
  tags: ['ielts'],
  ...changes,
});
const create = (body: object, headers = admin) => t.post('/api/admin/blog', { headers, body });
const idOf = (answer: { json: () => { id: number } }) => answer.json().id;

test('the list shows published posts only, newest first', async () => {
  const old = await buildPost(t.db, { publishedAt: new Date('2020-01-01') });
  const fresh = await buildPost(t.db, { publishedAt: new Date('2021-01-01') });
  const draft = await buildPost(t.db, { isPublished: false, publishedAt: null });
  const slugs = (await t.get('/api/blog?limit=100'))
    .json()
    .map((one: { slug: string }) => one.slug);
  expect(slugs.indexOf(fresh.slug)).toBeLessThan(slugs.indexOf(old.slug));
  expect(slugs).not.toContain(draft.slug);
  const drafts = async (headers?: Record<string, string>) =>
    (await t.get('/api/blog?published=false&limit=100', { headers })).json();
  expect((await drafts(learner)).map((one: { slug: string }) => one.slug)).not.toContain(
    draft.slug,
  );
  expect((await drafts(admin)).map((one: { slug: string }) => one.slug)).toContain(draft.slug);
});

test('a category, a page and its size narrow the list', async () => {
  for (const year of [2011, 2012, 2013]) {
    const publishedAt = new Date(`${year}-01-01`);
    await buildPost(t.db, { category: 'customer-communication', publishedAt });
  }
  const read = async (page: number) =>
    (await t.get(`/api/blog?category=customer-communication&limit=2&page=${page}`)).json();
  expect([(await read(1)).length, (await read(2)).length, (await read(3)).length]).toEqual([
    2, 1, 0,
  ]);
  const counts = (await t.get('/api/blog-categories')).json();
  expect(counts).toContainEqual({ category: 'customer-communication', posts: 3 });
});

test.each(['category=cooking', 'page=0', 'page=x', 'limit=-1', 'published=maybe'])(
  'the query %s is rejected',
  async (query) => {
    expect((await t.get(`/api/blog?${query}`)).statusCode).toBe(400);
  },
);

test('of the requested posts, those that are published are listed', async () => {
  const shown = await buildPost(t.db);
  const draft = await buildPost(t.db, { isPublished: false, publishedAt: null });
  const answer = await t.get(`/api/blog-slugs?among=${shown.slug},${draft.slug},never-written`);
  expect(answer.json()).toEqual([shown.slug]);
  expect((await t.get('/api/blog-slugs')).statusCode).toBe(400);
});

test('a post comes with a few related ones; a missing one and a draft are 404', async () => {
  const one = await buildPost(t.db, { tags: ['linking'] });
  const close = await buildPost(t.db, { tags: ['linking'], publishedAt: new Date('2001-01-01') });
  const answer = (await t.get(`/api/blog/${one.slug}`)).json();
  expect(answer.related[0].slug).toBe(close.slug);
  expect(answer.related.map((other: { id: number }) => other.id)).not.toContain(one.id);
  const draft = await buildPost(t.db, { isPublished: false });
  expect((await t.get(`/api/blog/${draft.slug}`)).statusCode).toBe(404);
  expect((await t.get(`/api/blog/${draft.slug}`, { headers: learner })).statusCode).toBe(404);
  expect((await t.get(`/api/blog/${draft.slug}`, { headers: named })).statusCode).toBe(200);
  expect((await t.get('/api/blog/no-such-post')).statusCode).toBe(404);
});

test('all addresses of one IPv6 network count as one reader', async () => {
  const { slug } = await buildPost(t.db);
  const read = (address: string) =>
    t.get(`/api/blog/${slug}`, { headers: { 'x-forwarded-for': address } });
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9']) {
    await read(address);
  }
  const views = async () => (await t.get(`/api/blog/${slug}`, { headers: admin })).json().viewCount;
  expect(await views()).toBe(1);
  await read('2001:db8:1:3::1');
  expect(await views()).toBe(2);
});

test('a view counts once per visitor and day, and not for those who manage the blog', async () => {
  const { slug } = await buildPost(t.db);
  const views = async () => (await t.get(`/api/blog/${slug}`, { headers: admin })).json().viewCount;
  await t.get(`/api/blog/${slug}`);
  await t.get(`/api/blog/${slug}`);
  expect(await views()).toBe(1);
  await t.get(`/api/blog/${slug}`, { headers: learner });
  expect(await views()).toBe(2);
});

test.each([
  ['GET', '/api/admin/blog'],
  ['POST', '/api/admin/blog'],
  ['PUT', '/api/admin/blog/1'],
  ['DELETE', '/api/admin/blog/1'],
] as const)('%s %s is for those who look after the blog', async (method, url) => {
  const ask = (headers?: Record<string, string>) =>
    t.app.inject({
      method,
      url,
      ...(headers && { headers }),
      ...(method === 'POST' && { payload: post() }),
      ...(method === 'PUT' && { payload: {} }),
    });
  expect((await ask()).statusCode).toBe(401);
  expect((await ask(learner)).statusCode).toBe(403);
  expect((await ask(named)).statusCode).not.toBe(403);
});

test('a post is written, published, changed in part and deleted', async () => {
  const answer = await create(post({ tags: ['one', 'two'] }));
  expect(answer.statusCode).toBe(200);
  const id = idOf(answer);
  expect(answer.json()).toMatchObject({ isPublished: false, publishedAt: null, viewCount: 0 });
  const change = async (body: object) =>
    (await t.put(`/api/admin/blog/${id}`, { headers: admin, body })).json();
  const published = await change({ isPublished: true });
  expect(published).toMatchObject({ title: 'A title', tags: ['one', 'two'], isPublished: true });
  expect(published.publishedAt).not.toBeNull();
  const again = await change({ title: 'Another' });
  expect(again).toMatchObject({ title: 'Another', publishedAt: published.publishedAt });
  const back = await change({ isPublished: false });
  expect(back.publishedAt).toBe(published.publishedAt);
  expect((await t.del(`/api/admin/blog/${id}`, { headers: admin })).statusCode).toBe(200);
  expect((await t.del(`/api/admin/blog/${id}`, { headers: admin })).statusCode).toBe(404);
  expect((await t.put(`/api/admin/blog/${id}`, { headers: admin, body: {} })).statusCode).toBe(404);
});

test('an empty change changes nothing', async () => {
  const written = (await create(post())).json();
  const change = async (body: object) =>
    (await t.put(`/api/admin/blog/${written.id}`, { headers: admin, body })).json();
  expect(await change({})).toEqual(written);
  expect(new Date((await change({ title: 'Another' })).updatedAt).getTime()).toBeGreaterThan(
    new Date(written.updatedAt).getTime(),
  );
});

test('two posts cannot have the same slug, new or changed', async () => {
  const first = (await create(post())).json();
  const second = (await create(post())).json();
  const again = await create(post({ slug: first.slug }));
  const moved = await t.put(`/api/admin/blog/${second.id}`, {
    headers: admin,
    body: { slug: first.slug },
  });
  for (const answer of [again, moved]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('slug');
  }
});

test.each([
  [{ title: '' }, 'Title is required'],
  [{ title: 'x'.repeat(201) }, 'Title too long'],
  [{ slug: 'With Capitals' }, 'Slug must contain only lowercase letters, numbers, and hyphens'],
  [{ slug: 'x'.repeat(101) }, 'Slug too long'],
  [{ excerpt: '' }, 'Excerpt is required'],
  [{ excerpt: 'x'.repeat(301) }, 'Excerpt too long'],
  [{ content: '' }, 'Content is required'],
  [{ content: '<script>alert(1)</script>' }, 'Content is required'],
  [{ content: '<p>&nbsp;</p><ul><li> </li></ul>' }, 'Content is required'],
  [{ content: '<p><img src="data:image/png;base64,AAAA"></p>' }, 'Content is required'],
  [{ category: 'pronunciation-tips' }, 'Invalid category'],
  [{ tags: Array(11).fill('tag') }, 'Too many tags'],
  [{ tags: ['x'.repeat(51)] }, 'Tag too long'],
  [{ featuredImageUrl: 'javascript:alert(1)' }, 'Invalid image URL'],
  [{ featuredImageUrl: 'not a url' }, 'Invalid image URL'],
  [{ metaTitle: 'x'.repeat(71) }, 'SEO title too long'],
  [{ metaDescription: 'x'.repeat(161) }, 'Meta description too long'],
])('the post %j is refused: %s', async (changes, message) => {
  const answer = await create(post(changes));
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test('a picture alone is a valid post, and repeated tags are stored once', async () => {
  const content = '<p><img src="https://e.example/mouth.png" alt="The tongue" /></p>';
  const answer = await create(post({ content, tags: ['th', ' th ', 'mouth'] }));
  expect(answer.statusCode).toBe(200);
  expect(answer.json().tags).toEqual(['th', 'mouth']);
});

test('nothing that runs is stored', async () => {
  const answer = await create(
    post({ content: '<p onclick="x()">Hi<script>x()</script></p>', isPublished: true }),
  );
  expect((await t.get(`/api/blog/${answer.json().slug}`)).json().content).toBe('<p>Hi</p>');
});

test('posts can be written in all six categories', async () => {
  for (const category of BLOG_CATEGORIES) {
    expect((await create(post({ category }))).statusCode).toBe(200);
  }
});
