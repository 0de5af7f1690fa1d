import type { BrowserContext } from '@playwright/test';
import { pages } from '@saywell/contract';
import { expectNothing, expectStateAccessible } from './harness/expect-accessible.ts';
import { troublesOfFocus } from './harness/focus-walk.ts';
import { openScreen, protectedScreens, publicScreens } from './harness/screens.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

// Colors on their way from one theme to the other are no colors to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

/** Screens per journey: they share a browser, which has the app’s scripts after the first. */
const TOGETHER = 6;
const inGroups = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / TOGETHER) }, (_, group) =>
    paths.slice(group * TOGETHER, (group + 1) * TOGETHER),
  );

// Each takes seconds alone, and a minute on a machine that has much else to do.
test.describe.configure({ timeout: TOGETHER * 60_000 });

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
async function expectAccessible(context: BrowserContext, path: string) {
  await test.step(path, async () => {
    const page = await context.newPage();
    const screen = screens.get(path);
    await (screen ? openScreen(page, screen) : page.goto(path));
    await settled(page);
    const { stops, troubles } = await troublesOfFocus(page);
    expect.soft(stops, `${path}: stops of the Tab key`).toBeGreaterThan(1);
    await expectNothing(page, path, troubles);
    await expectStateAccessible(page, path);
    // The next screen is as new to its visitor as this one was.
    await page.evaluate(() => localStorage.clear());
    await page.close();
  });
}

for (const paths of inGroups(visitorPaths)) {
  test(`a visitor can open and use ${paths.join(', ')}`, async ({ context }) => {
    for (const path of paths) await expectAccessible(context, path);
  });
}

for (const paths of inGroups(userPaths)) {
  test(`someone signed in can open and use ${paths.join(', ')}`, async ({
    context,
    signedIn: _,
  }) => {
    for (const path of paths) await expectAccessible(context, path);
  });
}

for (const paths of inGroups(adminPaths)) {
  test(`an administrator can open and use ${paths.join(', ')}`, async ({
    context,
    signedInAdmin: _,
  }) => {
    for (const path of paths) await expectAccessible(context, path);
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
