import { readFile } from 'node:fs/promises';
import { SESSION_ENDED } from './harness/complaints.ts';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { mailedLink } from './harness/mail.ts';
import { newPerson, signUp } from './harness/people.ts';
import { misfitsWhenZoomed } from './harness/reflow.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

test('a changed name shows at once and stays', async ({ page, signedIn }) => {
  await page.goto('/profile');
  await expect(page.getByText(`@${signedIn.username}`)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('L');
  await dialog.getByLabel('Username').focus();
  await expect(dialog.getByLabel('Full name')).toHaveAccessibleDescription(
    'Name must be at least 2 characters',
  );
  await dialog.getByLabel('Full name').fill('Lena Lavender');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Profile updated successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lena Lavender');
});

test('a name or an address that is already taken shows its error at the field', async ({
  page,
  signedIn,
  playwright,
  server,
  complaints,
}) => {
  complaints.expect(/status of 409 .*\/api\/user$/);
  const other = newPerson();
  const elsewhere = await playwright.request.newContext({ baseURL: server.url });
  await signUp(elsewhere, other);
  await elsewhere.dispose();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(other.username.toUpperCase());
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription(
    'This username is already taken',
  );
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await dialog.getByLabel('Username').fill(newPerson().username);
  await expect(dialog.getByLabel('Current password')).toBeHidden();
  await dialog.getByLabel('Email').fill(other.email);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
    /Please enter your current password/,
  );
  await dialog.getByLabel('Current password').fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
    /An account with this email already exists/,
  );
});

test('a new address waits for its confirmation, and the old one can take the account back', async ({
  page,
  signedIn,
  server,
  complaints,
}) => {
  // Two looks at everything on the way.
  test.setTimeout(240_000);
  complaints.expect(/status of 400 .*\/api\/user$/);
  // Undoing signs this browser out as well.
  complaints.expect(SESSION_ENDED);
  const { email } = newPerson();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Current password').fill('not mine');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
    /This isn’t your current password/,
  );
  await dialog.getByLabel('Current password').fill(signedIn.password);
  // It shows for two seconds, which a busy machine may need for the click to return.
  const told = dialog.getByText(`Now open the link we sent to ${email}.`).waitFor();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await told;
  await expect(dialog).toBeHidden();
  const waits = page.getByRole('status').filter({ hasText: 'Confirm your new email address' });
  await expect(waits).toContainText(`your address stays ${signedIn.email}`);
  await expectStateAccessible(page, 'a new address that waits');
  await waits.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('Link Sent', { exact: true })).toBeVisible();

  await page.goto(await mailedLink(server.dataDir, { to: email, subject: /Confirm/ }));
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(email);
  await expect(waits).toBeHidden();

  const undo = { to: signedIn.email, subject: /about to change/ };
  await page.goto(await mailedLink(server.dataDir, undo));
  await page.getByRole('button', { name: 'Undo the Change' }).click();
  await expect(page.getByText(/Your account has this address again/)).toBeVisible();
  await expectStateAccessible(page, 'a change of address that was undone');
  await page.getByLabel('New password', { exact: true }).fill('mine and only mine');
  await page.getByLabel('Confirm new password').fill('mine and only mine');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Username').fill(signedIn.email);
  await page.getByLabel('Password').fill('mine and only mine');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Good day, ${signedIn.name}!`);
});

test('a change of address can be called off', async ({ page, signedIn }) => {
  const { email } = newPerson();
  const body = { email, currentPassword: signedIn.password };
  await page.request.patch('/api/user', { data: body });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(page.getByText('Change Canceled', { exact: true })).toBeVisible();
  await expect(page.getByText('Confirm your new email address')).toBeHidden();
});

for (const path of ['/profile', '/settings']) {
  test(`a consent switched on ${path} is saved at once`, async ({ page, signedIn: _ }) => {
    await page.goto(path);
    const analytics = page.getByRole('switch', { name: 'Analytics' });
    await expect(page.getByRole('switch', { name: 'Essential' })).toBeDisabled();
    await expect(page.getByRole('switch', { name: 'AI Processing' })).toBeChecked();
    const before = await analytics.isChecked();
    await analytics.click();
    await expect(page.getByText('Consent Updated', { exact: true })).toBeVisible();
    await page.reload();
    await expect(analytics).toBeChecked({ checked: !before });
  });

  test(`the export of ${path} is a file with everything in it`, async ({ page, signedIn }) => {
    await page.goto(path);
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export My Data' }).click();
    const download = await arrives;
    expect(download.suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.stringify(JSON.parse(text))).toContain(signedIn.email);
    expect(text).not.toContain('argon2');
  });
}

test('a browser that scores on this device only remembers it, on every screen that says so', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/profile');
  const deviceOnly = page.getByRole('switch', { name: 'Score on This Device Only' });
  await expect(deviceOnly).not.toBeChecked();
  await deviceOnly.click();
  await page.reload();
  await expect(deviceOnly).toBeChecked();
  await page.goto('/settings');
  await expect(deviceOnly).toBeChecked();
  await deviceOnly.click();
  await page.reload();
  await expect(deviceOnly).not.toBeChecked();
});

test('a consent that cannot be saved goes back and says so', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED .*\/api\/privacy\/consent$/);
  await page.goto('/profile');
  const marketing = page.getByRole('switch', { name: 'Marketing' });
  const before = await marketing.isChecked();
  await page.route('**/api/privacy/consent', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await marketing.click();
  await expect(
    page.getByText('Failed to update consent preferences.', { exact: true }),
  ).toBeVisible();
  await expect(marketing).toBeChecked({ checked: before });
});

test('an account is deleted at once, with the right password only', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/status of 403 .*\/api\/privacy\/delete$/);
  complaints.expect(/status of 401 .*\/api\/login$/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Your password').fill('not mine');
  await confirm.click();
  await expect(page.getByText('Deletion Failed', { exact: true })).toBeVisible();
  await dialog.getByLabel('Your password').fill(signedIn.password);
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Account Deleted', { exact: true })).toBeVisible();

  const { username, password } = signedIn;
  const answer = await page.request.post('/api/login', { data: { username, password } });
  expect(answer.status()).toBe(401);
});

test('a deletion that was asked for can be taken back', async ({ page, signedIn }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Request Deletion' }).click();
  await expect(page.getByText('Password Required', { exact: true })).toBeVisible();
  await dialog.getByLabel('Your password').fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Request Deletion' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Keep My Account' }).click();
  await expect(page.getByText('Deletion Canceled', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeHidden();
});

test('feedback reaches an administrator', async ({ page, signedIn: _, context }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(dialog.getByLabel('Subject')).toHaveAccessibleDescription('Subject is required');
  await dialog.getByLabel('Subject').fill('The th in clothes');
  await dialog.getByLabel('Message').fill('Could there be more exercises with it?');
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(page.getByText('Feedback Sent', { exact: true })).toBeVisible();
  const exported = await (await context.request.post('/api/privacy/export', { data: {} })).text();
  expect(exported).toContain('The th in clothes');
});

test('a long name and address wrap on a small phone', async ({ page, context }) => {
  const person = newPerson();
  const letters = 'w'.repeat(40);
  await signUp(context.request, { ...person, name: letters, email: `${letters}@example.com` });
  await page.goto('/profile');
  await settled(page);
  expect(await misfitsWhenZoomed(page)).toEqual([]);
});
