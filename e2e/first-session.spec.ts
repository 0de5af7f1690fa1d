import type { Page } from '@playwright/test';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { newPerson } from './harness/people.ts';
import { record, verdict } from './harness/practice.ts';
import { sayNext } from './harness/speech.ts';
import { expect, test } from './harness/test.ts';

const PHRASES = [
  "Join us. You'll enjoy it.",
  'I usually walk to work.',
  'She said she felt sad.',
  "I'm going out for an hour.",
  'Pull up a chair by the pool.',
  'Drinks are half off until seven.',
  "My birthday's May third.",
  "There's a park farther down the road.",
];

/** Says the phrases with these numbers, each as the screen leads to it. */
async function say(page: Page, from: number, to: number) {
  for (let number = from; number <= to; number++) {
    await expect(page.getByText(`First session · Exercise ${number} of 8`)).toBeVisible();
    await expect(page.getByText('Ready to record')).toBeVisible();
    await sayNext(page, PHRASES[number - 1]!);
    await record(page);
    await expect(verdict(page)).toBeVisible();
    if (number === 1) await expectStateAccessible(page, 'a short verdict');
    await page.getByRole('button', { name: 'Save & Continue' }).click();
  }
  if (to < 8) await expect(page.getByText(`First session · Exercise ${to + 1} of 8`)).toBeVisible();
}

test.describe('somebody new', () => {
  test.use({ microphone: { says: PHRASES } });
  test.setTimeout(300_000);

  test('signs up, answers two questions, says eight phrases and sees where to begin', async ({
    page,
  }) => {
    const { name, username, email, password } = newPerson();
    await page.goto('/register');
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create Free Account' }).click();
    await page.getByRole('link', { name: 'Begin your first session' }).click();

    await page.getByRole('combobox', { name: 'Your first language' }).selectOption('Spanish');
    await page.getByRole('radio', { name: '10 min' }).click();
    await expect(page.getByRole('radio', { name: '10 min' })).toBeChecked();
    await expectStateAccessible(page, 'the questions of the first session');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await say(page, 1, 3);

    await page.reload();
    await expect(page.getByText('First session · Exercise 4 of 8')).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: 'Continue your first session' }).click();
    await expect(page.getByText('3 of 8 phrases said')).toBeVisible();
    await expect(page.getByText('Said', { exact: true })).toHaveCount(3);
    await expectStateAccessible(page, 'a first session that is underway');
    await page.getByRole('link', { name: 'Continue with phrase 4' }).click();
    await say(page, 4, 8);

    await expect(page.getByText('This is a first look, based on 8 phrases.')).toBeVisible();
    const begin = page.getByRole('region', { name: 'Three sounds to begin with' });
    await expect(begin.getByRole('listitem')).toHaveCount(3);
    await expect(begin).toContainText('people whose first language is Spanish');
    await expect(begin).toContainText('only');
    const map = page.getByRole('region', { name: 'A first look at your sounds' });
    await expect(map.getByRole('button', { name: / out of 100, clear/ }).first()).toBeVisible();
    await expectStateAccessible(page, 'the result of the first session');
    const { minutes } = await (await page.request.get('/api/daily-goal')).json();
    expect(minutes).toBe(10);

    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Good day/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your first session' })).toBeHidden();
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Open your first session' }).click();
    await page.getByRole('button', { name: 'Say all phrases again' }).click();
    await expect(page.getByText('First session · Exercise 1 of 8')).toBeVisible();
  });
});

test('who skips it is not asked again, and can still begin it and skip the rest', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Your first session' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Good day/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your first session' })).toBeHidden();

  await page.goto('/first-session');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('link', { name: 'Back to your first session' }).click();
  await expect(page.getByText('0 of 8 phrases said')).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
});
