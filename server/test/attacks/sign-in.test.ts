import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { issueToken } from '../../src/features/accounts/mailed-tokens.ts';
import { SESSION_COOKIE } from '../../src/features/accounts/sessions.ts';
import { openTransport } from '../../src/features/mail/transport.ts';
import type { SendMessage } from '../../src/features/mail/message.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { cookieOf, newPerson, registered } from '../support/person.ts';
import { testFolder } from '../support/speech.ts';
import { hashToken } from '../../src/tokens.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await testFolder();
  const silent = { info: () => {} };
  const real = openTransport({
    smtpUrl: undefined,
    mailFrom: 'a@b.example',
    dataDir: folder,
    log: silent,
  });
  const send: SendMessage = (message) => real(message);
  t = await testApp({ publicUrl: 'https://saywell.example' }, { send });
});

let calls = 0;
/** Each from a different address: one alone would be throttled. */
const post = (url: string, payload: object, headers: InjectOptions['headers'] = {}) => {
  calls += 1;
  const from = { 'x-forwarded-for': `10.3.${calls >> 8}.${calls & 255}` };
  return t.app.inject({ method: 'POST', url, payload, headers: { ...from, ...headers } });
};

test('a planted session is invalid after signing in, up or out', async () => {
  const mei = await registered(t);
  const login = { username: mei.username, password: mei.password };
  const planted = { cookie: `${SESSION_COOKIE}=planted-by-somebody-else` };
  for (const [url, payload] of [
    ['/api/login', login],
    ['/api/register', newPerson()],
  ] as const) {
    const answer = await post(url, payload, planted);
    expect(cookieOf(answer)).not.toEqual(planted);
    expect((await t.get('/api/user', { headers: planted })).statusCode).toBe(401);
  }
  const mine = cookieOf(await post('/api/login', login));
  await post('/api/logout', {}, mine);
  expect((await t.get('/api/user', { headers: mine })).statusCode).toBe(401);
});

test('the database contains no usable session', async () => {
  const { headers } = await registered(t);
  const token = headers.cookie.split('=')[1]!;
  const kept = { cookie: `${SESSION_COOKIE}=${hashToken(token)}` };
  expect((await t.get('/api/user', { headers: kept })).statusCode).toBe(401);
});

test('the one cookie is out of reach of scripts, other sites and plain connections', async () => {
  const opened = await post('/api/register', newPerson());
  const closed = await post('/api/logout', {}, cookieOf(opened));
  for (const answer of [opened, closed]) {
    expect(answer.cookies).toHaveLength(1);
    expect(answer.cookies[0]).toMatchObject({
      name: SESSION_COOKIE,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(answer.cookies[0]).not.toHaveProperty('domain');
  }
});

test('a link works for its own purpose only, and once', async () => {
  const { id, email } = await registered(t);
  const reader = { id, email };
  const reset = await issueToken(t.db, 'reset', reader);
  const verification = await issueToken(t.db, 'verification', reader);
  const verify = (token: string) => post('/api/auth/verify-email', { token });
  const change = (token: string) =>
    post('/api/reset-password', { token, password: 'another secret' });
  expect((await verify(reset)).statusCode).toBe(400);
  expect((await change(verification)).statusCode).toBe(400);
  for (const token of [hashToken(reset), `${reset} x`, reset.toUpperCase()]) {
    expect((await change(token)).statusCode).toBe(400);
  }
  const asSession = { cookie: `${SESSION_COOKIE}=${reset}` };
  expect((await t.get('/api/user', { headers: asSession })).statusCode).toBe(401);

  const answers = [await verify(verification), await verify(verification)];
  const changes = [await change(reset), await change(reset)];
  expect([...answers, ...changes].map(({ statusCode }) => statusCode)).toEqual([
    200, 400, 200, 400,
  ]);
});

/** Everything in a response that could reveal something. */
function told({ statusCode, body, headers }: Awaited<ReturnType<typeof post>>) {
  const { date: _now, 'x-request-id': _own, 'x-ratelimit-reset': _left, ...others } = headers;
  return { statusCode, body, others };
}

test('no response reveals which accounts exist, in text, headers or status', async () => {
  const { username, email } = await registered(t);
  const pairs = [
    [
      '/api/login',
      { username, password: 'not it' },
      { username: 'nobody_at_all', password: 'not it' },
    ],
    ['/api/forgot-password', { email }, { email: 'nobody_at_all@example.com' }],
    ['/api/auth/resend-verification', { email }, { email: 'nobody_at_all@example.com' }],
  ] as const;
  for (const [url, known, unknown] of pairs) {
    expect(told(await post(url, known))).toEqual(told(await post(url, unknown)));
  }
});

/** The value below which this share of them lies. */
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)]!;
const spread = (values: number[]) => quantile(values, 0.75) - quantile(values, 0.25);

