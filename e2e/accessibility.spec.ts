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
  await test.step(path, async () => {
    const screen = screens.get(path);
    await (screen ? openScreen(page, screen) : page.goto(path));
    await settled(page);
    const { stops, troubles } = await troublesOfFocus(page);
    expect.soft(stops, `${path}: stops of the Tab key`).toBeGreaterThan(1);
    const found = [
      ...troubles,
      ...(await barriersInEveryLook(page)),
      ...(await misfitsWhenZoomed(page)),
      ...(await lostInForcedColors(page)),
    ];
    expect.soft(found.map((one) => `${path}: ${one}`)).toEqual([]);
  });
}

/** So many in one browser, which has the app’s scripts after the first. */
const TOGETHER = 6;
const inParts = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / TOGETHER) }, (_, part) =>
    paths.slice(part * TOGETHER, (part + 1) * TOGETHER),
  );

for (const paths of inParts(visitorPaths)) {
  test(`open and are accessible to a visitor: ${paths.join(', ')}`, async ({ page }) => {
    for (const path of paths) await expectAccessible(page, path);
  });
}

for (const paths of inParts(userPaths)) {
  test(`open and are accessible to someone signed in: ${paths.join(', ')}`, async ({
    page,
    signedIn: _,
  }) => {
    for (const path of paths) await expectAccessible(page, path);
  });
}

for (const paths of inParts(adminPaths)) {
  test(`open and are accessible to an administrator: ${paths.join(', ')}`, async ({
    page,
    signedInAdmin: _,
  }) => {
    for (const path of paths) await expectAccessible(page, path);
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
