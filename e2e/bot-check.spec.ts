import type { Page } from '@playwright/test';
import { newPerson } from './harness/people.ts';
import { testOnSite } from './harness/site.ts';
import { expect } from './harness/test.ts';

/** Like a site as it comes: with the bot check on. */
const test = testOnSite({ CAPTCHA: 'altcha' });

async function tabTo(page: Page, what: ReturnType<Page['getByLabel']>) {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    if (await what.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Not reached by the keyboard');
}

test('somebody with a keyboard alone signs up, and nothing asks whether they are a robot', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/auth');
  await tabTo(page, page.getByRole('tab', { name: 'Sign In' }));
  await page.keyboard.press('ArrowRight');
  const tab = page.getByRole('tab', { name: 'Sign Up' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
  await tabTo(page, page.getByLabel('Full name'));
  await page.keyboard.type(person.name);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type(person.username);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Good day, ${person.name}!`);
});

test('a proof that the server refuses is made anew without asking', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 40[01] .*\/api\/login$/);
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/login')) answers.push(answer.status());
  });
  let spoilt = false;
  await page.route('**/api/login', (route) => {
    const body = route.request().postDataJSON() as object;
    if (spoilt) return route.continue();
    spoilt = true;
    return route.continue({ postData: JSON.stringify({ ...body, captchaToken: 'spent' }) });
  });
  await page.goto('/auth');
  await page.getByLabel('Username').fill('nobody_here');
  await page.getByLabel('Password').fill('nothing at all');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid username or password');
  expect(answers).toEqual([400, 401]);
});
