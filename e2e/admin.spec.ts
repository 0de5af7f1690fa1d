import { rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { createFeedback, IMPROVED_LEARNERS_MIN } from '@saywell/contract';
import { barriers } from './harness/barriers.ts';
import { createDataDir } from './harness/data-dir.ts';
import { hearThinkSink } from './harness/ear-round.ts';
import { freePort } from '../scripts/setup/free-port.mjs';
import { launch, SERVER, waitUntilReady, type Launched } from '../scripts/setup/launch.mjs';
import { shiftOf, watchShifts } from './harness/layout-shift.ts';
import { newPerson, signUp } from './harness/people.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function fillPost(page: Page, title: string) {
  await page.getByRole('button', { name: 'New Post' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Post' })).toBeFocused();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Excerpt').fill('What it is about.');
  await page.getByRole('textbox', { name: 'Content' }).fill('Rest your tongue there.');
}

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await barriers(page)).toEqual([]);
  }
}

test('an administrator writes, previews, publishes, edits and deletes a post', async ({
  page,
  signedInAdmin: _,
}) => {
  await page.goto('/admin/blog');
  await fillPost(page, 'Rest Your Tongue: a Start!');
  await expect(page.getByLabel('Slug')).toHaveValue('rest-your-tongue-a-start');
  await expect(page.getByLabel('SEO Title')).toHaveValue('Rest Your Tongue: a Start!');
  await page.getByRole('textbox', { name: 'Content' }).press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.getByLabel('Tags').fill('th, , mouth position');
  await page.getByLabel('Category').selectOption('learning-strategies');
  await expectAccessible(page);

  await page.getByText('Preview', { exact: true }).click();
  await expect(page.locator('.post-page .prose strong')).toHaveText('Rest your tongue there.');
  await expect(page.getByText('#mouth position')).toBeVisible();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page, 'Blog post created successfully')).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: 'Rest Your Tongue' });
  await expect(row).toContainText('Draft');
  await expect(row).toContainText('Not published');
  await expect(row).toContainText('learning strategies');

  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Tags')).toHaveValue('th, mouth position');
  await page.getByRole('switch', { name: 'Publish immediately' }).check();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible();
  await expect(row).toContainText('Published');

  const opened = page.waitForEvent('popup');
  await row.getByRole('link', { name: /^View/ }).click();
  const post = await opened;
  await expect(post.locator('.prose strong')).toHaveText('Rest your tongue there.');
  await post.close();

  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Are you sure you want to delete this blog post?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Blog post deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a draft is there for administrators only', async ({
  page,
  signedInAdmin: _,
  browser,
  server,
}) => {
  await page.goto('/admin/blog');
  await fillPost(page, 'Not yet to be read');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page, 'Blog post created successfully')).toBeVisible();
  await page.goto('/blog/not-yet-to-be-read');
  await expect(page.getByRole('heading', { level: 1, name: 'Not yet to be read' })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  const visitor = await browser.newContext({ baseURL: server.url });
  const theirs = await visitor.newPage();
  const answer = await theirs.goto('/blog/not-yet-to-be-read');
  expect(answer?.status()).toBe(404);
  await expect(theirs.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  await visitor.close();
});

test('a slug that is taken is told at its field and nothing is lost', async ({
  page,
  signedInAdmin: _,
  complaints,
}) => {
  complaints.expect(/status of 409 .*\/api\/admin\/blog$/);
  await page.goto('/admin/blog');
  await fillPost(page, 'Something new');
  await page.getByLabel('Slug').fill('american-t-five-sounds');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(/already has this slug/);
  await expect(page.getByText(/^Error: Failed to create blog post: Another post/)).toBeVisible();
  await expect(page.getByLabel('Slug')).toBeFocused();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Something new');
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText(
    'Rest your tongue there.',
  );
});

test('what is not saved is asked about, and kept', async ({ page, signedInAdmin: _ }) => {
  await page.goto('/admin/blog');
  await fillPost(page, 'Half a thought');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a thought');

  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site overview' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'New Post' }).click();
  await expect(page.getByText('These changes weren’t saved yet')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a thought');
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText(
    'Rest your tongue there.',
  );
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
});

test('what is missing or too long is told at its field', async ({ page, signedInAdmin: _ }) => {
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: 'New Post' }).click();
  await page.getByLabel('Meta Description').fill('m'.repeat(161));
  await expect(page.getByText('161/160')).toBeVisible();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(
    'Title is required',
  );
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expect(page.getByText('Content is required')).toBeVisible();
  await expect(page.getByText('Meta description too long')).toBeVisible();
});

test('the editor’s tools are reached and used by keyboard', async ({ page, signedInAdmin: _ }) => {
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: 'New Post' }).click();
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('A heading');
  await page.getByRole('button', { name: 'Heading 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Heading 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(content.locator('h2')).toHaveText('A heading');
  await expect(content).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Category')).toBeFocused();
});

test('someone without the right is refused, by the screen and by the server', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  await page.goto('/admin/blog');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText('You don’t have admin privileges to access this page.'),
  ).toBeVisible();
  await expect(page.getByText(`Username: ${signedIn.username}, admin: false`)).toBeVisible();
  for (const path of ['/api/admin/blog', '/api/admin/feedback', '/api/admin/overview']) {
    expect((await page.request.get(path)).status(), path).toBe(403);
  }
});

test('a visitor is told to log in', async ({ page }) => {
  for (const path of ['/admin/blog', '/admin-blog']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(
      page.getByText('You need to be logged in to access the admin panel.'),
    ).toBeVisible();
  }
  expect((await page.request.get('/api/admin/blog')).status()).toBe(401);
});

