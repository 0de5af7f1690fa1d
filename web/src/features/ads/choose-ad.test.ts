import { pages } from '@saywell/contract';
import { describe, expect, test } from 'vitest';
import { chooseAd, nextTurn } from './choose-ad.ts';
import { houseAds } from './house-ads.ts';

const seeded = Object.keys(import.meta.glob('../../../../server/seed/posts/*.html'));
const places = [
  ...Object.values(pages).map(({ path }) => path),
  ...seeded.map((file) => `/blog/${/([^/]+)\.html$/.exec(file)?.[1]}`),
];

const shown = (tier: 'anonymous' | 'registered', path: string) =>
  houseAds.map((_, turn) => chooseAd(houseAds, { tier, path, turn })!);

test('nobody signed in is asked to create an account', () => {
  expect(shown('registered', '/practice').some(({ to }) => to === '/register')).toBe(false);
  expect(shown('anonymous', '/blog').some(({ to }) => to === '/register')).toBe(true);
});

test('no ad leads to the page it stands on', () => {
  for (const { to } of shown('anonymous', '/')) expect(to).not.toBe('/');
  for (const { to } of shown('registered', '/practice')) expect(to).not.toMatch(/^\/practice/);
});

test('every turn has an ad, and neighbouring turns have different ones', () => {
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
