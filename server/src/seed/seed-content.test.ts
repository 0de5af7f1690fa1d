import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blogPosts, exercises, scenes, seededPosts } from '../db/schema.ts';
import { changePost } from '../features/blog/manage.ts';
import { testDatabase } from '../../test/support/database.ts';
import { seedContent } from './seed-content.ts';

const { db } = await testDatabase();

const EXERCISE = {
  key: 'th-weather',
  title: 'Weather',
  phrase: 'The weather is nice.',
  difficulty: 2,
  tips: ['Tongue between the teeth.'],
  trains: { sounds: ['DH'] },
};
const POST = {
  slug: 'a-post',
  title: 'A post',
  excerpt: 'What it says.',
  category: 'learning-strategies' as const,
  tags: ['habits'],
  metaTitle: 'A post',
  metaDescription: 'What it says.',
  publishedAt: '2026-01-05T15:00:00.000Z',
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saywell-seed-'));
  await mkdir(join(folder, 'exercises'));
  await mkdir(join(folder, 'posts'));
  await write([EXERCISE], [POST]);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
  await db.delete(exercises);
  await db.delete(scenes);
  await db.delete(blogPosts);
  await db.delete(seededPosts);
});

async function write(
  someExercises: object[],
  posts: { slug: string; title?: string; tags?: string[] }[],
) {
  const files = { pronunciation: someExercises, 'accent-reduction': [], intonation: [] };
  for (const [category, list] of Object.entries(files)) {
    await writeFile(join(folder, `exercises/${category}.json`), JSON.stringify(list));
  }
  await writeFile(join(folder, 'posts/posts.json'), JSON.stringify(posts));
  for (const { slug } of posts) {
    await writeFile(join(folder, `posts/${slug}.html`), `<p>${slug}</p>`);
  }
}

test('seeding adds exercises and published posts', async () => {
  await seedContent(db, folder);
  expect(await db.select().from(exercises)).toMatchObject([
    { ...EXERCISE, category: 'pronunciation', isTrial: false },
  ]);
  expect(await db.select().from(blogPosts)).toMatchObject([
    {
      ...POST,
      publishedAt: new Date(POST.publishedAt),
      content: '<p>a-post</p>',
      isPublished: true,
    },
  ]);
});

test('a changed exercise keeps its id', async () => {
  await seedContent(db, folder);
  const [before] = await db.select().from(exercises);
  await write([{ ...EXERCISE, phrase: 'The weather was nice.' }], [POST]);
  await seedContent(db, folder);
  const after = await db.select().from(exercises);
  expect(after).toEqual([{ ...before, phrase: 'The weather was nice.' }]);
});

test("an administrator's edit of a post stays", async () => {
  await seedContent(db, folder);
  const [post] = await db.select().from(blogPosts);
  await changePost(db, post!.id, { title: 'Edited' });
  await write([EXERCISE], [{ ...POST, title: 'A better post' }]);
  await seedContent(db, folder);
  expect(await db.select().from(blogPosts)).toMatchObject([{ title: 'Edited' }]);
});

test('a post that nobody edited is brought up to date, again and again', async () => {
  await seedContent(db, folder);
  const [before] = await db.select().from(blogPosts);
  await db.update(blogPosts).set({ viewCount: 7 });
  for (const title of ['A better post', 'The best post']) {
    await write([EXERCISE], [{ ...POST, title, tags: ['habits', title] }]);
    await seedContent(db, folder);
    expect(await db.select().from(blogPosts)).toMatchObject([
      { id: before!.id, title, tags: ['habits', title], viewCount: 7 },
    ]);
  }
  const [after] = await db.select().from(blogPosts);
  expect(after!.updatedAt.getTime()).toBeGreaterThan(before!.updatedAt.getTime());
  expect(after!.publishedAt).toEqual(before!.publishedAt);
});

test('a post that did not change keeps its date, and one that was withdrawn stays withdrawn', async () => {
  await seedContent(db, folder);
  const [before] = await db.select().from(blogPosts);
  await seedContent(db, folder);
  expect(await db.select().from(blogPosts)).toEqual([before]);
  await changePost(db, before!.id, { isPublished: false });
  await write([EXERCISE], [{ ...POST, title: 'A better post' }]);
  await seedContent(db, folder);
  expect(await db.select().from(blogPosts)).toMatchObject([
    { title: 'A post', isPublished: false },
  ]);
});

