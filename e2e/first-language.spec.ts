import { expectStateAccessible } from './harness/expect-accessible.ts';
import { tabAndPress } from './harness/keyboard.ts';
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

test('a step of the path is pinned, skipped and put back by keyboard, or honestly not', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Your whole path' }).click();
  const steps = page.getByRole('list', { name: 'Next steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(8);
  await expect(steps.first()).toContainText('ship / sheep');
  await tabAndPress(page.getByRole('button', { name: 'Skip ship / sheep' }));
  await expect(page.getByRole('button', { name: 'Undo: put ship / sheep back' })).toBeFocused();
  await expectStateAccessible(page, 'a step that was skipped');
  const title = await steps.nth(3).locator('b').innerText();
  await tabAndPress(page.getByRole('button', { name: `Pin ${title}` }));
  await expect(page.getByRole('button', { name: `Unpin ${title}` })).toBeFocused();
  await expect(steps.first()).toContainText('Pinned');
  await page.reload();
  await expect(steps.first()).toContainText(title);
  await expect(page.getByRole('button', { name: 'Put back ship / sheep' })).toBeVisible();
  await page.goto('/ear');
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText('ship / sheep')).toBeHidden();

  await page.goto('/path');
  complaints.expect(/503/);
  await page.route('**/api/path/steps/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Busy' } }),
  );
  await page.getByRole('button', { name: 'Put back ship / sheep' }).click();
  await expect(
    page.getByText('Couldn’t change your path. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put back ship / sheep' })).toBeVisible();
});
