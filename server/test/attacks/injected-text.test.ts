import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, pages } from '@saywell/contract';
import { count, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { exercises, feedback, users } from '../../src/db/schema.ts';
import { testFolder } from '../support/speech.ts';
import { exchange } from '../support/raw-exchange.ts';
import { attackedSite, type AttackedSite } from './attacked-site.ts';
import type { Things } from './things.ts';
import { nameOf, type Sent, validRequest } from './valid-requests.ts';

/** Hundreds of requests. */
const BUSY_MACHINE_MS = 180_000;

let site: AttackedSite;
let person: Things;
beforeAll(async () => {
  const folder = await testFolder();
  const web = join(folder, 'site');
  await mkdir(join(web, 'assets'), { recursive: true });
  await mkdir(join(web, 'parts'));
  const page = `<!doctype html><html><head><!--app-head--></head><body>
    <script type="application/json" id="app-config">%APP_CONFIG%</script><!--app-body--></body></html>`;
  await writeFile(join(web, 'index.html'), page);
  await writeFile(join(web, 'parts/home.html'), '<p>Not for itself</p>');
  await writeFile(join(web, 'assets/main.js'), 'export {};');
  await writeFile(join(web, 'share.png'), 'a picture');
  await writeFile(join(folder, 'secret.txt'), SECRET);
  await writeFile(join(web, '.env'), SECRET);
  site = await attackedSite({ webFolder: web });
  person = await site.somebody();
});

const SECRET = 'a secret of the operator';

const SLEEP_MS = 19_000;
const SQL = [
  "' or '1'='1",
  "x'); update users set is_admin = true; --",
  "'; select pg_sleep(20); --",
  '1; drop table exercises cascade',
  '$1::text',
  'x" or "x"="x',
];

/** Replaces every text of a request, one at a time. */
function* variants(sent: Sent, text: string): Generator<Sent> {
  for (const part of ['params', 'query', 'body', 'form'] as const) {
    for (const [name, value] of Object.entries(sent[part] ?? {})) {
      if (typeof value === 'string') yield { ...sent, [part]: { ...sent[part], [name]: text } };
    }
  }
}

test(
  'SQL in any field stays text',
  async () => {
    const tables = [exercises, feedback, users];
    const sizes = () => Promise.all(tables.map((table) => site.db.$count(table)));
    const slow: string[] = [];
    const failed: string[] = [];
    let at = 0;
    // Whoever gets one of these texts as a password would prove with it who they are.
    const newPassword = await site.somebody();
    const before = await sizes();
    // Calls that create accounts or feedback if they succeed, which some of these do.
    const adds = new Set(['POST /api/register', 'POST /api/feedback']);
    for (const endpoint of endpoints.filter((one) => !adds.has(nameOf(one)))) {
      const who = nameOf(endpoint) === 'POST /api/user/password' ? newPassword : person;
      const cookie = endpoint.access === 'anyone' ? undefined : who.cookie;
      const none = [...variants(validRequest(endpoint, who), '')].length;
      for (let field = 0; field < none; field++) {
        at += 1;
        const text = SQL[at % SQL.length]!;
        const sent = [...variants(validRequest(endpoint, who), text)][field]!;
        const started = performance.now();
        const { status } = await site.send(endpoint, cookie, sent);
        if (performance.now() - started > SLEEP_MS) slow.push(nameOf(endpoint));
        if (status >= 500) failed.push(`${nameOf(endpoint)}: ${status}`);
      }
    }
    expect(at).toBeGreaterThan(60);
    expect([slow, failed]).toEqual([[], []]);
    expect(await sizes()).toEqual(before);
    const [admins] = await site.db
      .select({ n: count() })
      .from(users)
      .where(eq(users.isAdmin, true));
    expect(admins!.n).toBe(1);
  },
  BUSY_MACHINE_MS,
);

const MARKUP = [
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
];

test('nothing in a URL becomes markup of its page', async () => {
  const paths = Object.values(pages).map(({ path }) => path.replace(/:\w+/, 'none'));
  for (const text of MARKUP) {
    const written = encodeURIComponent(text);
    const asked = `?category=${written}&token=${written}&next=${written}&tab=${written}&page=${written}`;
    for (const path of [...paths.map((path) => path + asked), `/${written}`, `/blog/${written}`]) {
      const { body, headers } = await site.get(path);
      expect(headers['content-type']).toContain('text/html');
      expect(body).not.toContain(text);
      // The page's own settings and structured data.
      for (const [, type] of body.matchAll(/<script([^>]*)>/g)) {
        expect(type).toMatch(/^ type="application\/(ld\+)?json"/);
      }
    }
    const raw = await exchange(
      site.port,
      `GET /${text.replaceAll(' ', '')} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(raw.text).not.toContain(text.replaceAll(' ', ''));
  }
});

test('stored markup is returned as data that no browser renders', async () => {
  const text = MARKUP[0]!;
  const update = endpoints.find((one) => nameOf(one) === 'PATCH /api/user')!;
  const changed = await site.send(update, person.cookie, { body: { name: text } });
  expect(JSON.parse(changed.body).name).toBe(text);
  const write = endpoints.find((one) => nameOf(one) === 'POST /api/feedback')!;
  const body = { type: text.slice(0, 50), subject: text, message: text };
  expect((await site.send(write, person.cookie, { body })).status).toBe(200);
  const cookie = site.admin.cookie;
  const list = await site.get('/api/admin/feedback', { headers: { cookie } });
  expect(list.json()[0]).toMatchObject({ subject: text, userName: text });
  for (const { headers } of [changed, list]) {
    const of = new Headers(headers as Record<string, string>);
    expect(of.get('content-type')).toBe('application/json; charset=utf-8');
    expect(of.get('x-content-type-options')).toBe('nosniff');
    expect(of.get('content-security-policy')).toContain("default-src 'none'");
  }
});

const CLIMBS = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/....//....//secret.txt',
  '/assets/..%252f..%252fsecret.txt',
  '/assets/%00/../../secret.txt',
  '/assets//etc/passwd',
  '/share.png/../../secret.txt',
  '/.env',
  '/%2eenv',
  '/assets/../.env',
  '/parts/home.html',
  '/index.html%00.png',
  'http://localhost/../secret.txt',
];

test.each(CLIMBS)('%s serves nothing outside the public files', async (path) => {
  const { status, text } = await exchange(
    site.port,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect([400, 404]).toContain(status);
  for (const hidden of [SECRET, 'root:', 'Not for itself', '%APP_CONFIG%']) {
    expect(text).not.toContain(hidden);
  }
});

test('every response, whatever its status, has the security headers', async () => {
  const addresses = [
    ...endpoints.map(({ path }) => path.replace(/:\w+/, '1')),
    ...Object.values(pages).map(({ path }) => path),
    '/assets/main.js',
    '/assets/none.js',
    '/share.png',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/ads.txt',
    '/api/docs',
    '/nowhere',
    '/%ff',
  ];
  const statuses = new Set<number>();
  for (const url of addresses) {
    for (const method of ['GET', 'POST'] as const) {
      const { headers, statusCode, cookies } = await site.app.inject({ method, url });
      statuses.add(statusCode);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(
        String(headers['content-type']).includes('html') && statusCode !== 400
          ? "object-src 'none'"
          : "default-src 'none'",
      );
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['server']).toBeUndefined();
      // Requesting a passkey challenge sets this cookie, which no script can read.
      const asks = url === '/api/passkeys/challenge' && statusCode === 200;
      expect(cookies.map(({ httpOnly }) => httpOnly)).toEqual(asks ? [true] : []);
      // A URL that cannot be decoded fails earlier.
      if (url === '/%ff') continue;
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
      });
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]));
});

test('only a site with HTTPS sends HSTS', async () => {
  const { testApp } = await import('../support/app.ts');
  const secure = await testApp({ publicUrl: 'https://saywell.example' });
  const { headers } = await secure.get('/api/health');
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});
