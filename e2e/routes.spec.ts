import { openScreen, protectedScreens } from './harness/screens.ts';
import { expect, test } from './harness/test.ts';

// That each screen opens for those it is for: accessibility.spec.ts, which visits all of them.

test.describe('a visitor', () => {
  test('lands on an invitation to sign up or in', async ({ page }) => {
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(/American\s+English pronunciation/, { useInnerText: true });
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/auth?tab=register',
    );
    await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/auth?tab=login',
    );
  });

  test('is led from every protected screen to signing in, which knows the way back', async ({
    page,
  }) => {
    for (const { path } of protectedScreens.filter((screen) => !screen.refusesVisitors)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveURL(`/auth?${new URLSearchParams({ next: path })}`);
      });
    }
  });

  test('is told that a page does not exist, with the status that says so', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  test('finds the tab that an address names', async ({ page }) => {
    await page.goto('/auth?tab=register');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.goto('/auth?tab=login');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test.describe('someone signed in', () => {
  test('does not open the screens of an administrator', async ({ page, signedIn }) => {
    for (const { path } of protectedScreens.filter(({ needs }) => needs === 'admin')) {
      await test.step(path, () => openScreen(page, { path, heading: 'Access Denied' }));
    }
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Good day, ${signedIn.name}!`);
  });

  test('has no business on the sign-in screen', async ({ page, signedIn: _ }) => {
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
  });

  test('chooses a category by hash or by query', async ({ page, signedIn: _ }) => {
    const selected = page.getByRole('tab', { selected: true });
    await page.goto('/practice');
    await expect(selected).toHaveText('Pronunciation');
    await page.goto('/practice#intonation');
    await expect(selected).toHaveText('Intonation');
    await page.goto('/practice?category=accent-reduction');
    await expect(selected).toHaveText('Accent Reduction');
    await page.goto('/practice?category=yodelling');
    await expect(selected).toHaveText('Pronunciation');
  });
});
