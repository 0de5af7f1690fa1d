import type { Page } from '@playwright/test';
import { SESSION_ENDED } from './harness/complaints.ts';
import { expectDialogAccessible, expectStateAccessible } from './harness/expect-accessible.ts';
import { plugIn } from './harness/passkeys.ts';
import { ADMIN, ADMIN_SETTINGS, newPerson, type Person, signIn, signUp } from './harness/people.ts';
import { scoredTake } from './harness/scored-take.ts';
import { settled } from './harness/settled.ts';
import { testOnSite } from './harness/site.ts';
import { expect } from './harness/test.ts';

/** Browsers make no passkeys for an address that is a number. */
const test = testOnSite({ ...ADMIN_SETTINGS, ADMIN_PASSKEY: 'required' }, 'localhost');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const withPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });
const greeted = (page: Page, { name }: Person) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`Good day, ${name}!`);

/** Chromium's device picks among the suggestions by itself, and would do so again and again. */
async function holdLaterQuestions(page: Page) {
  let asked = 0;
  const isAskedAgain = Promise.withResolvers<void>();
  await page.route('**/api/passkeys/challenge', (route) => {
    asked += 1;
    if (asked === 1) return route.continue();
    return isAskedAgain.resolve();
  });
  return isAskedAgain.promise;
}

async function addPasskey(page: Page, { password }: Person, name: string) {
  await press(page, 'Add a Passkey');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey Added', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

/** Somebody with a passkey on this device, who is to sign in. */
async function signedOutWithPasskey(page: Page) {
  const person = newPerson();
  await signUp(page.request, person);
  await page.goto('/profile');
  const device = await plugIn(page);
  await addPasskey(page, person, 'Phone');
  await page.request.post('/api/logout');
  return { person, device };
}

test('somebody adds a passkey, is offered it at sign-in and does without a password', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page.request, person);
  await plugIn(page);
  await page.goto('/profile');
  await addPasskey(page, person, 'My phone');
  await press(page, 'Rename My phone');
  await page.getByRole('dialog').getByLabel('Name').fill('Old phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Old phone', { exact: true })).toBeVisible();

  await press(page, 'Remove Password');
  await expect(page.getByRole('dialog')).toContainText(
    `only a link sent to ${person.email} can get you`,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Password' }).click();
  await expect(page.getByText('Password Removed', { exact: true })).toBeVisible();
  await expect(page.getByText('Your account has no password.')).toBeVisible();
  await press(page, 'Sign Out');
  await expect(page).toHaveURL('/');

  // Chromium's device picks from the suggestions by itself: there is nothing to press.
  await page.goto('/auth');
  await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username webauthn');
  await greeted(page, person);

  const plain = await page.context().newPage();
  await plain.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await plain.goto('/settings');
  await press(plain, 'Delete Account');
  const dialog = plain.getByRole('dialog');
  await expect(dialog).toContainText('This browser can’t use your passkey.');
  await expect(dialog.getByRole('button', { name: 'Request Deletion' })).toBeDisabled();
  await dialog.getByRole('link', { name: 'get a password by email' }).click();
  await expect(plain).toHaveURL('/forgot-password');
  await plain.close();

  await page.goto('/settings');
  await press(page, 'Set a Password');
  await page.getByRole('dialog').getByLabel('New password').fill('after all a password');
  await page.getByRole('dialog').getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText('Password Set', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
});

test('somebody who was signed out elsewhere comes back with a passkey, and the take is saved', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const person = newPerson();
  await signUp(page.request, person);
  await plugIn(page);
  await page.goto('/profile');
  await addPasskey(page, person, 'My phone');
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  const taken = { analysis: scoredTake, seconds: 9, at: Date.now() };
  await page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [
    `saywell-unsaved:${id}:1`,
    JSON.stringify(taken),
  ] as const);
  await page.goto('/practice?exercise=1');
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.request.post('/api/logout');
  await page.getByRole('button', { name: 'Save & Continue' }).filter({ visible: true }).click();
  // Chromium's device picks from the suggestions by itself: there is nothing more to press.
  await page.getByRole('button', { name: 'Sign in again' }).filter({ visible: true }).click();
  await expect(page.getByText('Exercise 2 of')).toBeVisible();
  const sessions = (await (await page.request.get('/api/practice-sessions')).json()) as object[];
  expect(sessions).toMatchObject([{ exerciseId: 1, accuracy: 0.82 }]);
});

