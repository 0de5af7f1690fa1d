import { cp, mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../test/support/app.ts';

let app: TestApp['app'];
beforeAll(async () => {
  const webFolder = await mkdtemp(join(tmpdir(), 'saywell-'));
  await mkdir(join(webFolder, 'assets'));
  const index = join(webFolder, 'index.html');
  await writeFile(
    index,
    `<!--app-head-->%APP_CONFIG%<div id="root"><!--app-body--></div>${'.'.repeat(2000)}`,
  );
  await cp(index, join(webFolder, 'robot.svg'));
  await writeFile(join(webFolder, 'sw.js'), 'const BUILD = {};');
  ({ app } = await testApp({}, { webFolder }));
});

test.each(['/', '/privacy', '/nowhere'])('the page of %s is compressed', async (url) => {
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['vary']).toContain('accept-encoding');
  expect(answer.headers['vary']).toContain('cookie');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<div id="root">');
});

test('a URL of any length gets a page, if only the 404', async () => {
  const answer = await app.inject(`/${'x'.repeat(2000)}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('text/html');
});

test('the limit of pages is enough for a class, and its error page says how long to wait', async () => {
  const open = (address: string, url = '/privacy') =>
    app.inject({ url, headers: { 'x-forwarded-for': address } });
  const statuses = new Set<number>();
  for (let n = 0; n < 600; n++) statuses.add((await open(`2001:db8::${n}`)).statusCode);
  expect([...statuses]).toEqual([200]);
  const refused = await open('2001:db8::ffff', '/');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.body).toContain(`Wait ${seconds} second`);
  const nonce = /'nonce-([^']+)'/.exec(String(refused.headers['content-security-policy']))?.[1];
  expect(refused.body).toContain(`<style nonce="${nonce}">`);
  expect((await open('2001:db8:0:1::1')).statusCode).toBe(200);
  expect((await open('2001:db8::1', '/robot.svg')).statusCode).toBe(200);
  expect((await open('2001:db8::1', '/api/health')).statusCode).toBe(200);
  const missing = await open('2001:db8::1', '/assets/gone.js');
  expect(missing.headers['content-type']).toContain('application/json');
});

test.each(['/api', '/api/nothing', '/assets/nothing.js'])('%s is not a page', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 'not_found', message: 'Not found' });
});

test('only GET requests get a page', async () => {
  const sent = await app.inject({ method: 'POST', url: '/nowhere' });
  expect(sent.json().code).toBe('not_found');
  expect((await app.inject({ method: 'HEAD', url: '/privacy' })).statusCode).toBe(200);
});

test('the service worker is asked for anew each time, runs our code alone and asks only us', async () => {
  const { headers, body } = await app.inject('/sw.js');
  expect(body).toBe('const BUILD = {};');
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  );
});

test('the page that is kept for offline says nothing of who is signed in', async () => {
  const cookie = 'saywell_session=anything';
  const { headers, body } = await app.inject({ url: '/app-shell', headers: { cookie } });
  expect(headers['content-type']).toContain('text/html');
  expect(headers['content-security-policy']).toContain("'nonce-");
  expect(body).not.toContain('signedIn');
});
