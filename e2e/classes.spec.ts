import type { Browser, Page } from '@playwright/test';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { newPerson, signUp } from './harness/people.ts';
import { THANKS, record, score, verdict } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

test.use({ microphone: { says: THANKS }, viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 90_000 });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Another person, in a browser of their own. */
async function teacherIn(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  const person = { ...newPerson(), name: 'Ms. Lee' };
  await signUp(context.request, person);
  return context.newPage();
}

/** Makes a class with this phrase and one more; the answer is its link. */
async function makeClass(page: Page): Promise<string> {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Open your classes' }).click();
  await page.getByRole('link', { name: 'Make a class' }).click();
  await press(page, 'Make the class');
  await expect(page.getByLabel('Name of the class')).toBeFocused();
  await page.getByLabel('Name of the class').fill('Monday group');
  await expect(page.getByLabel('Your name, as learners know you')).toHaveValue('Ms. Lee');
  await press(page, 'Make the class');
  await expect(page.getByRole('alert')).toHaveText('Please choose what to practice');
  await page.getByRole('searchbox').fill(THANKS);
  await page.getByRole('checkbox', { name: THANKS }).check();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('checkbox').nth(5).check();
  await press(page, 'Make the class');
  await expect(page.getByRole('heading', { level: 1, name: 'Monday group' })).toBeVisible();
  await expect(page.getByText('Nobody has joined yet')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Share the link');
  await expect(page.getByText('Link Copied', { exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a teacher sees how clear a learner’s phrase is, from joining to leaving, and nothing else', async ({
  page,
  browser,
  server,
}) => {
  const teacher = await teacherIn(browser, server.url);
  const link = await makeClass(teacher);

  // The link says what is asked before anybody signs in, and signing up leads back to it.
  await page.goto(link);
  await expect(page.getByText('Ms. Lee asks you to practice this until')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
    'href',
    /next=%2Fclass%2F/,
  );
  await signUp(page.context().request, { ...newPerson(), name: 'Ana Silva' });
  await page.reload();
  await expect(page.getByLabel('Your name in this class')).toHaveValue('Ana Silva');
  await page.getByLabel('Your name in this class').fill('Ana');
  await expectStateAccessible(page, 'before joining');
  await press(page, 'Join and share my results');
  await expect(page.getByRole('heading', { name: '0 of 2 done' })).toBeVisible();

  await page.getByRole('link', { name: THANKS }).click();
  await record(page);
  expect(await score(page)).toBeGreaterThanOrEqual(75);
  await expect(verdict(page)).toBeVisible();
  await press(page, 'Save & Continue');
  await expect(page.getByRole('heading', { name: '1 of 2 done' })).toBeVisible();
  await expect(page.getByRole('link', { name: THANKS })).toContainText('Clear');
  await expectStateAccessible(page, 'an item done');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ms. Lee’s class: 1 of 2 done' })).toBeVisible();

  await teacher.reload();
  await teacher.getByRole('button', { name: 'Ana' }).click();
  const learner = teacher.getByRole('listitem').filter({ hasText: 'Last practiced' });
  await expect(learner.getByText('1 of 2 done')).toBeVisible();
  await expect(learner.getByRole('listitem').filter({ hasText: THANKS })).toContainText('Clear');
  await expect(learner.getByText('Sounds that need work')).toBeVisible();
  await expect(teacher.locator('main')).not.toContainText(/Silva|%/);
  await expectStateAccessible(teacher, 'what a teacher sees of a learner');

  await page.goto(link);
  await press(page, 'Leave class');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave class' }).click();
  await expect(page.getByRole('heading', { name: 'What to practice' })).toBeFocused();
  await press(page, 'Practice without sharing');
  await expect(page.getByText('Ms. Lee won’t see that you were here')).toBeVisible();
  await teacher.reload();
  await expect(teacher.getByText('Nobody has joined yet')).toBeVisible();

  await press(teacher, 'End now');
  await teacher.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
  await expect(teacher.getByText('This class is over')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ms. Lee’s class ended on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join and share my results' })).toHaveCount(0);
  await press(teacher, 'Delete');
  await teacher.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(teacher.getByText('None yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'There is no class here' })).toBeVisible();
  await teacher.context().close();
});

test('whoever joins too late sees that the class lasts longer, is over, or gone', async ({
  page,
  browser,
  server,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/409|404/);
  const teacher = await teacherIn(browser, server.url);
  const api = teacher.context().request;
  const link = new URL(await makeClass(teacher)).pathname;
  const [{ id }] = (await (await api.get('/api/classes')).json()).teaching;

  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Join and share my results' })).toBeVisible();
  const {
    name,
    teacher: shown,
    endsOn,
    items,
  } = await (await api.get(`/api/classes/${id}`)).json();
  const later = new Date(Date.parse(endsOn) + 86_400_000).toISOString().slice(0, 10);
  const moved = await api.put(`/api/classes/${id}`, {
    data: { name, teacher: shown, endsOn: later, items },
  });
  expect(moved.status()).toBe(200);
  const laterDay = new Date(later).toLocaleDateString('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  await press(page, 'Join and share my results');
  await expect(page.getByText('The last day of this class has just been moved.')).toBeVisible();
  await expect(page.getByText(`from after ${laterDay}`)).toBeVisible();
  await api.post(`/api/classes/${id}/end`, { data: {} });
  await press(page, 'Join and share my results');
  await expect(page.getByText('Ms. Lee’s class ended on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join and share my results' })).toHaveCount(0);

  await page.getByRole('link', { name: THANKS }).click();
  await api.delete(`/api/classes/${id}`);
  await page.getByRole('link', { name: 'Back to the class' }).click();
  await expect(page.getByRole('heading', { name: 'There is no class here' })).toBeVisible();
  await page.getByRole('link', { name: 'Your classes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
  await teacher.context().close();
});

test('a teacher who was signed out meanwhile signs in on the spot, and the class is saved', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/401/);
  await page.goto('/classes?new');
  await page.getByLabel('Name of the class').fill('Late group');
  await page.getByRole('checkbox').first().check();
  await page.context().clearCookies();
  await press(page, 'Make the class');
  await expect(page.getByText('What you entered is still here.')).toBeVisible();
  await press(page, 'Sign in again');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Then the class will be saved.')).toBeVisible();
  await dialog.getByLabel('Username').fill(signedIn.username);
  await dialog.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Late group' })).toBeVisible();
});

test('a shared phrase waits to be read, and signing in leads back to it', async ({ page }) => {
  const phrase = 'Could I get the check, “please” & thanks?';
  await page.goto(`/practice?own#${new URLSearchParams({ phrase }).toString()}`);
  await expect(page).toHaveURL(/\/auth\?next=/);
  const person = newPerson();
  await signUp(page.context().request, person);
  await page.context().clearCookies();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('Type or paste a sentence')).toHaveValue(phrase);
  await expect(page.getByRole('button', { name: 'Start recording' })).toHaveCount(0);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Practice this phrase');
  await press(page, 'Share this phrase');
  await expect(page.getByText('Link Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URLSearchParams(new URL(copied).hash.slice(1)).get('phrase')).toBe(phrase);
});

test('a scene is asked for line by line, and can be shared', async ({ page, signedIn: _ }) => {
  await page.goto('/classes?new');
  const items = page.getByRole('region', { name: 'What to practice' });
  const lines = items.getByRole('button', { name: /^Remove: / });
  await press(page, 'Add its lines');
  await expect(page.getByText('Scene Added', { exact: true })).toBeVisible();
  const count = await lines.count();
  expect(count).toBeGreaterThan(4);
  await press(page, 'Remove the scene “Ordering lunch”');
  await expect(lines).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What to practice' })).toBeFocused();
  await press(page, 'Add its lines');
  await expect(lines).toHaveCount(count);
  await page.getByLabel('Name of the class').fill('Lunch');
  await press(page, 'Make the class');
  await expect(page.getByRole('heading', { level: 1, name: 'Lunch' })).toBeVisible();
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(lines).toHaveCount(count);
  const [{ token }] = (await (await page.request.get('/api/classes')).json()).teaching;
  await page.goto(`/class/${token}`);
  const scene = page.getByRole('list', { name: 'The lines of “Ordering lunch”' });
  await expect(scene.getByRole('listitem')).toHaveCount(count);
  await page.getByRole('link', { name: 'Play the scene “Ordering lunch”' }).click();
  await expect(page.getByRole('button', { name: 'Play the guest' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share this scene' })).toBeVisible();
  await page.getByRole('tab', { name: 'Listen' }).click();
  await page.getByRole('link', { name: 'Back to the class' }).click();
  await scene.getByRole('link').first().click();
  await page.getByRole('link', { name: 'Back to the class' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lunch' })).toBeVisible();
});
