import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WIDTHS = [390, 820, 1440] as const;
/** All that can differ between two themes. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** What WCAG 2.2 AA and good practice hold against the page as it stands, one line each. */
export async function barriers(page: Page, only?: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Once for a page: reading and starting it took longer than many a check.
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(check, only);
}

/** Runs in the page, and returns no more than what is wrong. */
async function check(only?: string[]): Promise<string[]> {
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    ...(only && { runOnly: { type: 'rule', values: only } }),
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}, ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

/**
 * Runs in the page. A button changes its colors with the theme in steps, which are of neither, and a
 * dialog comes in anew where another width moves it in another way. What never ends is not waited for.
 */
async function motionEnded() {
  const ending = document.getAnimations().filter(({ playState, effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && Number.isFinite(endTime);
  });
  const late = new Promise((resolve) => setTimeout(resolve, 1000));
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late]);
}

/** The same in every look: phone, tablet and desk, light and dark. */
export async function barriersInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize()!;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(motionEnded);
      const lines = await barriers(page, colorScheme === 'dark' ? OF_COLORS : undefined);
      if (colorScheme === 'light') lines.push(...(await page.evaluate(smallTargets)));
      found.push(...lines.map((line) => `${width} ${colorScheme}: ${line}`));
    }
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/**
 * Runs in the page. WCAG 2.5.8: 24 by 24 pixels, or so far from all others that circles of 24 do
 * not meet. Links within a sentence are as tall as their line.
 */
function smallTargets(): string[] {
  const SIZE = 24;
  const controls = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({
      element,
      box: (element.closest('label') ?? element).getBoundingClientRect(),
    }))
    .filter(({ element, box }) => {
      const unseen = box.width <= 1 || box.height <= 1;
      const inSentence =
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.closest('p, li, dd');
      return !unseen && !inSentence;
    });
  return controls
    .filter(({ box }) => box.width < SIZE || box.height < SIZE)
    .filter(({ element, box }) => {
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      return controls.some(({ element: other, box: near }) => {
        if (other === element) return false;
        const across = Math.max(near.left - x, 0, x - near.right);
        const down = Math.max(near.top - y, 0, y - near.bottom);
        return Math.hypot(across, down) < SIZE / 2;
      });
    })
    .map(({ element, box }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `“${name.slice(0, 40)}” is ${Math.round(box.width)} by ${Math.round(box.height)} pixels`;
    });
}
