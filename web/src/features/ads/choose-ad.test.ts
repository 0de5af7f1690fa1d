import { pages } from '@saywell/contract';
import { describe, expect, test } from 'vitest';
import { advertisedPosts, chooseAd, nextTurn } from './choose-ad.ts';
import { houseAds } from './house-ads.ts';

const seeded = Object.keys(import.meta.glob('../../../../server/seed/posts/*.html'));
const places = [
  ...Object.values(pages).map(({ path }) => path),
  ...seeded.map((file) => `/blog/${/([^/]+)\.html$/.exec(file)?.[1]}`),
];

const shown = (tier: 'anonymous' | 'registered', path: string, posts = advertisedPosts(houseAds)) =>
  houseAds.map((_, turn) => chooseAd(houseAds, { tier, path, turn, posts })!);

test('nobody signed in is asked to create an account', () => {
  expect(shown('registered', '/practice').some(({ to }) => to === '/register')).toBe(false);
  expect(shown('anonymous', '/blog').some(({ to }) => to === '/register')).toBe(true);
});

test('no ad leads to the page it stands on', () => {
  for (const { to } of shown('anonymous', '/')) expect(to).not.toBe('/');
  for (const { to } of shown('registered', '/practice')) expect(to).not.toMatch(/^\/practice/);
});

test('no ad leads to a post that is gone or a draft, and there is one without any posts', () => {
  const [kept, ...gone] = advertisedPosts(houseAds);
  const leads = shown('registered', '/', [kept!]).map(({ to }) => to);
  expect(leads).toContain(`/blog/${kept}`);
  for (const slug of gone) expect(leads).not.toContain(`/blog/${slug}`);
  for (const tier of ['anonymous', 'registered'] as const) {
    for (const path of ['/', '/demo', '/practice', '/progress', '/blog']) {
      for (const ad of shown(tier, path, [])) expect(ad.to).not.toMatch(/^\/blog\//);
    }
  }
});

test('every turn has an ad, and neighboring turns have different ones', () => {
  const ids = shown('anonymous', '/demo').map(({ id }) => id);
  ids.slice(1).forEach((id, at) => expect(id).not.toBe(ids[at]));
  expect(nextTurn()).not.toBe(nextTurn());
});

describe.each(houseAds)('the ad “$title”', ({ to, title, text, signs }) => {
  test('leads to a screen or a post that comes with the product', () => {
    expect(places).toContain(to.split(/[?#]/, 1)[0]);
  });

  test('fits the smallest place', () => {
    expect(title.length).toBeLessThanOrEqual(42);
    expect(text.length).toBeLessThanOrEqual(92);
    for (const sign of signs) expect(sign.length).toBeLessThanOrEqual(4);
  });
});
