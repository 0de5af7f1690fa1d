import { SESSION_ENDED } from './harness/complaints.ts';
import { newPerson, signUp } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { mailedLink } from './harness/mail.ts';

test('somebody signs up, confirms the address, signs out, forgets the password and gets back in', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED);
  const person = newPerson();
  const another = 'a short walk in the rain';

  await page.goto('/auth?tab=register');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL('/');

  const confirm = await mailedLink(server.dataDir, { to: person.email, subject: /Confirm/ });
  await page.goto(confirm);
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  const user = await (await page.request.get('/api/user')).json();
  expect(user).toMatchObject({ email: person.email, emailVerified: true });

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();

  await page.goto(await mailedLink(server.dataDir, { to: person.email, subject: /password/ }));
  await page.getByLabel('New password', { exact: true }).fill(another);
  await page.getByLabel('Confirm new password').fill(another);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page).toHaveURL('/auth');

  await page.getByLabel('Username').fill(person.email);
  await page.getByLabel('Password').fill(another);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Good day, ${person.name}!`);
});

test('what there is to read beside a new password stays on the screen', async ({
  page,
  server,
  signedIn,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED);
  const body = { email: newPerson().email, currentPassword: signedIn.password };
  await page.request.patch('/api/user', { data: body });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(signedIn.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();

  const link = await mailedLink(server.dataDir, { to: signedIn.email, subject: /password/ });
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('a walk in the rain');
  await page.getByLabel('Confirm new password').fill('a walk in the rain');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const note = page.getByText('Your email address stays as it is.');
  await expect(note).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(note).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/auth');
});

test('an invalid link shows an error, and a new one can be requested', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400 .*\/api\/auth\/verify-email$/);
  await page.goto('/verify-email?token=made-up');
  await expect(page.getByText(/^Invalid verification link/)).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send a New Link' }).click();
  await expect(page.getByText(/a new link is on its way/)).toBeVisible();
});

test('a new password is asked for twice, and only with a token', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('Invalid or missing reset token')).toBeVisible();

  await page.goto('/reset-password?token=some-token');
  const save = page.getByRole('button', { name: 'Reset Password' });
  const first = page.getByLabel('New password', { exact: true });
  const second = page.getByLabel('Confirm new password');
  await save.click();
  await expect(first).toHaveAccessibleDescription(/Please fill in all fields/);
  await first.fill('short');
  await second.fill('other');
  await save.click();
  await expect(first).toHaveAccessibleDescription(/Password must be at least 6 characters long/);
  await expect(second).toHaveAccessibleDescription('Passwords do not match');
});

test('somebody who guesses passwords is asked to wait', async ({ page, context, complaints }) => {
  complaints.expect(/status of 4(01|29) .*\/api\/login$/);
  const person = newPerson();
  await signUp(context.request, person);
  await context.clearCookies();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await page.request.post('/api/login', {
      data: { username: person.username, password: `guess ${attempt}` },
    });
  }
  await page.goto('/auth');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password').fill('one more guess');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Too many failed attempts.');
});

test('a new password while signed in needs the current one', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/status of 400 .*\/api\/user\/password$/);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('not mine');
  await dialog.getByLabel('New password').fill('another long walk');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog.getByText('This isn’t your current password')).toBeVisible();
  await dialog.getByLabel('Current password').fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password Changed', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('asking for a new password keeps the way back to where somebody wanted to go', async ({
  page,
  context,
  signedIn,
}) => {
  await context.clearCookies();
  await page.goto('/practice?exercise=3');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByLabel('Username').fill(signedIn.username);
  await page.getByLabel('Password').fill(signedIn.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/practice?exercise=3');
});
