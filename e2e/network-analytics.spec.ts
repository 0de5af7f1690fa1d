import type { Page } from '@playwright/test';
import { testOnSite } from './harness/site.ts';
import { expect } from './harness/test.ts';

const ID = 'G-TEST123456';
const TAG = 'https://www.googletagmanager.com/**';

const test = testOnSite({ ANALYTICS_ID: ID });

/** Stands in for the network's script, which would read the queue that is filled here. */
const standIn = (page: Page, asked: string[]) =>
  page.route(TAG, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagIsHere = true;' });
  });
const queue = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  );
const named = async (page: Page, name: string) =>
  (await queue(page)).filter(([kind, of]) => kind === 'event' && of === name);

test('the network hears of consent, then of pages and exercises, and never of an address', async ({
  page,
}) => {
  const asked: string[] = [];
  await standIn(page, asked);
  await page.goto('/demo?from=somebody');
  await page.waitForFunction('window.tagIsHere');
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  expect((await queue(page))[0]?.slice(0, 2)).toEqual(['consent', 'default']);
  await page.getByRole('button', { name: 'Complete Exercise' }).click();
  await expect
    .poll(() => named(page, 'exercise_complete'))
    .toEqual([['event', 'exercise_complete', { practiced: 'demo', user_tier: 'anonymous' }]]);
  expect(await named(page, 'page_view')).toHaveLength(1);
  expect(JSON.stringify(await queue(page))).not.toContain('somebody');
});

test('the network is never loaded for somebody who refused', async ({ page }) => {
  const asked: string[] = [];
  await standIn(page, asked);
  await page.addInitScript(() =>
    localStorage.setItem('saywell-consent', JSON.stringify({ analytics: false, marketing: true })),
  );
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Complete Exercise' }).click();
  await expect(page.getByText('1/3 exercises')).toBeVisible();
  expect(asked).toEqual([]);
  expect(await queue(page)).toEqual([]);
});

test('a network that is blocked shows nothing of it', async ({ page, complaints }) => {
  complaints.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route(TAG, (route) => route.abort('blockedbyclient'));
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Complete Exercise' }).click();
  await expect(page.getByText('1/3 exercises')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}
