import { recordEvents } from '@saywell/contract';
import { hide, readBeacons } from './harness/beacons.ts';
import { expect, test } from './harness/test.ts';

test('a visitor refuses by keyboard, is not asked again, and nothing is sent', async ({ page }) => {
  const beacons = await readBeacons(page);
  await page.goto('/demo');
  const bar = page.getByRole('region', { name: 'Cookie choices' });
  await expect(bar).toBeVisible();
  const refuse = bar.getByRole('button', { name: 'Refuse' });
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(refuse).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Complete Exercise' }).click();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await hide(page);
  expect((await beacons()).filter(({ path }) => path === recordEvents.path)).toEqual([]);
});

test('a choice is changed from the footer', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Allow' }).click();
  const change = page.getByRole('button', { name: 'Cookie choices' });
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Cookie choices' });
  const count = dialog.getByRole('switch', { name: 'Count visits' });
  await expect(count).toBeChecked();
  await count.focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Save choices' }).click();
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await page.reload();
  await change.click();
  await expect(count).not.toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Personalize ads' })).toBeChecked();
});

test('a choice made as a visitor goes along into the account', async ({ page, signedIn: _ }) => {
  await page.addInitScript(() =>
    localStorage.setItem('saywell-consent', JSON.stringify({ analytics: true, marketing: false })),
  );
  await page.goto('/practice');
  const held = async () => {
    const records = await (await page.request.get('/api/privacy/consent')).json();
    return records
      .filter(({ updatedAt }: { updatedAt: string | null }) => updatedAt)
      .map(({ consentType, granted }: Record<string, unknown>) => [consentType, granted]);
  };
  await expect.poll(held).toEqual([
    ['analytics', true],
    ['marketing', false],
  ]);
});

for (const height of [667, 844]) {
  test.describe(`on a phone ${height} pixels high`, () => {
    test.use({
      viewport: { width: height === 667 ? 375 : 390, height },
      microphone: { says: 'Turn right at the next light.' },
    });

    test('nothing that is to be pressed is off the screen or under the bar', async ({ page }) => {
      await page.goto('/');
      const reachable = async (name: string | RegExp) => {
        const button = page.getByRole('button', { name }).filter({ visible: true });
        await expect(button).toBeInViewport({ ratio: 1 });
        // It really gets the press: whatever lies over it would be in the way.
        await button.click({ trial: true, timeout: 2000 });
        return button;
      };
      await (await reachable('Start recording')).click();
      await reachable('Retry');
      await reachable('Continue Practice');
    });
  });
}
