import type { Page } from '@playwright/test';
import { PracticeSession } from '@saywell/contract';
import { z } from 'zod';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { stay } from './harness/moments.ts';
import {
  THANKS,
  expectAnotherThan,
  openExercise,
  record,
  save,
  score,
} from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

const ANALYZE = '**/api/analyze-audio-pronunciation';
const SAVE = '**/api/practice-sessions';
const BUSY = 'Many people are practicing right now. Please try again in a moment.';

/** The server is too busy for so many takes, then it has time. */
async function busyFor(page: Page, takes: number, { retryAfter = 1 } = {}) {
  let refused = 0;
  let sent = 0;
  await page.route(ANALYZE, (route) => {
    sent += 1;
    if (refused >= takes) return route.continue();
    refused += 1;
    return route.fulfill({
      status: 503,
      headers: { 'retry-after': String(retryAfter) },
      json: { code: 'unavailable', message: BUSY },
    });
  });
  return { timesSent: () => sent };
}

async function savedSessions(page: Page) {
  const answer = await page.request.get('/api/practice-sessions');
  return z.array(PracticeSession).parse(await answer.json());
}

test.use({ microphone: { says: THANKS } });

test('a take that a busy server refuses is sent again by itself', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await busyFor(page, 2);
  await openExercise(page, THANKS);
  await record(page);
  await expect(page.getByText('Your recording is safe on this page.')).toBeVisible();
  await expect(page.getByText(/Resending automatically in \d+ s\./)).toBeVisible();
  expect(await score(page, { within: 25_000 })).toBeGreaterThanOrEqual(75);
});

test('sending by itself can be stopped, and the take is kept', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  // Time enough for a slow hand to stop the countdown.
  const server = await busyFor(page, 1, { retryAfter: 6 });
  await openExercise(page, THANKS);
  await record(page);
  await page.getByRole('button', { name: 'Wait' }).click();
  await expect(page.getByText('Automatic resending is off.')).toBeVisible();
  await stay(page, 7000);
  expect(server.timesSent()).toBe(1);
  await page.getByRole('button', { name: 'Send again' }).click();
  expect(await score(page)).toBeGreaterThanOrEqual(75);
});

test('a save whose answer was lost is repeated by itself, and counts once', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  let sent = 0;
  await page.route(SAVE, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await openExercise(page, THANKS);
  await record(page);
  await score(page);
  await save(page);
  await expectAnotherThan(page, THANKS);
  expect(await savedSessions(page)).toHaveLength(1);
  await expect.poll(() => sent).toBe(2);
  await page.getByRole('link', { name: 'Back to Pronunciation' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText('1 result waiting to be sent')).toBeHidden();
  expect(await savedSessions(page)).toHaveLength(1);
});

test('somebody who was signed out elsewhere signs in on the spot and loses nothing', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await openExercise(page, THANKS);
  await record(page);
  const figure = await score(page);
  await page.request.post('/api/logout');
  await save(page);
  await page.getByRole('button', { name: 'Sign in again' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expectStateAccessible(page, 'signing in again over a take');
  // Elsewhere it would take the place of the take.
  await expect(dialog.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await dialog.getByLabel('Username or email').fill(signedIn.username);
  await dialog.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectAnotherThan(page, THANKS);
  const sessions = await savedSessions(page);
  expect(sessions.map(({ accuracy }) => Math.round(accuracy! * 100))).toEqual([figure]);
});

test('a phrase that is left with a take in doubt is saved as one try', async ({
  page,
  signedIn: _,
}) => {
  const doubt = { code: 'unsure-phrase', blocking: false, message: 'Was that this phrase?' };
  await page.route(ANALYZE, async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const analysis = (await answer.json()) as object;
    return route.fulfill({ json: { ...analysis, issues: [doubt] } });
  });
  await openExercise(page, THANKS);
  await record(page);
  await expect(page.getByText('It counts as practice, not as a score.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).filter({ visible: true }).click();
  await record(page);
  await expect(page.getByText('It counts as practice, not as a score.')).toBeVisible();
  expect(await savedSessions(page)).toHaveLength(0);
  await page.getByRole('link', { name: 'Practice', exact: true }).first().click();
  await expect.poll(async () => (await savedSessions(page)).length).toBe(1);
  await openExercise(page, THANKS);
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Progress');
  expect(await savedSessions(page)).toHaveLength(1);
});

test('a verdict that was left unsaved is offered on return, and can be saved', async ({
  page,
  signedIn: _,
}) => {
  await openExercise(page, THANKS);
  await record(page);
  const figure = await score(page);
  await page.goto('/progress');
  await openExercise(page, THANKS);
  await expect(page.getByText(`Your last recording, ${figure}%, isn’t saved yet.`)).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  expect(await score(page)).toBe(figure);
  await save(page);
  await expectAnotherThan(page, THANKS);
  const sessions = await savedSessions(page);
  expect(sessions.map(({ accuracy }) => Math.round(accuracy! * 100))).toEqual([figure]);
  await openExercise(page, THANKS);
  await expect(page.getByText('isn’t saved yet.')).toHaveCount(0);
});

test('an unsaved verdict can be discarded', async ({ page, signedIn: _ }) => {
  await openExercise(page, THANKS);
  await record(page);
  await score(page);
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByText('Ready to record')).toBeVisible();
  await expect(page.getByText('isn’t saved yet.')).toHaveCount(0);
});
