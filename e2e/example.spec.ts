import type { Page } from '@playwright/test';
import { expectMoment } from './harness/moments.ts';
import { notice, openExercise, THANKS, writeOwnPhrase } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

const haveNoVoice = (page: Page) =>
  page.route('**/api/text-to-speech', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Out of voice' } }),
  );

test('the example plays, says so, and ends', async ({ page, signedIn: _ }) => {
  await openExercise(page, THANKS);
  const listen = page.getByRole('button', { name: 'Listen to Example' });
  await listen.click();
  await expectMoment(page, 'Playing...');
  await expect(listen).toBeVisible();
});

test('an example that plays can be stopped', async ({ page, signedIn: _ }) => {
  // Long enough to be stopped by a slow hand: it would go on past the limit of this test's patience.
  await writeOwnPhrase(
    page,
    Array.from({ length: 9 }, () => 'This is one of many sentences.').join(' '),
  );
  const listen = page.getByRole('button', { name: 'Listen to Example' });
  await listen.click();
  await page.getByRole('button', { name: 'Playing...' }).click();
  await expect(listen).toBeVisible({ timeout: 5000 });
});

test('without any voice there is a message', async ({ page, signedIn: _, complaints }) => {
  complaints.expect(/status of 500/);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  await haveNoVoice(page);
  await openExercise(page, THANKS);
  await page.getByRole('button', { name: 'Listen to Example' }).click();
  await expect(notice(page, 'Audio Not Available')).toBeVisible();
  await expect(notice(page, 'Text-to-speech is not supported in your browser.')).toBeVisible();
});

test('so there is for a voice that fails twice', async ({ page, signedIn: _, complaints }) => {
  complaints.expect(/status of 500/);
  await haveNoVoice(page);
  await openExercise(page, THANKS);
  await page.getByRole('button', { name: 'Listen to Example' }).click();
  await expect(notice(page, 'Audio Error')).toBeVisible();
  await expect(notice(page, 'Could not play exercise pronunciation.')).toBeVisible();
});
