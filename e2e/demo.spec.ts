import { barriers } from './harness/barriers.ts';
import { expectMoment } from './harness/moments.ts';
import { expect, test } from './harness/test.ts';

test('the demo goes from the first exercise over an ad to the limit', async ({ page }) => {
  await page.goto('/demo');
  await expect(page.getByText('Trial active: 3 left')).toBeVisible();
  const complete = page.getByRole('button', { name: 'Complete Exercise' });
  const dialog = page.getByRole('dialog');

  await complete.click();
  await expect(page.getByText('Exercise 2 of 3')).toBeVisible();
  await expect(dialog).toHaveAccessibleName('Keep what you practiced');
  await expect(dialog.getByText('Limited time offer')).toBeHidden();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(complete).toBeFocused();

  const ads = page.getByRole('group', { name: 'Advertisement' });
  await expect(ads).toHaveCount(1);
  await complete.click();
  await expect(ads).toHaveCount(2);
  await expect(ads).toHaveCount(1);

  await complete.click();
  await expect(
    page.getByRole('button', { name: 'Trial Completed', includeHidden: true }),
  ).toBeDisabled();
  await expect(dialog).toHaveAccessibleName('That was your last free exercise today');
  await expect(dialog.getByText('Limited time offer')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('each occasion to sign up can be looked at', async ({ page }) => {
  await page.goto('/demo');
  const dialog = page.getByRole('dialog');
  for (const [button, title] of [
    ['Exercise Limit', '3 free exercises left today'],
    ['Progress Loss', 'Keep what you practiced'],
    ['Personalization', 'Practice the sounds you need'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(dialog).toHaveAccessibleName(title);
    await expect(dialog.getByText('10,000+')).toBeHidden();
    await expect(dialog.getByText('recordings kept')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  }
});

test('the example can be heard', async ({ page }) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Listen to Example' }).click();
  await expectMoment(page, 'Playing...');
});
