import type { Page } from '@playwright/test';
import type { readToday, ResultOf } from '@saywell/contract';
import { expect, test } from './harness/between.ts';
import { spokenBy, withDeviceVoices } from './harness/device-voices.ts';
import { answer, question, skipTo } from './harness/ear-round.ts';
import { expectMoment } from './harness/moments.ts';
import { DISCONNECTED, isReady } from './harness/offline.ts';
import { openExercise, THANKS } from './harness/practice.ts';

test.use({ serviceWorkers: 'allow' });

const AVA = 'Ava (Premium)';
const KEPT = /^Kept, (less than )?\d/;
const PART_KEPT = /^1 of 2 phrases/;
/** Enough for a round: one contrast and the better part of another. */
const EAR_KEPT = /^(?:2[89]|[3-9]\d) of \d+ words/;

type Exercise = { category: string; phrase: string };

/** Of a category, what is kept in a moment. */
function withTwo(text: string): string {
  const exercises = JSON.parse(text) as Exercise[];
  const kept = exercises
    .filter(({ category }) => category === 'pronunciation')
    .toSorted((one, other) => Number(other.phrase === THANKS) - Number(one.phrase === THANKS))
    .slice(0, 2);
  return JSON.stringify(
    exercises.filter((one) => one.category !== 'pronunciation' || kept.includes(one)),
  );
}

async function hear(page: Page, phrase: string) {
  // The page may fetch it before it is asked to.
  const heard = page.waitForResponse(
    (response) => response.url().endsWith('/api/text-to-speech') && response.ok(),
  );
  await openExercise(page, phrase);
  await page.getByRole('button', { name: 'Listen to Example' }).click();
  expect((await heard).fromServiceWorker()).toBe(true);
  await expectMoment(page, 'Playing...');
}

/** Who chose no voice hears the natural one of the device, as with a network. */
async function hearsTheDevice(page: Page) {
  await page.context().setOffline(true);
  await openExercise(page, THANKS);
  await page.getByRole('button', { name: 'Listen to Example' }).click();
  await expect.poll(() => spokenBy(page)).toEqual([{ text: THANKS, voice: AVA, rate: 1 }]);
  await page.context().setOffline(false);
  await page.goto('/profile');
}

async function choosesAnotherVoice(page: Page) {
  await page.evaluate(() => localStorage.setItem('saywell-voice', 'server:MALE:en-US-Neural2-D'));
  await page.reload();
}

/** Today’s practice begins without a network, and its round by ear counts as done at once. */
async function trainsTodaysEar(page: Page) {
  await page.goto('/today');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start the round' }).click();
  await answer(page, 1, 3);
  await question(page, 4);
  await skipTo(page, 20);
  await answer(page, 20, 20);
  await expect(page.getByRole('heading', { name: 'You heard 20 of 20' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.reload();
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps.first().getByText('done', { exact: true })).toBeAttached();
  await expect(steps.nth(1).getByRole('button', { name: 'Go on', exact: true })).toBeVisible();
}

async function todayOnServer({ request }: Page) {
  const answer = await request.get('/api/today?timeZone=America/New_York');
  const { begun, steps } = (await answer.json()) as ResultOf<typeof readToday>;
  return { begun, first: steps[0] };
}

test('what was kept is heard without a network, also in today’s round by ear, and what the browser removed is named', async ({
  page,
  context,
  between,
  signedIn: _,
  complaints,
}) => {
  test.setTimeout(300_000);
  complaints.expect(DISCONNECTED);
  between.change({ textOf: (text, path) => (path === '/api/exercises' ? withTwo(text) : text) });
  await withDeviceVoices(page, { voices: [{ name: AVA }], endsAfter: 300 });
  const answer = await page.request.get('/api/exercises');
  const exercises = ((await answer.json()) as Exercise[]).filter(
    ({ category }) => category === 'pronunciation',
  );
  expect(exercises).toHaveLength(2);
  await page.goto('/profile');
  await isReady(page);
  await page.getByRole('button', { name: 'Keep Pronunciation' }).click();
  await expect(page.getByText(PART_KEPT)).toBeVisible();
  await page.getByRole('button', { name: 'Stop keeping Pronunciation' }).click();
  await page.getByRole('button', { name: 'Keep the rest of Pronunciation' }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await hearsTheDevice(page);
  await choosesAnotherVoice(page);
  await expect(page.getByText('Kept in another voice')).toBeVisible();
  await page.getByRole('button', { name: 'Keep Pronunciation' }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Ear Training' }).click();
  await expect(page.getByText(EAR_KEPT)).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Stop keeping Ear Training' }).click();

  await context.setOffline(true);
  for (const { phrase } of exercises) await hear(page, phrase);
  await trainsTodaysEar(page);

  await context.setOffline(false);
  const done = { begun: true, first: { step: { kind: 'ear' }, state: 'done' } };
  await expect.poll(() => todayOnServer(page)).toMatchObject(done);
  const { contrasts } = await (await page.request.get('/api/ear')).json();
  expect(contrasts.map(({ asked }: { asked: number }) => asked)).toEqual([10, 10]);
  await page.goto('/profile');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(page.getByText('Your browser removed these')).toHaveCount(2);
  await page.getByRole('button', { name: 'Keep Pronunciation' }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Pronunciation' }).click();
  await expect(page.getByText(/phrases, about/)).toHaveCount(3);
});

test('a full disk is said, and the app goes on', async ({
  page,
  context,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/QuotaExceededError/);
  await page.goto('/profile');
  await isReady(page);
  const device = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.getByRole('button', { name: 'Keep Intonation' }).click();
  await expect(page.getByText('There is no more room on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await device.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: /^Keep (?:the rest of )?Intonation$/ }).click();
  await expect(page.getByText(/^[1-9]\d* of \d+ phrases/)).toBeVisible();
});
