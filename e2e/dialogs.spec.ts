import type { Locator, Page } from '@playwright/test';
import { createFeedback } from '@saywell/contract';
import { expectDialogAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/test.ts';

// Every dialog there is: in every look, by the Tab key, with Escape, and back to where one was.

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

// Many looks in one visit: seconds alone, and minutes on a machine that has much else to do.
test.describe.configure({ timeout: 240_000 });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();

/** A form that is sent as it is shows what is missing. */
const sends = (name: string, complaint: string) => async (dialog: Locator) => {
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog.getByText(complaint).first()).toBeVisible();
};

type Opened = {
  /** Pressed before, where a phone has folded the button away. */
  unfold?: string;
  open: string | RegExp;
  wrong?: ReturnType<typeof sends>;
};

const LEARNERS: Record<string, Opened[]> = {
  '/profile': [
    { open: 'Edit Profile' },
    { open: 'Send Feedback', wrong: sends('Send Feedback', 'Subject is required') },
    { open: 'Delete Account' },
  ],
  '/settings': [
    { open: 'Change Password', wrong: sends('Change Password', 'Password is required') },
    { open: 'Delete Account' },
  ],
  '/progress': [{ open: 'Reset Learning Progress' }, { open: /^th as in thin/ }],
  '/practice?exercise=1': [{ unfold: 'Options', open: 'Choose the voice' }],
};

for (const [path, dialogs] of Object.entries(LEARNERS)) {
  test(`the dialogs of ${path} are accessible`, async ({ page, signedIn: _ }) => {
    await page.goto(path);
    for (const { unfold, open, wrong } of dialogs) {
      if (unfold) await button(page, unfold).click();
      await expectDialogAccessible(page, button(page, open));
      if (!wrong) continue;
      const name = `${open}, with errors`;
      await expectDialogAccessible(page, button(page, open), { name, onTheWay: wrong });
    }
  });
}

test('a wrong password is announced', async ({ page, signedIn: _, complaints }) => {
  complaints.expect(/status of 400 .*\/api\/user\/password$/);
  await page.goto('/settings');
  await expectDialogAccessible(page, button(page, 'Change Password'), {
    name: 'a wrong password',
    onTheWay: async (dialog) => {
      await dialog.getByLabel('Current password').fill('not mine');
      await dialog.getByLabel('New password').fill('another long walk');
      await dialog.getByRole('button', { name: 'Change Password' }).click();
      await expect(dialog.getByText('This isn’t your current password')).toBeVisible();
    },
  });
});

test('the dialogs of the demo are accessible', async ({ page }) => {
  await page.goto('/demo');
  for (const open of ['Exercise Limit', 'Progress Loss', 'Personalization', 'Cookie choices']) {
    await expectDialogAccessible(page, button(page, open));
  }
});

test('the dialogs of an administrator are accessible', async ({ page, signedInAdmin: _ }) => {
  const data = { type: 'idea', subject: 'In a dialog', message: 'Read me.', priority: 'low' };
  expect((await page.request.post(createFeedback.path, { data })).ok()).toBe(true);
  await page.goto('/admin/feedback');
  await expectDialogAccessible(page, button(page, 'In a dialog'));
  await page.goto('/admin/blog');
  await expectDialogAccessible(page, button(page, /^Delete/), { name: 'deleting a post' });
});
