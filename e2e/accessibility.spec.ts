import type { Page } from '@playwright/test';
import { pages } from '@saywell/contract';
import { barriersInEveryLook } from './harness/barriers.ts';
import { troublesOfFocus } from './harness/focus-walk.ts';
import { lostInForcedColors } from './harness/forced-colors.ts';
import { misfitsWhenZoomed } from './harness/reflow.ts';
import { openScreen, protectedScreens, publicScreens } from './harness/screens.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

// Colors on their way from one theme to the other are no colors to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

// Many looks in one visit: seconds alone, and minutes on a machine that has much else to do.
test.describe.configure({ timeout: 240_000 });

/** Every screen, and what else there is to see at one of their addresses. */
const visitorPaths = [
  '/',
  ...publicScreens.map(({ path }) => path),
  '/blog/american-t-five-sounds',
  '/no/such/page',
];
const userPaths = [
  '/',
  ...protectedScreens.filter(({ needs }) => needs === 'user').map(({ path }) => path),
  '/practice?exercise=1',
  '/practice?own',
];
const adminPaths = protectedScreens
  .filter(({ needs }) => needs === 'admin')
  .map(({ path }) => path);

const screens = new Map([...publicScreens, ...protectedScreens].map((one) => [one.path, one]));

/** One visit in every look: widths, themes, zoom, larger letters, the reader’s colors, and by the Tab key. */
async function expectAccessible(page: Page, path: string) {
  const screen = screens.get(path);
  await (screen ? openScreen(page, screen) : page.goto(path));
  await settled(page);
  const { stops, troubles } = await troublesOfFocus(page);
  expect(stops, 'stops of the Tab key').toBeGreaterThan(1);
  const found = [
    ...troubles,
    ...(await barriersInEveryLook(page)),
    ...(await misfitsWhenZoomed(page)),
    ...(await lostInForcedColors(page)),
  ];
  expect(found.map((one) => `${path}: ${one}`)).toEqual([]);
}

for (const path of visitorPaths) {
  test(`${path} opens and is accessible to a visitor`, async ({ page }) => {
    await expectAccessible(page, path);
  });
}

for (const path of userPaths) {
  test(`${path} opens and is accessible to someone signed in`, async ({ page, signedIn: _ }) => {
    await expectAccessible(page, path);
  });
}

for (const path of adminPaths) {
  test(`${path} opens and is accessible to an administrator`, async ({
    page,
    signedInAdmin: _,
  }) => {
    await expectAccessible(page, path);
  });
}

/** They need a voice or a class: voices.spec.ts and classes.spec.ts have one when they look at them. */
const ELSEWHERE = [pages.adminVoice.path, pages.taughtClass.path];
/** What is visited in place of an address that stands for many. */
const VISITED: Record<string, string> = {
  [pages.blogPost.path]: '/blog/american-t-five-sounds',
  [pages.scene.path]: '/scenes/ordering',
  [pages.class.path]: '/class/unknown',
};

test('no page of the contract is left out of this', () => {
  const visited = new Set(
    [...visitorPaths, ...userPaths, ...adminPaths, ...ELSEWHERE].map((path) => path.split('?')[0]),
  );
  const paths = Object.values(pages).map(({ path }) => VISITED[path] ?? path);
  expect(paths.filter((path) => !visited.has(path))).toEqual([]);
});
