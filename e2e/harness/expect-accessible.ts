import type { Locator, Page } from '@playwright/test';
import { barriersInEveryLook } from './barriers.ts';
import { troublesOfFocus } from './focus-walk.ts';
import { lostInForcedColors } from './forced-colors.ts';
import { misfitsWhenZoomed } from './reflow.ts';
import { expect, test } from './test.ts';

const DIALOG = '[role=dialog], [role=alertdialog]';

/** Expects no accessibility problem in what the page shows now, in every look. */
export async function expectStateAccessible(page: Page, state: string) {
  await test.step(state, async () => {
    await page.mouse.move(0, 0);
    const found = [
      ...(await barriersInEveryLook(page)),
      ...(await misfitsWhenZoomed(page)),
      ...(await lostInForcedColors(page)),
    ];
    await expectNothing(page, state, found);
  });
}

/**
 * Expects nothing to be wrong here, and goes on if something is. The picture of a failed journey
 * shows its end, so each place gets its own.
 */
export async function expectNothing(page: Page, where: string, wrong: string[]) {
  if (wrong.length > 0) {
    const body = await page.screenshot({ fullPage: true });
    await test.info().attach(where, { body, contentType: 'image/png' });
  }
  expect.soft(wrong.map((one) => `${where}: ${one}`)).toEqual([]);
}

/**
 * A dialog from opening to closing: it takes the focus and keeps it, Tab reaches everything in it,
 * Escape closes it, and the focus returns to what opened it.
 */
export async function expectDialogAccessible(
  page: Page,
  opener: Locator,
  { name, onTheWay }: { name?: string; onTheWay?: (dialog: Locator) => Promise<void> } = {},
) {
  const state = name ?? (await opener.textContent()) ?? '';
  await opener.click();
  const dialog = page.locator(DIALOG);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/\w/);
  await expect(dialog.locator(':focus').or(page.locator(`:is(${DIALOG}):focus`))).toHaveCount(1);
  await onTheWay?.(dialog);
  await expectStateAccessible(page, state);
  const { stops, troubles } = await troublesOfFocus(page, DIALOG);
  expect(stops, `${state}: stops of the Tab key`).toBeGreaterThan(1);
  await expectNothing(page, state, troubles);
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}
