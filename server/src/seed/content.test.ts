import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORIES } from '@saywell/contract';
import { describe, expect, test } from 'vitest';
import { blogPosts } from '../db/schema.ts';
import { readExercises, readPosts, SEED_FOLDER } from './content.ts';

const exercises = await readExercises();
const posts = await readPosts();

describe.each(CATEGORIES)('the exercises of %s', (category) => {
  const ofCategory = exercises.filter((exercise) => exercise.category === category);

  test('are twenty or more', () => {
    expect(ofCategory.length).toBeGreaterThanOrEqual(20);
  });

  test('reach from level 1 to level 10', () => {
    const levels = new Set(ofCategory.map((exercise) => exercise.difficulty));
    expect([...levels].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

test('no two exercises have the same phrase', () => {
  const phrases = exercises.map((exercise) => exercise.phrase.toLowerCase());
  expect(phrases).toHaveLength(new Set(phrases).size);
});

test('every exercise says what it trains', () => {
  const vague = exercises.filter(({ trains }) => Object.keys(trains).length === 0);
  expect(vague.map((exercise) => exercise.key)).toEqual([]);
});

test('words that an exercise points at exist in its phrase', () => {
  const astray = exercises.filter(({ phrase, trains }) => {
    const pointedAt = [...(trains.stress ?? []).map(({ word }) => word), trains.target?.focusWord];
    return pointedAt.some((word) => word !== undefined && word >= phrase.split(' ').length);
  });
  expect(astray.map((exercise) => exercise.key)).toEqual([]);
});

test.each(blogPosts.category.enumValues)('%s has two or more posts', (category) => {
  expect(posts.filter((post) => post.category === category).length).toBeGreaterThanOrEqual(2);
});

test('posts are written in plain HTML: known elements, no attribute but href', () => {
  const known =
    /^<(\/?(h2|h3|p|ul|ol|li|strong|em|u|s|a|blockquote|code|pre|br)|a href="\/[^"]*")>$/;
  for (const post of posts) {
    const odd = post.content.match(/<[^>]*>/g)!.filter((tag) => !known.test(tag));
    expect({ post: post.slug, odd }).toEqual({ post: post.slug, odd: [] });
  }
});

test('every post file is in the list', async () => {
  const files = (await readdir(join(SEED_FOLDER, 'posts'))).filter((name) =>
    name.endsWith('.html'),
  );
  expect(files.toSorted()).toEqual(posts.map((post) => `${post.slug}.html`).toSorted());
});
