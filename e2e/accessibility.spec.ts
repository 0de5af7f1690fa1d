import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';
import { protectedScreens, publicScreens } from './harness/screens.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

// Colours on their way from one theme to the other are no colours to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One visit in four looks: phone and desktop, light and dark. */
async function expectAccessible(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const found: string[] = [];
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, help, nodes } of violations) {
        const where = nodes.map(({ target }) => String(target)).join(', ');
        found.push(`${path} ${viewport.width} ${colorScheme}: ${id}, ${help}: ${where}`);
      }
    }
  }
  expect(found).toEqual([]);
}

for (const { path } of [{ path: '/' }, ...publicScreens, { path: '/no/such/page' }]) {
  test(`${path} is accessible to a visitor`, async ({ page }) => {
    await expectAccessible(page, path);
  });
}

for (const { path, needs } of [{ path: '/', needs: 'user' }, ...protectedScreens]) {
  if (needs !== 'user') continue;
  test(`${path} is accessible to someone signed in`, async ({ page, signedIn: _ }) => {
    await expectAccessible(page, path);
  });
}

for (const { path } of protectedScreens.filter(({ needs }) => needs === 'admin')) {
  test(`${path} is accessible to an administrator`, async ({ page, signedInAdmin: _ }) => {
    await expectAccessible(page, path);
  });
}
