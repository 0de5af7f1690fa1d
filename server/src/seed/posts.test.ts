import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blogPosts } from '../db/schema.ts';
import { sanitizePost } from '../features/blog/sanitize.ts';
import { sharePictureName } from '../features/blog/share-pictures.ts';
import { readPosts } from './content.ts';
import { SEED_FOLDER } from './seed-files.ts';

const posts = await readPosts();
const FIGURES = join(SEED_FOLDER, '../../web/public/figures');

const FIGURE =
  /<figure><img src="\/figures\/([a-z-]+)\.svg" alt="([^"]+)" width="480" height="(\d+)"><figcaption>([^<]+)<\/figcaption><\/figure>/g;
const figuresOf = (content: string) =>
  [...content.matchAll(FIGURE)].map(([, name = '', alt = '', height = '']) => ({
    name,
    alt,
    height,
  }));

/** Every place in a post where `pattern` is found. */
const found = (pattern: RegExp) =>
  posts.flatMap(({ slug, content, title, excerpt }) =>
    [title, excerpt, content].flatMap((text) =>
      (text.match(pattern) ?? []).map((words) => `${slug}: ${words}`),
    ),
  );

test.each(blogPosts.category.enumValues)('%s has two or more posts', (category) => {
  expect(posts.filter((post) => post.category === category).length).toBeGreaterThanOrEqual(2);
});

test('posts are written in plain HTML: known elements, figures, no attribute but href', () => {
  const known =
    /^<(\/?(h2|h3|p|ul|ol|li|strong|em|u|s|a|blockquote|code|pre|br)|a href="\/[^"]*")>$/;
  for (const post of posts) {
    const odd = post.content
      .replace(FIGURE, '')
      .match(/<[^>]*>/g)!
      .filter((tag) => !known.test(tag));
    expect({ post: post.slug, odd }).toEqual({ post: post.slug, odd: [] });
  }
});

test('every post file is in the list', async () => {
  const files = (await readdir(join(SEED_FOLDER, 'posts'))).filter((name) =>
    name.endsWith('.html'),
  );
  expect(files.toSorted()).toEqual(posts.map((post) => `${post.slug}.html`).toSorted());
});

test('every post has one or two figures of its own, and no drawing is left over', async () => {
  const perPost = posts.map(({ slug, content }) => ({ slug, figures: figuresOf(content).length }));
  expect(perPost.filter(({ figures }) => figures < 1 || figures > 2)).toEqual([]);
  const used = posts.flatMap(({ content }) => figuresOf(content).map(({ name }) => `${name}.svg`));
  expect(used.toSorted()).toEqual((await readdir(FIGURES)).toSorted());
});

test('every post has a picture for sharing, drawn for its title (npm run share-pictures)', async () => {
  const folder = join(FIGURES, '../share');
  expect((await readdir(folder)).toSorted()).toEqual(posts.map(sharePictureName).toSorted());
  const sizes = await Promise.all(
    posts.map(async (post) => (await stat(join(folder, sharePictureName(post)))).size),
  );
  expect(Math.max(...sizes)).toBeLessThan(60_000);
});

test('a figure says what there is to see, and keeps its place before it loads', async () => {
  for (const { name, alt, height } of posts.flatMap(({ content }) => figuresOf(content))) {
    const drawing = await readFile(join(FIGURES, `${name}.svg`), 'utf8');
    const isSized = drawing.slice(0, 200).includes(`width="480" height="${height}"`);
    expect({ name, isSized, isDescribed: alt.length > 50 }).toEqual({
      name,
      isSized: true,
      isDescribed: true,
    });
  }
});

test('what the sanitizer leaves of a post is the post', () => {
  const text = (html: string) => html.replace(/ loading="lazy"| \/(?=>)/g, '');
  const figureTags = (html: string) => html.match(/<(figure|img|figcaption)\b[^>]*>/g);
  for (const { slug, content } of posts) {
    const kept = figureTags(text(sanitizePost(content)));
    expect({ slug, kept }).toEqual({ slug, kept: figureTags(content) });
  }
});

test('posts are punctuated and spelled as Americans do', () => {
  expect(found(/\S*”[,.]/g)).toEqual([]);
  const straight = posts.filter(({ content }) => /["']/.test(content.replace(/<[^>]*>/g, '')));
  expect(straight.map(({ slug }) => slug)).toEqual([]);
  expect(found(/\b(e-mail|towards|afterwards|colour|practise\w*|spot on)\b/gi)).toEqual([]);
});

test('posts use contractions', () => {
  expect(
    found(/\b(cannot|(do|does|did|is|are|was|were|would|could|should|have|has) not)\b/gi),
  ).toEqual([]);
});

test('posts write the signs of the app: ɹ in slashes, taps in square brackets', () => {
  expect(
    found(/(?<![\w<])\/[^/<> ]*[rɾ][^/<> ]*\/(?=[^\w])/g).filter(
      (one) => !/href|blog|figures/.test(one),
    ),
  ).toEqual([]);
});
