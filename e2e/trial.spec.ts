import type { Page } from '@playwright/test';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { newPerson } from './harness/people.ts';
import { record } from './harness/practice.ts';
import { shiftOf, watchShifts } from './harness/layout-shift.ts';
import { expectMoment } from './harness/moments.ts';
import { expect, test } from './harness/test.ts';
import { practiceTrial, results, TRIAL_KEY, trialToken } from './harness/trial.ts';

const FIRST = 'Turn right at the next light.';
const THIRD = 'Is this seat taken?';

const phrase = (page: Page, text: string) =>
  page.getByRole('paragraph').filter({ hasText: new RegExp(`^${text.replace('?', '\\?')}$`) });
test.describe('somebody who comes for the first time', () => {
  test.use({ microphone: { says: FIRST } });

  test('hears a phrase, says it and gets a verdict, without an account', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Master American');
    await expect(page.getByText('Today’s Progress')).toBeVisible();
    await expect(page.getByText('0/3 exercises')).toBeVisible();
    await expect(phrase(page, FIRST)).toBeVisible();
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expectMoment(page, 'Playing...');
    await record(page);
    await expect(page.getByText('Recording...', { exact: true })).toBeVisible();

    await expect(results(page)).toBeVisible();
    await expect(page.getByText('Pronunciation · Level 1')).toBeVisible();
    await expect(page.getByText('Exercises remaining today: 2')).toBeVisible();
    const box = page.getByRole('region', { name: 'Analysis Results' });
    await expect(box).toContainText(/Accuracy\d+%Fluency\d+%/);
    await expect(page.getByRole('group', { name: 'Word Analysis' })).toBeVisible();

    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(results(page)).toBeHidden();
    await record(page);
    await expect(results(page)).toBeVisible();
    await expect(page.getByText('Exercises remaining today: 2')).toBeVisible();

    await page.getByRole('button', { name: 'Continue Practice' }).click();
    await expect(page.getByText('Accent Reduction · Level 2')).toBeVisible();
    await page.getByRole('button', { name: 'Exit Practice' }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Keep what you practiced');
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('heading', { name: 'Start Practicing Now' })).toBeFocused();
    await expect(page.getByText('1/3 exercises')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1/3 exercises')).toBeVisible();
    await expect(phrase(page, FIRST)).toBeHidden();
  });

  test('leaves the verdict by going back', async ({ page }) => {
    await page.goto('/');
    await record(page);
    await expect(results(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Start Practicing Now' })).toBeVisible();
    await expect(page.getByText('1/3 exercises')).toBeVisible();
    await expect(page.getByText('Ready to record')).toBeVisible();
  });

  test('takes along what was practiced when signing up', async ({ page }) => {
    await page.goto('/');
    await record(page);
    await expect(results(page)).toBeVisible();
    await page.getByRole('button', { name: 'Finish Session' }).filter({ visible: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Create Free Account' }).click();
    await expect(page).toHaveURL(/\/register$/);
    const person = newPerson();
    await page.getByLabel('Full name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    const claimed = page.waitForResponse('**/api/anonymous/claim');
    await page.getByRole('button', { name: 'Create Free Account' }).click();
    expect(await (await claimed).json()).toEqual({ sessions: 1 });
    await expect(page.getByText('Your practice came with you', { exact: true })).toBeVisible();
    const sessions = await page.context().request.get('/api/practice-sessions');
    expect(await sessions.json()).toMatchObject([{ phrase: FIRST }]);
    expect(await page.evaluate((key) => localStorage.getItem(key), TRIAL_KEY)).toBeNull();
  });
});

test.describe('somebody at their third exercise', () => {
  test.use({ microphone: { says: THIRD } });

  test('is praised, goes on, and comes to the limit', async ({ page, server, complaints }) => {
    await page.goto('/');
    await practiceTrial(page, 2, server.url);
    await page.goto('/?practice');
    await expect(page.getByText('Exercises remaining today: 1')).toBeVisible();
    await record(page);
    await expect(page.getByText('Great job!')).toBeVisible();
    await expect(page.getByText('Exercises remaining today: 0')).toBeVisible();
    const account = page.getByRole('link', { name: 'Create Free Account' }).first();
    await expect(account).toHaveAttribute('href', '/auth?tab=register');

    await page.getByRole('button', { name: 'Continue Practice' }).click();
    await expect(page.getByText('Exercises remaining today: 3')).toBeVisible();
    await expect(page.getByText('Ready to record')).toBeVisible();
    await expect(phrase(page, THIRD)).toBeHidden();

    complaints.expect(/status of 400 .*\/api\/anonymous\/exercise/);
    await practiceTrial(page, 3, server.url);
    await page.goto('/');
    await expect(page.getByText('3/3 exercises')).toBeVisible();
    await expect(page.getByText('Daily Limit Reached!')).toBeVisible();
    await expect(page.getByText(/Come back tomorrow for more practice/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start recording' })).toHaveCount(0);
  });
});

test.describe('somebody who refuses the microphone', () => {
  test.use({ microphone: 'denied' });

  test('is told where to allow it, on the landing page', async ({ page }) => {
    await page.goto('/');
    await record(page);
    await expect(page.getByRole('alert')).toContainText('Microphone access denied.');
    await expect(page.getByText(/allow the microphone/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
  });
});

test.describe('somebody whose address has begun many trials today', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.50' } });
  test.describe.configure({ timeout: 240_000 });

  test('waits for a moment, is told why, and has three exercises', async ({ page }) => {
    const { request } = page.context();
    for (let begun = 0; begun < 10; begun++) await request.post('/api/anonymous/session');
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/captcha/challenge**', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.goto('/');
    const note = page.getByText('Many people who share your internet connection are practicing');
    await expect(note).toBeVisible();
    await expectStateAccessible(page, 'a newcomer at a busy address');
    asked.resolve();
    await expect(note).toBeHidden({ timeout: 30_000 });
    await expect(phrase(page, FIRST)).toBeVisible();
    await expect(page.getByText('0/3 exercises')).toBeVisible();
    const { isDailyLimitReached } = await (
      await request.post('/api/anonymous/session', {
        data: { sessionToken: await trialToken(page) },
      })
    ).json();
    expect(isDailyLimitReached).toBe(false);
  });

  test('is told about the network, not about exercises they never did', async ({ page }) => {
    await page.route('**/api/anonymous/session', async (route) => {
      const answer = await route.fetch();
      const closed = { closedBy: 'network', canPractice: false, isDailyLimitReached: true };
      await route.fulfill({ json: { ...(await answer.json()), ...closed } });
    });
    await page.goto('/');
    await expect(page.getByText('No Free Trials Left Here Today')).toBeVisible();
    await expect(page.getByText('0/3 exercises')).toBeVisible();
    await expect(page.getByText('You’ve completed your 3 free exercises')).toBeHidden();
    await expectStateAccessible(page, 'a network with no trials left');
  });
});

test('a trial that has ended is replaced without a word', async ({ page }) => {
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem(key, 'ended long ago');
    sessionStorage.setItem('begun', 'yes');
  }, TRIAL_KEY);
  await page.goto('/');
  await expect(phrase(page, FIRST)).toBeVisible();
  await expect.poll(() => trialToken(page)).not.toBe('ended long ago');
});

test('a server that does not answer shows nothing, and is asked again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 500|ERR_FAILED/);
  let refused = 0;
  await page.route('**/api/anonymous/**', (route) => {
    refused += 1;
    return refused > 1 ? route.continue() : route.fulfill({ status: 500, body: '{}' });
  });
  await page.goto('/');
  await expect(phrase(page, FIRST)).toBeVisible();
  await expect(page.getByText('0/3 exercises')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await trialToken(page)).toBeTruthy();
});

test('the page can be read without its code, and nothing moves when that arrives', async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto(`${baseURL}/`);
  await expect(bare.getByRole('heading', { level: 1 })).toContainText('English pronunciation');
  for (const name of ['Features', 'What You Will Learn']) {
    await expect(bare.getByRole('heading', { name })).toBeVisible();
  }
  await expect(bare.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
  await plain.close();

  await watchShifts(page);
  await page.goto('/');
  await expect(phrase(page, FIRST)).toBeVisible();
  await expect(page.getByText('Pronunciation:')).toBeAttached();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});
