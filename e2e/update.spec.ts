import { expect, test } from './harness/between.ts';
import { buildsOf, nextBuild } from './harness/next-build.ts';
import { isReady, savedSessions } from './harness/offline.ts';
import { expectAnotherThan, find, openExercise, record, save, score } from './harness/practice.ts';

const PHRASE = 'Can I pay for two cups of tea?';
const NOTICE = 'A new version of Saywell is ready';

test.use({ deviceScoring: 'on', serviceWorkers: 'allow', microphone: { says: PHRASE } });

test('a new version waits for the take that is being recorded, and comes with Reload', async ({
  page,
  context,
  between,
  signedIn: _,
}) => {
  await openExercise(page, PHRASE);
  await isReady(page);
  const other = await context.newPage();
  await other.goto('/practice');
  await find(other, PHRASE);

  await record(page);
  const stop = page.getByRole('button', { name: 'Stop recording' });
  await expect(stop).toBeVisible();
  between.change(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(stop).toBeVisible();
  expect(await score(page)).toBeGreaterThanOrEqual(75);
  await save(page);
  await expectAnotherThan(page, PHRASE);
  await expect.poll(async () => (await savedSessions(context)).length).toBe(1);
  await page.getByRole('link', { name: 'Back to Pronunciation' }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(other.getByText(NOTICE)).toBeVisible();
  expect(await buildsOf(page)).toEqual(['first']);

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect.poll(() => buildsOf(page)).toEqual(['next']);
  await find(page, PHRASE);
  await expect(page.getByText(NOTICE)).toBeHidden();

  // The server has its files no more; its service worker has, and says so until it is reloaded.
  await other.getByRole('listitem').getByRole('link', { name: PHRASE }).click();
  await record(other);
  expect(await score(other)).toBeGreaterThanOrEqual(75);
  await save(other);
  await expect.poll(async () => (await savedSessions(context)).length).toBe(2);
  expect(await buildsOf(other)).toEqual(['first']);
  await other.getByRole('link', { name: 'Back to Pronunciation' }).click();
  await expect(other.getByText(NOTICE)).toBeVisible();
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => buildsOf(other)).toEqual(['next']);
  await expect(other.getByText(NOTICE)).toBeHidden();
});
