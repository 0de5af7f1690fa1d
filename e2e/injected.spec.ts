import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { BlogPost, createFeedback, createPost, listExercises, updateUser } from '@saywell/contract';
import { ADMIN, newPerson, signIn, signUp } from './harness/people.ts';
import { writeOwnPhrase } from './harness/practice.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

// Our policy would stop what gets in. Without it everything would run, and be noticed.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

const IMAGE = `<img data-smuggled src=x onerror=smuggled('img')>`;
const DRAWING = `<svg data-smuggled onload=smuggled('svg')>`;
const SCRIPT = `<script data-smuggled>smuggled('script')</script>`;
const LINK = `<a data-smuggled href="javascript:smuggled('link')">go</a>`;
const NAME = `"'>${IMAGE}`;
const SUBJECT = `</title>${SCRIPT}${IMAGE}`;
const TEXT = [SUBJECT, DRAWING, LINK, '<iframe srcdoc="<script>parent.smuggled(1)</script>">'].join(
  ' ',
);
const SMUGGLED = '[data-smuggled], [onerror], [onload], iframe, a[href^="javascript:" i]';

/** What ran although it came in a text. */
async function listen(context: BrowserContext): Promise<string[]> {
  const ran: string[] = [];
  await context.exposeFunction('smuggled', (what: unknown) => void ran.push(String(what)));
  context.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  return ran;
}

/** Phrases and titles are shown with curly apostrophes. */
function asShown(text: string): RegExp {
  return new RegExp(text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll("'", "['’]"));
}

/** The texts stand there as they were written, and nothing was made of them. */
async function expectText(page: Page, ...texts: string[]) {
  for (const text of texts) {
    await expect(page.getByText(asShown(text)).filter({ visible: true }).first()).toBeVisible();
  }
  await settled(page);
  await expect(page.locator(SMUGGLED)).toHaveCount(0);
}

/** The same of a page whose code never comes. */
async function expectServedText(page: Page, text: string) {
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator(SMUGGLED)).toHaveCount(0);
}

test('what would run is noticed', async ({ page, context, complaints }) => {
  complaints.expect(/status of 404|ERR_/);
  const ran = await listen(context);
  await page.goto('/privacy');
  await page.evaluate((html) => document.write(html), TEXT);
  await expect.poll(() => ran.toSorted()).toEqual(expect.arrayContaining(['img', 'script']));
});

test('what a learner writes runs nowhere', async ({ page, context, server, playwright }) => {
  const ran = await listen(context);
  const person = { ...newPerson(), name: NAME };
  await signUp(context.request, person);
  const data = { type: NAME.slice(0, 50), subject: SUBJECT, message: TEXT, priority: 'high' };
  expect((await context.request.post(createFeedback.path, { data })).status()).toBe(200);
  await page.goto('/');
  await expectText(page, NAME);
  await page.goto('/profile');
  await expectText(page, NAME);
  await writeOwnPhrase(page, DRAWING);
  await expectText(page, DRAWING);
  const phrase = `${IMAGE} ${DRAWING}`;
  const session = { phrase, accuracy: 0.8, duration: 30, transcript: phrase };
  const saved = await context.request.post('/api/practice-sessions', { data: session });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto('/');
  await expectText(page, phrase);
  await page.goto('/progress');
  await expectText(page);

  // An exercise is ours, but a text like any other.
  const list = ({ pathname }: URL) => pathname === listExercises.path;
  await page.route(list, async (route) => {
    const [first, ...rest] = listExercises.response.parse(await (await route.fetch()).json());
    await route.fulfill({ json: [{ ...first, title: IMAGE, phrase, tips: [TEXT] }, ...rest] });
  });
  await page.goto('/practice');
  await expectText(page, IMAGE);
  await page.unroute(list);

  const administrator = await playwright.request.newContext({ baseURL: server.url });
  await signIn(administrator, ADMIN);
  await context.clearCookies();
  await context.addCookies((await administrator.storageState()).cookies);
  await administrator.dispose();
  await page.goto('/admin/feedback');
  await expectText(page, SUBJECT, NAME);
  await page.getByRole('button', { name: SUBJECT }).first().click();
  await expectText(page, TEXT);
  expect(ran).toEqual([]);

  for (const html of await lettersTo(server.dataDir, person.email)) {
    await page.setContent(html);
    await expectText(page);
  }
  expect(ran).toEqual([]);
});

test('what a post is made of runs nowhere, as served and as drawn', async ({
  page,
  context,
  signedInAdmin,
  complaints,
}) => {
  const ran = await listen(context);
  const { request } = context;
  expect((await request.patch(updateUser.path, { data: { name: NAME } })).status()).toBe(200);
  const answer = await request.post(createPost.path, {
    data: {
      title: SUBJECT,
      slug: 'injected',
      excerpt: `${IMAGE} ${DRAWING}`,
      content: `<p>Read on</p>${TEXT}`,
      category: 'mindset-confidence',
      tags: [DRAWING],
      metaTitle: `"${IMAGE}`,
      metaDescription: SUBJECT,
      isPublished: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id } = BlogPost.parse(await answer.json());
  try {
    for (const path of ['/blog', '/blog/injected']) {
      await page.goto(path);
      await expectText(page, SUBJECT);
      // As it is served, to those who wait for our code as well.
      complaints.expect(/ERR_FAILED/);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(path);
      await expectServedText(page, SUBJECT);
      await page.unrouteAll();
    }
    await page.goto('/admin/blog');
    await expectText(page, SUBJECT);
    await page.getByRole('button', { name: `Edit ${SUBJECT}` }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(SUBJECT);
    await expectText(page);
    expect(ran).toEqual([]);
  } finally {
    await request.delete(`/api/admin/blog/${id}`);
    await request.patch(updateUser.path, { data: { name: signedInAdmin.name } });
  }
});

/** The HTML of each message to somebody that waits in the outbox. */
async function lettersTo(dataDir: string, address: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const read = async () => {
    const names = await readdir(outbox).catch((): string[] => []);
    const all = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    return all.filter((message) => message.toLowerCase().includes(address));
  };
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return (await read()).map(htmlOf);
}

function htmlOf(message: string): string {
  const [, part = ''] = message.replaceAll('\r\n', '\n').split(/Content-Type: text\/html[^]*?\n\n/);
  const [html = ''] = part.split('\n--');
  expect(html).toContain('<');
  return html
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
