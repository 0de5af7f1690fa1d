import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { DatabaseOut } from '../db/outage.ts';
import { createWebPage, type PageWriters, type WebPage } from './web-page.ts';

const writers: PageWriters = {
  demo: async () => {
    throw new DatabaseOut('unreachable', 'gone');
  },
  home: async ({ signedIn }) =>
    signedIn ? undefined : { html: '<h1>$& costs</h1>', data: { first: '</script>' } },
  blogPost: async ({ params }) => ({
    head: `<meta name="slug" content="${params['slug']}">`,
    data: { title: '%CSP_NONCE%' },
    image: 'https://pictures.example/"a.png',
    canonical: '/blog/one?a=1&b=2',
    kind: 'article',
  }),
};

let render: WebPage;
const page = (request: { path: string; nonce: string; signedIn?: boolean }) =>
  render({ signedIn: false, ...request });

beforeAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'saywell-')), 'index.html');
  await writeFile(
    file,
    `<head><!--app-head--><script nonce="%CSP_NONCE%" type="application/json">%APP_CONFIG%</script><script type="module" src="/a.js"></script></head><div id="root"><!--app-body--></div>`,
  );
  render = await createWebPage(
    file,
    {
      publicUrl: 'https://saywell.example',
      supportEmail: 'help@saywell.example',
      captcha: 'altcha',
      recaptchaSiteKey: undefined,
      adsenseClient: undefined,
      adsenseSlots: undefined,
      analyticsId: '</script><script>alert(1)</script>',
      googleVoices: false,
      engineVersion: 'a1',
      deviceScoring: true,
      passkeys: undefined,
      claims: {},
    },
    writers,
  );
});

test('a screen has its own title and the nonce of its response', async () => {
  const { status, html } = await page({ path: '/practice', nonce: 'n0nce' });
  expect(status).toBe(200);
  expect(html).toContain('<title>Practice · Saywell</title>');
  expect(html).toContain('nonce="n0nce"');
});

test('only public screens can be indexed', async () => {
  expect((await page({ path: '/practice', nonce: '' })).html).toContain('noindex');
  expect((await page({ path: '/privacy', nonce: '' })).html).toContain(
    '<link rel="canonical" href="https://saywell.example/privacy">',
  );
});

test.each(['/nowhere', '/blog/a/b', '/admin', '/blog/'.repeat(2)])(
  '%s is not a screen and answers 404',
  async (path) => {
    expect(await page({ path, nonce: '' })).toMatchObject({ status: 404 });
  },
);

test('a trailing slash is ignored', async () => {
  expect((await page({ path: '/blog/', nonce: '' })).status).toBe(200);
});

test('a page with two addresses names the canonical one', async () => {
  expect((await page({ path: '/blog/', nonce: '' })).html).toContain(
    '<link rel="canonical" href="https://saywell.example/blog">',
  );
  expect((await page({ path: '/blog/other/', nonce: '' })).html).toContain(
    '<link rel="canonical" href="https://saywell.example/blog/one?a=1&amp;b=2">',
  );
});

test('every page can be shared, with its own picture if it has one', async () => {
  const home = (await page({ path: '/', nonce: '' })).html;
  const tags = [...home.matchAll(/<meta (?:property|name)="((?:og|twitter):\w+)"/g)];
  const shared = 'og:site_name og:type og:title og:description og:image og:url'.split(' ');
  const cards = 'twitter:card twitter:title twitter:description twitter:image'.split(' ');
  expect(new Set(tags.map(([, name]) => name))).toEqual(new Set([...shared, ...cards]));
  expect(tags).toHaveLength(10);
  expect(home).toContain('"@type":"WebSite"');
  const post = (await page({ path: '/blog/one', nonce: '' })).html;
  expect(post).toContain('property="og:image" content="https://pictures.example/&quot;a.png"');
  expect(post).toContain('property="og:type" content="article"');
});

test('content never gets the nonce', async () => {
  expect((await page({ path: '/blog/one', nonce: 's3cret' })).html).toContain('%CSP_NONCE%');
});

test('configuration can never close its script element', async () => {
  expect((await page({ path: '/', nonce: '' })).html).not.toContain('</script><script>alert');
});

test("a visitor's page says that nobody is signed in", async () => {
  expect((await page({ path: '/', nonce: '' })).html).toContain('"signedIn":false');
  expect((await page({ path: '/', nonce: '', signedIn: true })).html).toContain('"signedIn":true');
});

test('a feature adds content to its own screen only', async () => {
  const { html } = await page({ path: '/', nonce: '' });
  expect(html).toContain('<div id="root"><h1>$& costs</h1></div>');
  expect(html).toContain('"first":"\\u003c/script>"');
  expect((await page({ path: '/', nonce: '', signedIn: true })).html).not.toContain('<h1>');
  expect((await page({ path: '/privacy', nonce: '' })).html).toContain('<div id="root"></div>');
});

test('prerendered content does not wait for code; other screens do', async () => {
  const late = '<script type="module" fetchpriority="low"';
  expect((await page({ path: '/', nonce: '' })).html).toContain(late);
  expect((await page({ path: '/practice', nonce: '' })).html).not.toContain(late);
});

test('parameters are decoded from the URL', async () => {
  expect((await page({ path: '/blog/a%20b', nonce: '' })).html).toContain('content="a b"');
  expect((await page({ path: '/blog/%E0%A4%A', nonce: '' })).html).toContain('content="%E0%A4%A"');
});

test('a screen whose content cannot be loaded is still sent, with status 503', async () => {
  const { status, html } = await page({ path: '/demo', nonce: '' });
  expect(status).toBe(503);
  expect(html).toContain('<div id="root"></div>');
});
