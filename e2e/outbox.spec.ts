import type { BrowserContext, Page, Route } from '@playwright/test';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { DISCONNECTED, savedSessions } from './harness/offline.ts';
import { newPerson, signIn, signUp } from './harness/people.ts';
import {
  expectAnotherThan,
  notice,
  openExercise,
  record,
  save,
  score,
  THANKS,
} from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

const SAVE = '**/api/practice-sessions';
const SAVED_HERE = 'Saved on this device';
const WAITS = '1 result waiting to be sent';
const PLANNED = 'A planned fault';

test.use({ microphone: { says: THANKS } });
test.beforeEach(({ complaints }) => complaints.expect(DISCONNECTED));

const cut = (route: Route) =>
  route.request().method() === 'POST' ? route.abort() : route.fallback();

/** The network of every page, without what the journey itself asks the server. */
const cutOff = (context: BrowserContext) => context.route(SAVE, cut);
const reconnect = (context: BrowserContext) => context.unroute(SAVE, cut);

/** The server refuses to save, as it does once it has dropped the analysis. */
async function refuse(context: BrowserContext, until: () => boolean = () => false) {
  await context.route(SAVE, (route) =>
    !until() && route.request().method() === 'POST'
      ? route.fulfill({ status: 404, json: { code: 'not_found', message: PLANNED } })
      : route.fallback(),
  );
}

/** One exercise, scored and saved, while the save does not get through. */
async function saveInVain(page: Page) {
  await openExercise(page, THANKS);
  await record(page);
  const figure = await score(page);
  await save(page);
  await expectAnotherThan(page, THANKS);
  return figure;
}

test('what is saved offline waits through a reload, is shown, and is sent once', async ({
  page,
  context,
  signedIn: _,
}) => {
  await openExercise(page, THANKS);
  await record(page);
  const figure = await score(page);
  await context.setOffline(true);
  await save(page);
  await expect(notice(page, SAVED_HERE)).toBeVisible();
  await expect(notice(page, 'It will be sent when you’re back online.')).toBeVisible();
  await expectAnotherThan(page, THANKS);
  await page.getByRole('link', { name: 'Back to Pronunciation' }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await cutOff(context);
  await context.setOffline(false);
  await page.goto('/progress');
  await expect(page.getByText('+1 waiting to be sent')).toBeVisible();
  await expect(page.getByText('Today’s practice counts once it’s sent.')).toBeVisible();
  await page.goto('/practice');
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.getByRole('searchbox').fill(THANKS);
  await expect(page.getByRole('listitem').filter({ hasText: THANKS })).toContainText(`${figure}`);
  await expectStateAccessible(page, 'a result that waits to be sent');
  expect(await savedSessions(context)).toHaveLength(0);
  await reconnect(context);
  await page.reload();
  await expect.poll(async () => (await savedSessions(context)).length).toBe(1);
  await expect(page.getByText(WAITS)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await savedSessions(context)).toHaveLength(1);
});

test('two tabs that come back online together send it once', async ({
  page,
  context,
  signedIn: _,
}) => {
  let sent = 0;
  await cutOff(context);
  await saveInVain(page);
  const other = await context.newPage();
  await other.goto('/practice');
  await expect(other.getByText(WAITS)).toBeVisible();
  await context.setOffline(true);
  await reconnect(context);
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/practice-sessions')) sent += 1;
  });
  await context.setOffline(false);
  await expect(other.getByText(WAITS)).toBeHidden();
  await expect.poll(async () => (await savedSessions(context)).length).toBe(1);
  expect(sent).toBe(1);
});

test('what one person saved waits for them, whoever else signs in', async ({
  page,
  context,
  signedIn,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await cutOff(context);
  await saveInVain(page);
  const other = newPerson();
  // In another tab, say: this page does not know.
  await context.request.post('/api/logout');
  await signUp(context.request, other);
  await reconnect(context);
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await refused;
  expect(await savedSessions(context)).toEqual([]);
  await page.goto('/practice');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText(WAITS)).toBeHidden();
  await context.request.post('/api/logout');
  await page.goto('/login');
  await expect(page.getByText(WAITS)).toBeVisible();
  await expectStateAccessible(page, 'signing in while something waits');
  await signIn(context.request, signedIn);
  await page.goto('/practice');
  await expect.poll(async () => (await savedSessions(context)).length).toBe(1);
});

test('a result that waited until the server dropped its analysis is saved all the same', async ({
  page,
  context,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  await cutOff(context);
  await saveInVain(page);
  let isBack = false;
  await refuse(context, () => isBack);
  await reconnect(context);
  context.on('response', (answer) => {
    if (answer.url().endsWith('/api/analyses') && answer.ok()) isBack = true;
  });
  await page.goto('/practice');
  await expect.poll(async () => (await savedSessions(context)).length).toBe(1);
  await expect(page.getByText('wasn’t saved')).toBeHidden();
});

test('what the server refuses for good is shown, with its reason, until it is dismissed', async ({
  page,
  context,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  await cutOff(context);
  await saveInVain(page);
  // In this order: a page tries again by itself, and must not get through in between.
  await refuse(context);
  await reconnect(context);
  await page.goto('/practice');
  await page.getByRole('link', { name: 'See what wasn’t saved' }).click();
  const card = page.getByRole('region', { name: 'Not saved' });
  await expect(card).toContainText(THANKS);
  await expect(card).toContainText(PLANNED);
  await expectStateAccessible(page, 'a result that was refused');
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(card).toBeHidden();
});

test('signing out asks first if something waits, and leaves nothing behind', async ({
  page,
  context,
  signedIn,
}) => {
  await cutOff(context);
  await saveInVain(page);
  await page.goto('/profile');
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const dialog = page.getByRole('alertdialog', {
    name: '1 result hasn’t been sent yet. Sign out anyway?',
  });
  await expectStateAccessible(page, 'signing out while something waits');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await reconnect(context);
  await signIn(context.request, signedIn);
  await page.goto('/practice');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText(WAITS)).toBeHidden();
  expect(await savedSessions(context)).toEqual([]);
});

const NO_ROOM: [where: string, (page: Page, origin: string) => Promise<unknown>][] = [
  [
    'without a database of the browser',
    (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB')),
  ],
  [
    'on a full disk',
    async (page, origin) => {
      const device = await page.context().newCDPSession(page);
      await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    },
  ],
];
for (const [where, takeRoom] of NO_ROOM) {
  test(`${where} it is sent directly, and a failure is said`, async ({
    page,
    context,
    server,
    signedIn: _,
  }) => {
    await takeRoom(page, server.url);
    await cutOff(context);
    await openExercise(page, THANKS);
    await record(page);
    await score(page);
    await save(page);
    await expect(page.getByRole('alert').getByText('This recording wasn’t saved.')).toBeVisible();
    await reconnect(context);
    await save(page);
    await expectAnotherThan(page, THANKS);
    expect(await savedSessions(context)).toHaveLength(1);
  });
}
