import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What stands where something is still being loaded. */
const LOADING = '.animate-breathe, .animate-turn, [aria-busy="true"]';

/**
 * Whether the app has drawn the page. Until then the text that the server wrote into it stands
 * there, heading and all, and whatever has the focus in it is about to be replaced. A page of
 * another kind, like a letter, is there at once.
 */
const isDrawn = () => {
  const root = document.querySelector('#root');
  if (!root) return true;
  return Object.keys(root.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
};

/** The page has its heading, its letters and all it asked for: nothing is left that says “loading”. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isDrawn);
  // Not by its role: behind an open dialog it has none.
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator(LOADING)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
