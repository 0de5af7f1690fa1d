import type { Page, Request } from '@playwright/test';
import { recordEvents, type AnalyticsEvent } from '@saywell/contract';
import { hide, readBeacons } from './harness/beacons.ts';
import { expect, test } from './harness/test.ts';
import { newPerson, signUp } from './harness/people.ts';

const isBatch = (request: Request) => request.url().endsWith(recordEvents.path);

/** Every event the page has sent so far. */
async function collect(page: Page) {
  const beacons = await readBeacons(page);
  return async () =>
    (await beacons())
      .filter(({ path }) => path === recordEvents.path)
      .flatMap(({ body }) => body['events'] as AnalyticsEvent[]);
}

test('a failure of a script is reported with what is needed and nothing of the person', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Broken for/);
  const events = await collect(page);
  await page.goto('/reset-password?token=secret-of-the-link');
  await Promise.all([
    page.waitForEvent('pageerror'),
    page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('Broken for lena@example.com at /verify-email?token=abc');
      });
    }),
  ]);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => isBatch(response.request())),
    hide(page),
  ]);
  expect(answer.status()).toBe(200);
  const report = (await events()).find(({ name }) => name === 'error');
  expect(report?.properties).toMatchObject({
    kind: 'script',
    message: 'TypeError: Broken for [e-mail] at /verify-email',
    page: '/reset-password',
    version: '1.0.0',
  });
  expect(JSON.stringify(await events())).not.toMatch(/lena|secret-of-the-link|token=/);
});

test('time in front of a screen is noted when it is left', async ({ page }) => {
  const events = await collect(page);
  await page.goto('/privacy');
  await page.waitForTimeout(1200);
  await hide(page);
  await expect
    .poll(async () => (await events()).find(({ name }) => name === 'time_on_page')?.properties)
    .toMatchObject({ page: '/privacy' });
});

test('signing up is noted', async ({ page }) => {
  const events = await collect(page);
  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  await expect.poll(async () => (await events()).map(({ name }) => name)).toContain('sign_up');
});

test('signing in is noted, before the account’s own consent is known', async ({ page }) => {
  const events = await collect(page);
  const person = newPerson();
  await signUp(page.request, person);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.poll(async () => (await events()).map(({ name }) => name)).toContain('login');
});
