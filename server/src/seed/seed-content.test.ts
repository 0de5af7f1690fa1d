import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blogPosts, exercises, seededPosts } from '../db/schema.ts';
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
  category: 'learning-strategies',
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
  await db.delete(blogPosts);
  await db.delete(seededPosts);
});

async function write(someExercises: object[], posts: { slug: string }[]) {
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
  await db.update(blogPosts).set({ title: 'Edited' });
  await seedContent(db, folder);
  expect(await db.select().from(blogPosts)).toMatchObject([{ title: 'Edited' }]);
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