test('of two passkeys one is removed and opens nothing, and the other still does', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401 .*\/api\/passkeys\/sign-in$/);
  const person = newPerson();
  await signUp(page.request, person);
  await page.goto('/profile');
  const phone = await plugIn(page);
  await addPasskey(page, person, 'Phone');
  const [lost] = await phone.credentials();
  await phone.unplug();
  const key = await plugIn(page, { transport: 'usb' });
  await addPasskey(page, person, 'Key');

  await press(page, 'Remove Phone');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Remove Passkey' }).click();
  await expect(page.getByText('Passkey Removed', { exact: true })).toBeVisible();
  await expect(page.getByText('Phone', { exact: true })).toBeHidden();
  await press(page, 'Sign Out');
  await expect(page).toHaveURL('/');
  const kept = await key.credentials();
  await key.unplug();

  const found = await plugIn(page);
  await found.put(lost!);
  const isAskedAgain = holdLaterQuestions(page);
  await page.goto('/auth');
  await expect(page.getByRole('alert')).toContainText('No account here uses this passkey.');
  await isAskedAgain;
  await page.unroute('**/api/passkeys/challenge');
  await found.unplug();

  await (await plugIn(page, { transport: 'usb' })).put(kept[0]!);
  await withPasskey(page).click();
  await greeted(page, person);
});

test('an answer opens one door, once, and only from our own pages', async ({
  page,
  site,
  server,
  complaints,
}) => {
  complaints.expect(/status of 40[01] .*\/api\/passkeys\/sign-in$/);
  complaints.expect(SESSION_ENDED);
  const person = newPerson();
  await signUp(page.request, person);
  await page.goto('/profile');
  const device = await plugIn(page);
  await addPasskey(page, person, 'Phone');
  await press(page, 'Sign Out');
  await expect(page).toHaveURL('/');

  const answered = page.waitForRequest('**/api/passkeys/sign-in');
  await page.goto('/auth');
  const passkey = (await answered).postDataJSON();
  await greeted(page, person);
  await page.request.post('/api/logout');
  const replayed = await page.request.post('/api/passkeys/sign-in', { data: passkey });
  expect([replayed.status(), (await replayed.json()).message]).toEqual([
    400,
    'This passkey request has already been used. Please start again.',
  ]);

  // Another site of the same machine: the browser shows it the same passkeys, and says where it was.
  const challenge = await (await page.request.post('/api/passkeys/challenge')).json();
  await page.goto(server.url.replace('127.0.0.1', 'localhost'));
  const stolen = await page.evaluate(async (options) => {
    const asked = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const given = await navigator.credentials.get({ publicKey: asked });
    return (given as PublicKeyCredential).toJSON();
  }, challenge);
  const refused = await page.request.post(`${site.url}/api/passkeys/sign-in`, {
    data: { passkey: stolen },
  });
  expect(refused.status()).toBe(401);

  // A copy of the device, made before it was used.
  await device.turnBack();
  void holdLaterQuestions(page);
  await page.goto('/auth');
  await expect(page.getByRole('alert')).toContainText('No account here uses this passkey.');
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('who walks away from the question is told so, and may use the password', async ({ page }) => {
  const { person, device } = await signedOutWithPasskey(page);
  await device.refuse();
  await page.goto('/auth');
  await withPasskey(page).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used.');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password').fill(person.password);
  await press(page, 'Sign In');
  await greeted(page, person);
});

test('a suggestion that comes late does not end the question somebody has asked for', async ({
  page,
}) => {
  const { device } = await signedOutWithPasskey(page);
  await device.leaveAlone();
  const late = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/passkeys/challenge', async (route) => {
    asked += 1;
    if (asked === 1) await late.promise;
    await route.continue();
  });
  await page.goto('/auth');
  await expect.poll(() => asked).toBe(1);
  const answered = page.waitForResponse('**/api/passkeys/challenge');
  await withPasskey(page).click();
  await answered;
  late.resolve();
  await page.waitForTimeout(1000);
  await expect(page.getByRole('button', { name: 'Waiting for your browser...' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('without a connection nothing waits to happen later', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const person = newPerson();
  await signUp(page.request, person);
  await page.goto('/profile');
  await press(page, 'Delete Account');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog).toContainText('Network error. Please try again.');
  await context.setOffline(false);
  await page.route('**/api/user/passkeys', (route) => route.abort());
  await page.reload();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByRole('alert')).toContainText('Your passkeys couldn’t be loaded.');
  await page.unrouteAll();
  await passkeys.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Add a Passkey' })).toBeVisible();
});

test('a browser without passkeys is offered none, nor is one at another address', async ({
  page,
  server,
}) => {
  const person = newPerson();
  for (const url of [server.url, undefined]) {
    if (!url) await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    const at = (path: string) => (url ? url + path : path);
    await page.goto(at('/auth'));
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(withPasskey(page)).toBeHidden();
    await page.request.post(at('/api/register'), { data: person });
    await page.goto(at('/profile'));
    await expect(page.getByText('This browser can’t use passkeys at this address.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a Passkey' })).toBeHidden();
  }
});

