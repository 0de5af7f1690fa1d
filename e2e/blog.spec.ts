import { BlogPost, createPost, getPost, listPosts } from '@saywell/contract';
import { ADMIN, signIn } from './harness/people.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

const newPost = {
  title: 'Rest your tongue',
  slug: 'rest-your-tongue',
  excerpt: 'Between the teeth, and no further.',
  content: '<p>Rest it <strong>there</strong>.</p>',
  category: 'mindset-confidence',
  tags: ['th', 'mouth position'],
  isPublished: true,
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a reader goes from the list to a post, and from there to the next', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(cards.first()).toBeVisible();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: /^Exam Preparation/ }).click();
  await expect(page).toHaveURL('/blog?category=exam-preparation');
  for (const card of await cards.all()) await expect(card).toContainText('Exam Preparation');

  const first = cards.first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^\d+ views?$/)).toBeVisible();
  await expect(page.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(page.getByRole('group', { name: 'Advertisement' })).toHaveCount(2);

  const next = page.getByRole('region', { name: 'Read next' }).getByRole('link').first();
  const nextTitle = await next.locator('b').innerText();
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: nextTitle })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('a post can be read without scripts, and drawing it moves nothing', async ({
  browser,
  page,
  server,
}) => {
  const path = await firstPostOf(page.request);
  const silent = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const plain = await silent.newPage();
  await plain.goto(path);
  const served = await plain.locator('.prose').boundingBox();
  const words = await plain.locator('.prose').innerText();
  await silent.close();

  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.locator('.prose').innerText()).toBe(words);
  const drawn = await page.locator('.prose').boundingBox();
  expect(Math.abs(drawn!.y - served!.y)).toBeLessThan(2);
  expect(drawn!.width).toBeCloseTo(served!.width, 0);
});

test('a post that does not exist says so, with the status that says so', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404 .*\/api\/blog\/no-such-post$/);
  const answer = await page.goto('/blog/no-such-post');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  await expect(
    page.getByText('The post you’re looking for doesn’t exist or has been removed.'),
  ).toBeVisible();
});

test('a list that cannot be loaded and one without posts say so', async ({ page, complaints }) => {
  complaints.expect(/status of 500|Failed to load resource/);
  await page.goto('/privacy');
  let fails = true;
  await page.route('**/api/blog?*', (route) =>
    fails ? route.fulfill({ status: 500, body: '{}' }) : route.fulfill({ json: [] }),
  );
  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Unable to Load Blog Posts' })).toBeVisible();
  await expect(page.getByText('Please try again later.')).toBeVisible();
  fails = false;
  await page.getByRole('link', { name: '← Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('American');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible();
  await expect(
    page.getByText('We’re working on exciting content for you. Check back soon!'),
  ).toBeVisible();
});

test('nothing that was smuggled into a post runs or leaves its place', async ({
  page,
  context,
  playwright,
  server,
  complaints,
}) => {
  // The browser says that it blocked them already when the sanitizer looks for them.
  complaints.expect(/^Executing inline event handler violates/);
  const attack = `"><img src=x onerror="window.hit=1"><script>window.hit=1</script>`;
  const admin = await playwright.request.newContext({ baseURL: server.url });
  await signIn(admin, ADMIN);
  const answer = await admin.post(createPost.path, {
    data: {
      ...newPost,
      slug: 'smuggler',
      title: attack,
      excerpt: attack,
      tags: [`<svg onload=window.hit=1>`],
      content: `<p>Read on</p>${attack}<a href="javascript:window.hit=1">go</a>
        <iframe srcdoc="<script>parent.hit=1</script>"></iframe><p style="position:fixed">x</p>
        <svg><animate onbegin=window.hit=1 attributeName=x dur=1s></svg>`,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  // What the server would let through, the browser still does not draw.
  await page.route(`**${getPost.path.replace(':slug', 'smuggler')}`, async (route) => {
    const real = await route.fetch();
    const post = BlogPost.loose().parse(await real.json());
    await route.fulfill({
      json: { ...post, content: `<p>Read on</p>${attack}<b onclick=x>b</b>` },
    });
  });
  await page.goto('/blog');
  await page.goto('/blog/smuggler');
  await expect(page.getByText('Read on')).toBeVisible();
  await settled(page);
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
  await expect(
    page.locator('.prose').locator('script, iframe, svg, [onclick], [style]'),
  ).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(attack);
  expect(context.pages()).toHaveLength(1);
  const { id } = BlogPost.parse(await answer.json());
  await admin.delete(`/api/admin/blog/${id}`);
  await admin.dispose();
});

async function firstPostOf(request: {
  get: (path: string) => Promise<{ json: () => Promise<unknown> }>;
}) {
  const [post] = listPosts.response.parse(await (await request.get(listPosts.path)).json());
  return `/blog/${post!.slug}`;
}
