import { startMailServer, type MailServer } from './harness/mail-server.ts';
import { lendServer } from './harness/server.ts';
import { test as base, expect } from './harness/test.ts';

/** A site that can send mail. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    ({ mail }, use) => lendServer(use, { SMTP_URL: mail.smtpUrl, DEVICE_SCORING: 'off' }),
    { scope: 'worker', timeout: 240_000 },
  ],
});

const linkIn = (message: string | undefined, path: string) =>
  new RegExp(`https?://\\S+/${path}\\?token=[\\w-]+`).exec(message ?? '')?.[0];

test('a reminder is asked for, comes by email, and stops by one click and by its link', async ({
  page,
  context,
  signedIn,
  mail,
}) => {
  const remind = page.getByRole('switch', { name: 'Remind Me' });
  const time = page.getByRole('combobox', { name: 'Time', exact: true });
  await page.goto('/profile');
  await expect(remind).not.toBeChecked();
  await expect(remind).toBeDisabled();
  await expect(remind).toHaveAccessibleDescription(/confirm your email address/);
  const confirmation = () => linkIn(mail.newest(/^Subject: Confirm/m), 'verify-email');
  await expect.poll(confirmation).toBeTruthy();
  await page.goto(confirmation()!);
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

  await page.goto('/profile');
  await expect(time).toBeDisabled();
  await remind.click();
  await expect(page.getByText('Reminder Saved', { exact: true })).toBeVisible();
  await time.selectOption('7:30 AM');
  await expect(page.getByText('Reminder Saved', { exact: true }).first()).toBeVisible();
  const zone = page.getByRole('combobox', { name: 'Time Zone' });
  await expect(zone.locator('option:checked')).toHaveText('New York (your device)');
  await zone.selectOption('Asia/Tokyo');
  await page.reload();
  await expect(remind).toBeChecked();
  await expect(time).toHaveValue('07:30');
  await expect(zone).toHaveValue('Asia/Tokyo');
  await zone.selectOption('New York (your device)');

  // At this very minute, however often it changes until the letter is there.
  const letter = async () => {
    const at = await page.evaluate(() => new Date().toTimeString().slice(0, 5));
    await context.request.put('/api/reminder', { data: { on: true, at } });
    return mail.newest(/^Subject: Today: /m);
  };
  await expect.poll(letter, { timeout: 60_000, intervals: [1000] }).toContain(signedIn.email);
  const oneClick = /^List-Unsubscribe: <(\S+)>$/m.exec((await letter())!)![1]!;
  expect(await letter()).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);

  // A scanner reads the address; the mail program posts to it.
  expect((await context.request.get(oneClick)).status()).toBe(200);
  await page.reload();
  await expect(remind).toBeChecked();
  const clicked = await fetch(oneClick, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(clicked.status).toBe(200);
  await page.reload();
  await expect(remind).not.toBeChecked();
  await remind.click();
  await expect(page.getByText('Reminder Saved', { exact: true })).toBeVisible();

  const { cookies } = await context.storageState();
  await context.clearCookies();
  await page.goto(linkIn(mail.newest(/^Subject: Today: /m), 'unsubscribe')!);
  await page.getByRole('button', { name: 'Stop the Reminders' }).click();
  await expect(page.getByText('Reminders are off.')).toBeVisible();
  await context.addCookies(cookies);
  await page.goto('/profile');
  await expect(remind).not.toBeChecked();
});