test('an administrator adds a passkey before anything else, and uses it from then on', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 403 .*\/api\/admin\//);
  complaints.expect(SESSION_ENDED);
  const enter = async () => {
    await page.goto('/auth?next=/admin/overview');
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password').fill(ADMIN.password);
    await press(page, 'Sign In');
    await expect(page).toHaveURL('/profile');
  };
  await enter();
  const banner = page.getByText('Administrators need a passkey here', { exact: true });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Tools' })).toBeHidden();
  await page.goto('/admin/overview');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('Administrators need a passkey here.')).toBeVisible();
  expect((await page.request.get('/api/admin/overview')).status()).toBe(403);

  await page.getByRole('link', { name: 'Go to My Profile' }).click();
  const device = await plugIn(page);
  await addPasskey(page, ADMIN, 'My laptop');
  await expect(banner).toBeHidden();
  await page.getByRole('link', { name: 'Site Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Site overview' })).toBeVisible();
  await settled(page);

  await page.request.post('/api/logout');
  await device.refuse();
  await enter();
  await device.agree();
  await press(page, 'Use My Passkey');
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Admin Tools' })).toBeVisible();
});

test('an administrator is told nothing about passkeys that nobody knows yet', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  await signIn(page.request, ADMIN);
  await page.route('**/api/user/passkeys', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByText('We couldn’t find out whether you have one.')).toBeVisible();
  await expect(page.getByText('Add one below.')).toBeHidden();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('We couldn’t find out how you sign in.');
  await page.unroute('**/api/user/passkeys');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog).toContainText(/Your password|Your browser will ask/);
});

test.describe('in every look', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });
  // Many looks in one visit: seconds alone, and minutes on a machine that has much else to do.
  test.describe.configure({ timeout: 240_000 });

  test('a profile with a passkey and its dialogs are accessible', async ({ page }) => {
    const person = newPerson();
    await signUp(page.request, person);
    await plugIn(page);
    await page.goto('/profile');
    await addPasskey(page, person, 'My phone');
    await expectStateAccessible(page, 'a profile with a passkey');
    for (const name of ['Add a Passkey', 'Rename My phone', 'Remove My phone', 'Remove Password']) {
      await expectDialogAccessible(page, page.getByRole('button', { name, exact: true }));
    }
  });

  test('what an administrator without a passkey sees is accessible', async ({ page }) => {
    await signIn(page.request, ADMIN);
    await page.goto('/profile');
    await expect(page.getByText('Administrators need a passkey here')).toBeVisible();
    await expectStateAccessible(page, 'an administrator without a passkey');
  });
});
