import type { Page } from '@playwright/test';

/** From now on every page adds up how far things moved by themselves. */
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

/** What the page has come to, once what may still move had the time to. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // By the page's own clock, after its letters: a busy browser has no less of it to move in.
    await document.fonts.ready;
    await new Promise((done) => setTimeout(done, 500));
    return Number(document.documentElement.dataset['shift'] ?? 0);
  });
}