test('an administrator reads feedback and says how far it is', async ({
  page,
  signedInAdmin: _,
  complaints,
}) => {
  for (const priority of ['low', 'high']) {
    const data = {
      type: 'idea',
      subject: `A ${priority} wish`,
      message: 'Slower,\nplease.',
      priority,
    };
    expect((await page.request.post(createFeedback.path, { data })).ok()).toBe(true);
  }
  await page.goto('/admin/feedback');
  const wish = page.getByRole('listitem').filter({ hasText: 'A high wish' }).first();
  await expect(wish).toBeVisible();
  await wish.getByRole('combobox').selectOption('Reviewed');
  await expect(page.locator('dl').first()).toContainText(/1\s*Reviewed|Reviewed\s*1/);

  await wish.getByRole('button', { name: 'A high wish' }).click();
  const dialog = page.getByRole('dialog', { name: 'A high wish' });
  await expect(dialog).toContainText('Slower,');
  await expect(dialog.getByRole('link')).toHaveText('ada@example.com');
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  await page.getByLabel('Priority', { exact: true }).selectOption('low');
  await expect(page).toHaveURL('/admin/feedback?priority=low');
  await expect(page.getByRole('listitem').filter({ hasText: 'A high wish' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Priority', { exact: true })).toHaveValue('low');

  complaints.expect(/status of 500/);
  await page.route('**/api/admin/feedback/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, body: '{}' })
      : route.continue(),
  );
  const low = page.getByRole('listitem').filter({ hasText: 'A low wish' }).first();
  await low.getByRole('combobox').selectOption('Resolved');
  await expect(toast(page, 'Failed to update feedback status.')).toBeVisible();
  await expect(low.getByRole('combobox')).toHaveValue('new');

  await page.getByRole('link', { name: 'Profile', exact: true }).last().click();
  await expect(page).toHaveURL('/profile');
});

test('however long its words, a message stays in its place and is scrolled by keyboard', async ({
  page,
  signedInAdmin: _,
}) => {
  const subject = `Long ${'w'.repeat(190)}`;
  const data = { type: 'problem', subject, message: `${'m'.repeat(300)}\n`.repeat(16) };
  expect((await page.request.post(createFeedback.path, { data })).ok()).toBe(true);
  await page.goto('/admin/feedback');
  const row = page.getByRole('listitem').filter({ hasText: subject }).first();
  await expect(row).toBeVisible();
  const dialog = page.getByRole('dialog');
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await tooWide(page.locator('html'))).toBeLessThanOrEqual(0);
  }
  await row.getByRole('button').click();
  await dialog.getByRole('region', { name: 'Message' }).focus();
  expect(await tooWide(dialog)).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
});

const tooWide = (box: Locator) =>
  box.evaluate((element) => element.scrollWidth - element.clientWidth);

test('the overview shows each measure with its number, and all of them as a table', async ({
  page,
  playwright,
  server,
  signedInAdmin: _,
}) => {
  await page.goto('/admin/overview');
  await expect(page.getByRole('img', { name: /^Sign-ups per day/ })).toBeVisible();
  const improvement = page.getByRole('region', { name: 'Does practice work?' });
  await expect(improvement.getByText('0 learners so far. Shown once there are 10.')).toHaveCount(2);
  await page.getByText('90 days').click();
  await expect(page).toHaveURL('/admin/overview?days=90');
  await page.getByText('Every day in numbers').click();
  await expect(page.getByRole('row')).toHaveCount(91);
  await expectAccessible(page);

  for (let learner = 0; learner < IMPROVED_LEARNERS_MIN; learner++) {
    const extraHTTPHeaders = { 'x-forwarded-for': `10.99.0.${learner}` };
    const request = await playwright.request.newContext({ baseURL: server.url, extraHTTPHeaders });
    await signUp(request, newPerson());
    const allow = { consentType: 'analytics', granted: true };
    await request.put('/api/privacy/consent', { data: allow });
    await hearThinkSink(request, 5);
    await hearThinkSink(request, learner < 5 ? 8 : 9);
    await request.dispose();
  }
  await page.reload();
  const byEar = improvement.locator('section', { hasText: 'Sounds they tell apart by ear' });
  await expect(byEar).toContainText('+35');
  await expect(byEar).toContainText(
    'Median change of 10 learners, in points; half of the changes are between +30 and +40. Median score: 50 at first, 85 lately.',
  );
  await expect(improvement.getByText('0 learners so far.')).toHaveCount(1);
});

test('the one who looks after the blog by name manages it and nothing else', async ({
  browser,
}) => {
  const dataDir = await createDataDir();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async (settings: Record<string, string>) => {
    const server = launch(SERVER, {
      CAPTCHA: 'off',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ...settings,
    });
    await waitUntilReady(server, url);
    return server;
  };
  const stop = async (server: Launched) => {
    server.kill('SIGTERM');
    await server.ended;
  };
  const context = await browser.newContext({ baseURL: url });
  try {
    const person = newPerson();
    // Nobody can take the name; so it is given to somebody who is there already.
    const before = await start({});
    expect((await signUp(context.request, person)).managesBlog).toBe(false);
    await stop(before);
    const after = await start({ BLOG_ADMIN_USERNAME: person.username });
    const page = await context.newPage();
    await page.goto('/admin/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Management' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Overview' })).toHaveCount(0);
    await page.goto('/admin/feedback');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect((await context.request.get('/api/admin/blog')).status()).toBe(200);
    expect((await context.request.get('/api/admin/feedback')).status()).toBe(403);
    await stop(after);
  } finally {
    await context.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

for (const path of ['/admin/overview', '/admin/feedback', '/admin/blog']) {
  test(`nothing moves while ${path} arrives on a phone`, async ({ page, signedInAdmin: _ }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await page.goto(path);
    await settled(page);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
}
