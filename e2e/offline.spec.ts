import type { Page } from '@playwright/test';
import { newPerson, signIn, signUp } from './harness/people.ts';
import { DISCONNECTED, isReady, keptReads } from './harness/offline.ts';
import { openExercise, THANKS } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit, practice opens without a network', async ({
  page,
  context,
  signedIn,
  complaints,
}) => {
  complaints.expect(DISCONNECTED);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: `Good day, ${signedIn.name}!` })).toBeVisible();
  await isReady(page);

  await context.setOffline(true);
  await openExercise(page, THANKS);
  await page.reload();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByText('Ready to record')).toBeVisible();
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Progress/);
});

test('nobody reads without a network what somebody else read here', async ({
  page,
  context,
  signedIn,
  complaints,
}) => {
  complaints.expect(DISCONNECTED);
  await page.goto('/profile');
  await isReady(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect.poll(() => keptReads(page)).not.toContain('/api/exercises');

  await context.setOffline(true);
  await page.goto('/practice');
  await expect(page.getByRole('heading', { name: 'We couldn’t reach Saywell' })).toBeVisible();

  await context.setOffline(false);
  const other = { ...newPerson(), name: 'Otto Other' };
  await signUp(context.request, other);
  await page.goto('/');
  await isReady(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Good day, Otto Other!' })).toBeVisible();

  // Signed in behind the page's back: the first answer says so.
  await context.setOffline(false);
  await signIn(context.request, signedIn);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Good day, ${signedIn.name}!` })).toBeVisible();
  await expect(page.getByText('Otto')).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Good day, ${signedIn.name}!` })).toBeVisible();
});

test('whoever signs out without a network is signed out at once, and the server hears of it', async ({
  page,
  context,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(DISCONNECTED);
  complaints.expect(/status of 401/);
  await page.goto('/profile');
  await isReady(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect((await context.request.get('/api/user')).status()).toBe(200);
  const { origin } = new URL(page.url());
  // No page of ours is open anymore.
  await page.goto('about:blank');
  await context.setOffline(false);
  await syncInBackground(page, { origin, tag: 'sign-out' });
  await expect
    .poll(async () => (await context.request.get('/api/user')).status(), { timeout: 15_000 })
    .toBe(401);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

/** What the browser does by itself, in its own time, once the network is back. */
async function syncInBackground(page: Page, { origin, tag }: { origin: string; tag: string }) {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const event = { origin, registrationId, tag, lastChance: false };
  await browser.send('ServiceWorker.dispatchSyncEvent', event);
}

/** The browser offers to install the app. Without a screen it never does so by itself. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => Promise.resolve((document.title = 'The browser asks'));
    window.dispatchEvent(Object.assign(offer, { prompt }));
  });

test('from the third visit on it can be installed, until somebody declines', async ({
  context,
  signedIn: _,
}) => {
  const visit = async () => {
    const tab = await context.newPage();
    await tab.goto('/');
    await tab.waitForFunction(
      () =>
        sessionStorage.getItem('saywell-visits') === 'counted' ||
        localStorage.getItem('saywell-visits') === 'declined',
    );
    await offerInstall(tab);
    return tab;
  };
  const offered = (tab: Page) => tab.getByText('Install Saywell on this device');
  const first = await visit();
  const second = await visit();
  const third = await visit();
  await expect(offered(third)).toBeVisible();
  await third.getByRole('button', { name: 'Install' }).click();
  await expect(third).toHaveTitle('The browser asks');
  await expect(offered(third)).toBeHidden();
  for (const earlier of [first, second]) await expect(offered(earlier)).toBeHidden();

  const fourth = await visit();
  await fourth.getByRole('button', { name: 'No Thanks' }).click();
  await expect(offered(fourth)).toBeHidden();
  const fifth = await visit();
  await fifth.getByRole('link', { name: 'Profile' }).first().click();
  await expect(fifth.getByRole('heading', { name: 'Install Saywell' })).toBeVisible();
  await fifth.goBack();
  await expect(fifth.getByRole('heading', { level: 1 })).toContainText('Good day');
  await expect(offered(fifth)).toBeHidden();
});
