import { expect, test } from 'vitest';
import {
  bodyOf,
  changesOf,
  isSame,
  lostParts,
  NEW_POST,
  slugFrom,
  tagsFrom,
  withTitle,
} from './post-values.ts';

test.each([
  ['Land the Last Word', 'land-the-last-word'],
  ['Ship & sheep: not (only) about length!', 'ship-sheep-not-only-about-length'],
  ['  Already   trimmed  ', 'already-trimmed'],
  ['well-known 2nd try', 'well-known-2nd-try'],
  ['発音', ''],
])('the slug of “%s” is “%s”', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

test('a slug is never longer than the limit, nor does it end with a hyphen', () => {
  const slug = slugFrom(`${'a'.repeat(99)} more`);
  expect(slug).toBe('a'.repeat(99));
});

test('tags are what stands between commas, each once', () => {
  expect(tagsFrom(' th, word stress ,, th')).toEqual(['th', 'word stress']);
});

test('a title carries its slug and its SEO title along while a post is new', () => {
  const typed = withTitle(NEW_POST, 'Say th', true);
  expect(typed).toMatchObject({ slug: 'say-th', metaTitle: 'Say th' });
  expect(withTitle(typed, '', true)).toMatchObject({ slug: '', metaTitle: 'Say th' });
});

test('a slug written by hand, or that links lead to, stays', () => {
  const byHand = { ...NEW_POST, title: 'Say th', slug: 'th' };
  expect(withTitle(byHand, 'Say th again', true).slug).toBe('th');
  const saved = { ...NEW_POST, title: 'Say th', slug: 'say-th' };
  expect(withTitle(saved, 'Say th again', false).slug).toBe('say-th');
});

test('an SEO title that would be too long is cut between words', () => {
  const { metaTitle } = withTitle(NEW_POST, `${'word '.repeat(20)}end`, true);
  expect(metaTitle.length).toBeLessThanOrEqual(70);
  expect(metaTitle.endsWith('word')).toBe(true);
});

test('only what changed is sent', () => {
  const before = { ...NEW_POST, title: 'a', content: '<table></table>' };
  expect(changesOf(before, { ...before, title: 'b' })).toEqual({ title: 'b' });
  expect(changesOf(before, { ...before, content: '<p>c</p>' })).toEqual({ content: '<p>c</p>' });
  expect(changesOf(before, { ...before, tags: 'a, b' })).toEqual({ tags: ['a', 'b'] });
  expect(changesOf(before, before)).toEqual({});
  expect(bodyOf({ ...before, tags: 'a, b' }).tags).toEqual(['a', 'b']);
});

test('a form nobody touched is the same as before', () => {
  expect(isSame(NEW_POST, { ...NEW_POST })).toBe(true);
  expect(isSame(NEW_POST, { ...NEW_POST, isPublished: true })).toBe(false);
});

test('what the editor cannot show is named', () => {
  expect(lostParts('<p>a</p><table><tr></tr></table><hr>')).toEqual(['a table', 'a dividing line']);
});

test('what the editor writes itself is not', () => {
  const html = '<h2>a</h2><p><strong>b</strong> <s>c</s></p><ul><li>d</li></ul><pre>e</pre>';
  expect(lostParts(html)).toEqual([]);
});
