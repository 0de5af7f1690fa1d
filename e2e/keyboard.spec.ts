import { createFeedback } from '@saywell/contract';
import { tabAndPress, tabAndType, tabTo } from './harness/keyboard.ts';
import { newPerson } from './harness/people.ts';
import { THANKS, notice, score, verdict } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

// Nothing in here touches the mouse: everything is reached with Tab and pressed with a key.

test.describe.configure({ timeout: 120_000 });

test.describe('a visitor', () => {
  test.use({ microphone: { says: 'Turn right at the next light.' } });

  test('goes from the first phrase to a verdict and into an account', async ({ page }) => {
    await page.goto('/');
    await tabAndPress(page.getByRole('button', { name: 'Start recording' }));
    await expect(page.getByRole('button', { name: 'Stop recording' })).toBeFocused();
    await expect(verdict(page)).toBeVisible();
    const word = page.getByRole('button', { name: /^Turn, \d+ percent/ });
    await tabAndPress(word, 'Space');
    await expect(word).toHaveAttribute('aria-expanded', /true|false/);
    await tabAndPress(
      page.getByRole('button', { name: 'Finish Session' }).filter({ visible: true }),
    );
    const prompt = page.getByRole('dialog');
    await expect(prompt).toBeVisible();
    await tabAndPress(prompt.getByRole('link', { name: 'Create Free Account' }));

    const person = newPerson();
    await tabAndType(page.getByLabel('Full name'), person.name);
    await tabAndType(page.getByLabel('Email'), person.email);
    await tabAndType(page.getByLabel('Username'), person.username);
    await tabAndType(page.getByLabel('Password', { exact: true }), person.password);
    await tabAndPress(page.getByRole('button', { name: 'Create Free Account' }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
    await expect(notice(page, 'Your practice came with you')).toBeVisible();
  });
});

test.describe('a learner', () => {
  test.use({ microphone: { says: THANKS } });

  test('signs in, says a phrase, saves it and goes on', async ({ page, context, signedIn }) => {
    await context.clearCookies();
    await page.goto('/practice');
    await tabAndType(page.getByLabel('Username'), signedIn.username);
    await tabAndType(page.getByLabel('Password', { exact: true }), signedIn.password);
    await page.keyboard.press('Enter');
    const tab = page.getByRole('tab', { name: 'Pronunciation' });
    await tabTo(tab);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Accent Reduction' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await tabAndType(page.getByRole('searchbox', { name: 'Find a phrase' }), THANKS);
    await tabAndPress(page.getByRole('listitem').getByRole('link', { name: THANKS }));
    await expect(page.getByText('Ready to record')).toBeVisible();
    await tabAndPress(page.getByRole('button', { name: 'Listen to Example' }));
    await tabAndPress(page.getByRole('button', { name: 'Start recording' }));
    expect(await score(page)).toBeGreaterThanOrEqual(75);
    await tabAndPress(
      page.getByRole('button', { name: 'Save & Continue' }).filter({ visible: true }),
    );
    await expect(page.getByText('Ready to record')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a learner looks at a sound and resets their progress', async ({ page, signedIn: _ }) => {
  await page.goto('/progress');
  const sound = page.getByRole('button', { name: /^th as in thin/ });
  await tabAndPress(sound);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('between the teeth')).toBeVisible();
  await tabTo(dialog.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(sound).toBeFocused();

  const reset = page.getByRole('button', { name: 'Reset Learning Progress' });
  await tabAndPress(reset);
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(reset).toBeFocused();
  await page.keyboard.press('Enter');
  await tabAndPress(question.getByRole('button', { name: 'Reset Progress' }));
  await expect(notice(page, 'Progress Reset')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(reset).toBeFocused();
});

test('an administrator writes a post, deletes it and answers feedback', async ({
  page,
  signedInAdmin: _,
}) => {
  const data = { type: 'idea', subject: 'Without a mouse', message: 'It works.', priority: 'low' };
  expect((await page.request.post(createFeedback.path, { data })).ok()).toBe(true);
  await page.goto('/admin/blog');
  await tabAndPress(page.getByRole('button', { name: 'New Post' }));
  await expect(page.getByRole('heading', { name: 'Create New Post' })).toBeFocused();
  await tabAndType(page.getByLabel('Title', { exact: true }), 'Typed from first to last');
  await tabAndType(page.getByLabel('Excerpt'), 'No mouse was moved.');
  await tabTo(page.getByRole('button', { name: 'Heading 1' }));
  await tabAndType(page.getByRole('textbox', { name: 'Content' }), 'Every word of it.');
  await tabAndType(page.getByLabel('Category'), 'Learning');
  await tabAndPress(page.getByRole('switch', { name: 'Publish immediately' }), 'Space');
  await tabAndPress(page.getByRole('button', { name: 'Create Post' }));
  await expect(notice(page, 'Blog post created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Blog Posts' })).toBeFocused();

  const row = page.getByRole('listitem').filter({ hasText: 'Typed from first to last' });
  await expect(row).toContainText('learning strategies');
  await expect(row).toContainText('Published');
  await tabAndPress(row.getByRole('button', { name: /^Delete/ }));
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabAndPress(question.getByRole('button', { name: 'Delete' }));
  await expect(notice(page, 'Blog post deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[12]$/);

  await tabAndPress(page.getByRole('link', { name: 'Feedback' }));
  const wish = page.getByRole('listitem').filter({ hasText: 'Without a mouse' }).first();
  const subject = wish.getByRole('button', { name: 'Without a mouse' });
  await tabAndPress(subject);
  await expect(page.getByRole('dialog', { name: 'Without a mouse' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(subject).toBeFocused();
  await tabTo(wish.getByRole('combobox'), 'Tab');
  await page.keyboard.type('Resolved');
  await expect(wish.getByRole('combobox')).toHaveValue('resolved');
});
