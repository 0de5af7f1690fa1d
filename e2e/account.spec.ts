import { expect, test } from './harness/test.ts';
import { newPerson } from './harness/people.ts';

test('a visitor who wanted to practice signs up and gets there', async ({ page, context }) => {
  const person = newPerson();
  await page.goto('/practice#intonation');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL('/practice#intonation');

  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('a wrong password shows an error in the form, the right one signs in', async ({
  page,
  context,
  signedIn,
  complaints,
}) => {
  complaints.expect(/status of 401 .*\/api\/login$/);
  await context.clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Username').fill(signedIn.username);
  await page.getByLabel('Password').fill('not it at all');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();

  await page.getByLabel('Password').fill(signedIn.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Good day, ${signedIn.name}!`);
});

test('a taken name shows its error at the field', async ({
  page,
  context,
  signedIn,
  complaints,
}) => {
  complaints.expect(/status of 409 .*\/api\/register$/);
  await context.clearCookies();
  const other = newPerson();
  await page.goto('/register');
  await page.getByLabel('Full name').fill(other.name);
  await page.getByLabel('Email').fill(other.email);
  await page.getByLabel('Username').fill(signedIn.username);
  await page.getByLabel('Password').fill(other.password);
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    'This username is already taken',
  );
});

test('one press sends a form although leaving its field shows an error above the button', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Username').fill('mei tanaka');
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    'Username can only contain letters, numbers, and underscores',
  );
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Full name')).toBeFocused();
});