test.each(['/api/forgot-password', '/api/auth/resend-verification'])(
  '%s takes the same time whether there is an account or not',
  async (path) => {
    const address = await t.listen().catch(() => t.app.listeningOrigin);
    let took = 0;
    // Measured when the response is handed over: a client in this process would also wait for what
    // follows.
    const clock = (_request: unknown, answer: ServerResponse) => {
      const started = performance.now();
      answer.once('finish', () => (took = performance.now() - started));
    };
    t.app.server.on('request', clock);
    async function time(email: string) {
      calls += 1;
      const answer = await fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.4.0.${calls % 250}` },
        body: JSON.stringify({ email }),
      });
      expect(answer.status).toBe(200);
      await t.mails(email);
      return took;
    }
    const people = await Promise.all(Array.from({ length: 6 }, () => registered(t)));
    await time('warm_up@example.com');
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < 24; n++) {
      times.known.push(await time(people[n % 6]!.email));
      times.unknown.push(await time(`nobody_${n % 6}_${path.length}@example.com`));
    }
    t.app.server.off('request', clock);
    const apart = quantile(times.known, 0.5) - quantile(times.unknown, 0.5);
    const noise = Math.max(spread(times.known), spread(times.unknown));
    expect(Math.abs(apart)).toBeLessThan(1.5 * noise);
  },
);

const BREAKS = [
  '\r\nBcc: spy@example.com',
  '\nBcc: spy@example.com',
  '\r\n\r\n<b>',
  '\u2028Bcc: x',
];

test('no input adds a header or a recipient to a message', async () => {
  const mei = await registered(t);
  for (const text of BREAKS) {
    const person = newPerson();
    for (const wrong of [
      { ...person, email: person.email + text },
      { ...person, email: `a${text}@example.com` },
      { ...person, email: `${person.email}, spy@example.com` },
      { ...person, email: `"spy@example.com${text}" <${person.email}>` },
      { ...person, username: person.username + text },
    ]) {
      expect((await post('/api/register', wrong)).statusCode).toBe(400);
    }
    await post('/api/register', { ...person, name: `Mei${text}` });
    await t.patch('/api/user', { headers: mei.headers, body: { name: `Mei${text}` } });
    await post('/api/forgot-password', { email: mei.email + text });
    await post('/api/auth/resend-verification', { email: mei.email + text });
  }
  await post('/api/forgot-password', { email: mei.email });
  await t.mails('');
  const names = await readdir(join(folder, 'outbox'));
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const message = await readFile(join(folder, 'outbox', name), 'utf8');
    expect(message.split('\n\n')[0]).not.toMatch(/^bcc|spy@/im);
    expect(message.match(/^To: /gm)).toHaveLength(1);
  }
});

test("links in mail use the configured address, whatever the request's host", async () => {
  const { email } = await registered(t);
  await post(
    '/api/forgot-password',
    { email },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  );
  await t.mails(email);
  const names = await readdir(join(folder, 'outbox'));
  const messages = await Promise.all(
    names.map((name) => readFile(join(folder, 'outbox', name), 'utf8')),
  );
  const mine = messages.filter((message) => message.includes(`To: ${email}`));
  expect(mine.length).toBeGreaterThan(1);
  expect(mine.join('')).toContain('https://saywell.example/reset-password');
  expect(mine.join('')).not.toContain('evil.example');
});
