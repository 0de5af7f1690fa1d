import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createWebPage, type WebPage } from './web-page.ts';

let render: WebPage;
const page = (request: { path: string; nonce: string; signedIn?: boolean }) =>
  render({ signedIn: false, ...request });

beforeAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'saywell-')), 'index.html');
  await writeFile(
    file,
    `<head><!--app-head--><script nonce="%CSP_NONCE%" type="application/json">%APP_CONFIG%</script></head>`,
  );
  render = await createWebPage(file, {
    publicUrl: 'https://saywell.example',
    supportEmail: 'help@saywell.example',
    captcha: 'altcha',
    adsenseClient: undefined,
    analyticsId: '</script><script>alert(1)</script>',
  });
});

test('a screen carries its own title and the nonce of this answer', () => {
  const { status, html } = page({ path: '/practice', nonce: 'n0nce' });
  expect(status).toBe(200);
  expect(html).toContain('<title>Practice · Saywell</title>');
  expect(html).toContain('nonce="n0nce"');
});

test('only public screens are offered to search engines', () => {
  expect(page({ path: '/practice', nonce: '' }).html).toContain('noindex');
  expect(page({ path: '/privacy', nonce: '' }).html).toContain(
    '<link rel="canonical" href="https://saywell.example/privacy">',
  );
});

test.each(['/nowhere', '/blog/a/b', '/admin', '/blog/'.repeat(2)])(
  '%s is no screen and answers 404',
  (path) => {
    expect(page({ path, nonce: '' })).toMatchObject({ status: 404 });
  },
);

test('a trailing slash still finds the screen', () => {
  expect(page({ path: '/blog/', nonce: '' }).status).toBe(200);
});

test('configuration can never end the script element it stands in', () => {
  expect(page({ path: '/', nonce: '' }).html).not.toContain('</script><script>alert');
});

test('the page of a visitor says that nobody is signed in', () => {
  expect(page({ path: '/', nonce: '' }).html).toContain('"signedIn":false');
  expect(page({ path: '/', nonce: '', signedIn: true }).html).toContain('"signedIn":true');
});
