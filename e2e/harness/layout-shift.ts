import type { Page } from '@playwright/test';

/** From now on, every page sums up its layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shift += entry.value;
        document.documentElement.dataset['shift'] = String(shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The page's total, after a pause for late shifts. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Measured by the page's own clock, after its fonts: a busy browser needs as much time.
    await document.fonts.ready;
    await new Promise((done) => setTimeout(done, 500));
    return Number(document.documentElement.dataset['shift'] ?? 0);
  });
}
