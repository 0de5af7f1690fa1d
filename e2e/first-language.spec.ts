import { expect, test } from './harness/test.ts';

test('the first language decides where to begin, and can be taken back', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/profile');
  const card = page.getByRole('list', { name: 'What to learn to hear first' });
  const choice = page.getByRole('combobox', { name: 'Your first language' });
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card).not.toContainText('Korean');
  await choice.selectOption('Korean');
  await expect(card).toContainText('Many people whose first language is Korean');
  await page.reload();
  await expect(choice).toHaveValue('korean');
  await choice.selectOption('I’d rather not say');
  await expect(page.getByText('First Language Removed', { exact: true })).toBeVisible();
  await expect(card).not.toContainText('Korean');
});

test('the arrow keys go on to the last choice', async ({ page, signedIn: _ }) => {
  await page.goto('/profile');
  const choice = page.getByRole('combobox', { name: 'Your first language' });
  await expect(choice).toBeEnabled();
  await choice.focus();
  for (const language of ['arabic', 'french', 'german']) {
    await page.keyboard.press('ArrowDown');
    await expect(choice).toHaveValue(language);
    await expect(choice).toBeFocused();
  }
  await expect(page.getByText('First Language Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue('german');
});
