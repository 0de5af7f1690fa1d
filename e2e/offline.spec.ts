import { newPerson, signIn, signUp } from './harness/people.ts';
import { expectMoment } from './harness/moments.ts';
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
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect((await context.request.get('/api/user')).status()).toBe(401);
});

test('an example that was kept is heard without a network, and what the browser removed is named', async ({
  page,
  context,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(DISCONNECTED);
  const answer = await page.request.get('/api/exercises');
  const exercises = (await answer.json()) as Record<'id' | 'difficulty' | 'category', number>[];
  const [first] = exercises
    .filter(({ category }) => String(category) === 'intonation')
    .toSorted((one, other) => one.difficulty - other.difficulty || one.id - other.id);
  await page.goto('/profile');
  await isReady(page);
  await page.getByRole('button', { name: 'Keep Intonation' }).click();
  await expect(page.getByText(/^[1-9]\d* of \d+ phrases/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop keeping Intonation' }).click();
  await expect(page.getByRole('button', { name: 'Keep the rest of Intonation' })).toBeVisible();

  await context.setOffline(true);
  await page.goto(`/practice?exercise=${first!.id}`);
  const heard = page.waitForResponse(
    (response) => response.url().endsWith('/api/text-to-speech') && response.ok(),
  );
  await page.getByRole('button', { name: 'Listen to Example' }).click();
  expect((await heard).fromServiceWorker()).toBe(true);
  await expectMoment(page, 'Playing...');

  await context.setOffline(false);
  await page.goto('/profile');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(page.getByText('Your browser removed these')).toBeVisible();
  await page.getByRole('button', { name: 'Keep Intonation' }).click();
  await expect(page.getByText(/^[1-9]\d* of \d+ phrases/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop keeping Intonation' }).click();
  await page.getByRole('button', { name: 'Remove Intonation' }).click();
  await expect(page.getByText(/phrases, about/)).toHaveCount(3);
});
