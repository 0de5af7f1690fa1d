import { expectStateAccessible } from './harness/expect-accessible.ts';
import { record } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';
import { practiceTrial, results } from './harness/trial.ts';

// What a visitor meets on the way through the free exercises of a day.

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 240_000 });

test.describe('a visitor at the last free exercise', () => {
  test.use({ microphone: { says: 'Is this seat taken?' } });

  test('finds the verdict, the banners and the prompt of the limit accessible', async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await practiceTrial(page, 2, server.url);
    await page.goto('/?practice');
    await expect(page.getByText('Exercises remaining today: 1')).toBeVisible();
    await record(page);
    await expect(results(page)).toBeVisible();
    await expect(page.getByText('Great job!')).toBeVisible();
    await expectStateAccessible(page, 'a visitor’s verdict with the banner of the last exercise');

    await page.getByRole('button', { name: 'Exit Practice' }).click();
    await expect(page.getByRole('dialog')).toContainText('That was your last free exercise today');
    await expectStateAccessible(page, 'the prompt of the last exercise');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Start Practicing Now' })).toBeFocused();

    await page.goto('/');
    await expect(page.getByText('Daily Limit Reached!')).toBeVisible();
    await expectStateAccessible(page, 'the limit on the landing page');
    await page.goto('/?practice');
    await expect(page.getByText('Daily Limit Reached!')).toBeVisible();
    await expectStateAccessible(page, 'the limit in the session');
  });
});
