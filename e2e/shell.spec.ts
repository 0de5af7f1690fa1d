import { chunkOf } from './harness/chunk.ts';
import { expectMoment } from './harness/moments.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

const trialPractice = () => chunkOf('pages/landing/trial-practice.tsx');

test.describe('the footer', () => {
  test('names what stands behind the product and its version', async ({ page }) => {
    await page.goto('/privacy');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Secure & Private');
    await expect(footer).toContainText('AI-Powered');
    await expect(footer).toContainText('v1.0.0');
  });

  test('leads a visitor to the blog, the policies and home', async ({ page }) => {
    const links = page.getByRole('contentinfo').getByRole('link');
    await page.goto('/privacy');
    await expect(links).toHaveText([
      'Blog',
      'Ear Training',
      'Privacy Policy',
      'Cookie Policy',
      'Home',
      'Help',
    ]);
    await page.goto('/blog');
    await expect(links).toHaveText([
      'Ear Training',
      'Privacy Policy',
      'Cookie Policy',
      'Home',
      'Help',
    ]);
  });

  test('leaves Home to the main navigation for someone signed in', async ({
    page,
    signedIn: _,
  }) => {
    const links = page.getByRole('contentinfo').getByRole('link');
    await page.goto('/privacy');
    await expect(links).toHaveText([
      'Blog',
      'Ear Training',
      'Privacy Policy',
      'Cookie Policy',
      'Help',
    ]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the main navigation sits at the bottom and stays there', async ({ page, signedIn: _ }) => {
    await page.goto('/practice');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText([
      'Home',
      'Practice',
      'Progress',
      'Profile',
    ]);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect
      .poll(async () => {
        const box = await navigation.boundingBox();
        return box && Math.round(box.y + box.height);
      })
      .toBe(844);

    await navigation.getByRole('link', { name: 'Progress' }).click();
    await expect(page).toHaveURL('/progress');
    await expect(navigation.getByRole('link', { name: 'Progress' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('Practice in the navigation clears what was selected', async ({ page, signedIn: _ }) => {
    await page.goto('/practice#intonation');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Practice' })
      .click();
    await expect(page).toHaveURL('/practice');
  });

  test('no screen is wider than the phone', async ({ page, signedIn: _ }) => {
    for (const path of ['/', '/practice', '/blog', '/privacy', '/demo', '/settings']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(390);
    }
  });
});

test('the theme follows the system until someone chooses, and the choice stays', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('going somewhere starts at the top, going back returns to where one was', async ({
  page,
  signedIn: _,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/practice');
  await expect(page.getByText('Level 1', { exact: true }).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  // The place is noted once the page has come to rest, which a person's finger waits for as well.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('saywell-scroll')))
    .toContain('700');
  // A link of the footer, as its click would come, but without scrolling it into view first.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy Policy' })
    .dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // The list comes a moment after its page: the place must wait for it, and stay when it is there.
  await page.route('**/api/exercises', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByText('Level 1', { exact: true }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);

  // The same with another address in the same tab.
  await page.goto('/help');
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByText('Level 1', { exact: true }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('the first Tab leads past the navigation to the content', async ({ page }) => {
  await page.goto('/blog');
  // The served page has its heading at once; the link comes with the app.
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('losing the connection is said, and its return mends what was lost', async ({
  page,
  context,
  complaints,
}) => {
  // The connection goes while the page is still fetching, which is what the browser then reports.
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.route(trialPractice(), async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.goto('/');
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByText('Loading your exercise')).toBeAttached();
  await page.unroute(trialPractice());
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expectMoment(page, 'Playing...');
});

test('what the browser will not fetch a second time comes with a reload', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|A part of the app is missing/);
  let visits = 0;
  let asked = 0;
  page.on('request', (request) => (visits += request.isNavigationRequest() ? 1 : 0));
  await page.route(trialPractice(), async (route) => {
    if (visits > 1) return route.continue();
    asked += 1;
    if (asked === 1) await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await page.goto('/');
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => visits).toBe(2);
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
});

test('a screen opened without a connection comes by itself when that is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await page.goto('/blog');
  // The served page has its links at once; this one comes with the app.
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You are offline');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden();
  await context.setOffline(false);
  await expect(heading).toHaveText('Privacy Policy');
});
