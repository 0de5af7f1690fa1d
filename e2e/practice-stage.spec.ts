import type { Page } from '@playwright/test';
import { THANKS, addressOf, record, score, writeOwnPhrase } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Adds up what moves without anybody having touched anything. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) sum += entry.value;
      document.documentElement.dataset['shifts'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => Number((await page.locator('html').getAttribute('data-shifts')) ?? 0);
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport, microphone: { says: THANKS } });

    test('nothing moves by itself while an exercise loads, records and is judged', async ({
      page,
      signedIn: _,
    }) => {
      const shifts = await watchShifts(page);
      await page.goto('/practice');
      await expect(page.getByText('Next', { exact: true })).toBeVisible();
      expect(await shifts()).toBeLessThanOrEqual(0.05);
      await page.goto('/practice?own');
      await page.getByLabel('Type or paste a sentence').fill(THANKS);
      await page.getByRole('button', { name: 'Practice this phrase' }).click();
      await expect(page.getByText(/^Model, /)).toBeVisible();
      expect(await shifts()).toBeLessThanOrEqual(0.05);
      await page.goto(`${await addressOf(page, THANKS)}#pronunciation`);
      await expect(page.getByText('Ready to record')).toBeVisible();
      await expect(page.getByText(/^Model, /)).toBeVisible();
      expect(await shifts()).toBeLessThanOrEqual(0.05);
      const microphone = page.getByRole('button', { name: 'Start recording' });
      const before = await microphone.boundingBox();
      await record(page);
      await expect(page.getByText('Recording...', { exact: true })).toBeVisible();
      expect(await page.getByRole('button', { name: 'Stop recording' }).boundingBox()).toEqual(
        before,
      );
      await score(page);
      expect(await shifts()).toBeLessThanOrEqual(0.05);
    });
  });
}

test.describe('a very long phrase of one’s own', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const LONG = Array.from(
    { length: 12 },
    (_, at) => `This is sentence number ${at + 1} of a long letter.`,
  )
    .join(' ')
    .slice(0, 480);

  test('keeps the microphone in reach and comes in parts', async ({ page, signedIn: _ }) => {
    await writeOwnPhrase(page, LONG);
    const parts = page.getByRole('region', { name: /practice it in parts/i });
    await expect(parts).toBeVisible();
    const phrase = page.locator('.phrase-text');
    expect((await phrase.boundingBox())!.height).toBeLessThan(844 * 0.36);
    await parts.getByRole('button').first().click();
    await expect(parts).toHaveCount(0);
    await expect(page.getByText('Ready to record')).toBeInViewport();
    await expect(page.locator('.phrase-text')).toContainText('This is sentence number 1');
  });
});