test('a post of an administrator’s own that has a shipped name stays', async () => {
  const own = { ...POST, publishedAt: new Date(), content: '<p>Mine</p>' };
  await db.insert(blogPosts).values({ ...own, createdAt: new Date(0), updatedAt: new Date(0) });
  await seedContent(db, folder);
  await seedContent(db, folder);
  expect(await db.select().from(blogPosts)).toMatchObject([{ content: '<p>Mine</p>' }]);
});

test('a post that an administrator deleted does not come back, a new one is added', async () => {
  await seedContent(db, folder);
  await db.delete(blogPosts).where(eq(blogPosts.slug, 'a-post'));
  await write([EXERCISE], [POST, { ...POST, slug: 'another-post' }]);
  await seedContent(db, folder);
  expect(await db.select({ slug: blogPosts.slug }).from(blogPosts)).toEqual([
    { slug: 'another-post' },
  ]);
});

test('two processes may seed at once', async () => {
  await Promise.all([seedContent(db, folder), seedContent(db, folder)]);
  expect(await db.$count(exercises)).toBe(1);
  expect(await db.$count(blogPosts)).toBe(1);
});

test('an error in a file is reported in one line, and nothing is seeded', async () => {
  await write([EXERCISE, { ...EXERCISE, key: 'other', difficulty: 11 }], [POST]);
  await expect(seedContent(db, folder)).rejects.toThrow(
    /^seed\/exercises\/pronunciation.json: 1.difficulty: .+$/,
  );
  await write([EXERCISE, EXERCISE], [POST]);
  await expect(seedContent(db, folder)).rejects.toThrow('seed: th-weather appears twice');
  expect(await db.$count(exercises)).toBe(0);
});

const LINE = { phrase: 'Is it far?', tips: ['Go up.'], trains: { skill: 'linking' } };
const SCENE = {
  title: 'Asking the way',
  about: 'Two people talk.',
  level: 3,
  parts: ['Visitor', 'Local'],
  skills: ['Questions'],
  lines: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key, at) => ({ ...LINE, key, part: at % 2 })),
};
async function writeScene(scene: object) {
  await mkdir(join(folder, 'scenes'), { recursive: true });
  await writeFile(join(folder, 'scenes/asking.json'), JSON.stringify(scene));
}
const linesOf = async () => {
  const rows = await db.select().from(exercises).where(eq(exercises.sceneSlug, 'asking'));
  return rows.toSorted((one, other) => one.id - other.id);
};

test('a scene is seeded with its lines as exercises', async () => {
  await writeScene(SCENE);
  await seedContent(db, folder);
  expect(await db.select().from(scenes)).toMatchObject([{ slug: 'asking', level: 3 }]);
  expect((await linesOf()).slice(0, 2)).toMatchObject([
    {
      key: 'asking-a',
      title: 'Asking the way, line 1',
      category: 'accent-reduction',
      difficulty: 3,
      sceneLine: 0,
      scenePart: 0,
    },
    { key: 'asking-b', sceneLine: 1, scenePart: 1 },
  ]);
});

test('lines that change their place keep their ids, and one that is taken out loses its place', async () => {
  await writeScene(SCENE);
  await seedContent(db, folder);
  const before = await linesOf();
  const [first, second, , ...rest] = SCENE.lines;
  await writeScene({ ...SCENE, title: 'The way', lines: [second, first, ...rest] });
  await seedContent(db, folder);
  const after = await linesOf();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.map(({ sceneLine }) => sceneLine)).toEqual([1, 0, null, 2, 3, 4, 5]);
  expect(await db.select().from(scenes)).toMatchObject([{ title: 'The way' }]);
});

test('a scene with too few lines is refused by name', async () => {
  await writeScene({ ...SCENE, lines: SCENE.lines.slice(0, 5) });
  await expect(seedContent(db, folder)).rejects.toThrow('seed/scenes/asking.json: lines');
});
