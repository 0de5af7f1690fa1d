import type { Page, Request } from '@playwright/test';
import { type AnalyticsEvent, downloadData, listConsents, recordEvents } from '@saywell/contract';
import { hide, readBeacons } from './harness/beacons.ts';
import { expect, test } from './harness/test.ts';
import { stay } from './harness/moments.ts';
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
    message: 'TypeError: Broken for [email] at /verify-email',
    page: '/reset-password',
    version: '1.0.0',
  });
  expect(JSON.stringify(await events())).not.toMatch(/lena|secret-of-the-link|token=/);
});

test('time in front of a screen is noted when it is left', async ({ page }) => {
  const events = await collect(page);
  await page.goto('/privacy');
  await stay(page, 1200);
  await hide(page);
  await expect
    .poll(async () => (await events()).find(({ name }) => name === 'time_on_page')?.properties)
    .toMatchObject({ page: '/privacy' });
});

const allow = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem('saywell-consent', JSON.stringify({ analytics: true, marketing: false })),
  );

/** What the server keeps of whoever is signed in, as it tells them. */
async function kept(page: Page): Promise<string[]> {
  const held = await (await page.request.get(downloadData.path)).json();
  return held.analyticsEvents.map(({ name }: AnalyticsEvent) => name);
}

async function signUpByForm(page: Page) {
  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL('/');
}

test('signing up is kept once the account holds what the visitor allowed', async ({ page }) => {
  await allow(page);
  await signUpByForm(page);
  await expect.poll(() => kept(page)).toContain('sign_up');
});

test('signing in is kept for somebody who allows it', async ({ page }) => {
  await allow(page);
  const person = newPerson();
  await signUp(page.request, person);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => kept(page)).toContain('login');
});

test('nothing is sent or kept of somebody with an account who never chose', async ({ page }) => {
  const events = await collect(page);
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(listConsents.path)),
    signUpByForm(page),
  ]);
  await stay(page, 1200);
  await hide(page);
  expect((await events()).map(({ name }) => name)).not.toContain('sign_up');
  expect(await kept(page)).toEqual([]);
});
