import { BOT_ACTIONS, type BotAction, type BotChallenge } from '@saywell/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { cookieOf, mailedToken, newPerson } from '../../../test/support/person.ts';

const lines: string[] = [];
let t: TestApp;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  t = await testApp({ captcha: 'altcha' }, { log });
});

async function proof(action: BotAction) {
  const challenge: BotChallenge = (await t.get(`/api/captcha/challenge?action=${action}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function registered(person = newPerson()) {
  const body = { ...person, captchaToken: await proof('register') };
  return { ...person, answer: await t.post('/api/register', { body }) };
}

const calls: Record<BotAction, (captchaToken?: string) => ReturnType<TestApp['post']>> = {
  login: (captchaToken) =>
    t.post('/api/login', { body: { username: 'nobody', password: 'not it', captchaToken } }),
  register: (captchaToken) => t.post('/api/register', { body: { ...newPerson(), captchaToken } }),
  forgot_password: (captchaToken) =>
    t.post('/api/forgot-password', { body: { email: 'nobody@example.com', captchaToken } }),
  reset_password: (captchaToken) =>
    t.post('/api/reset-password', {
      body: { token: 'invented', password: 'secret1', captchaToken },
    }),
};

const REFUSED = 'We couldn’t confirm that you aren’t a robot. Please try again.';

test.each(BOT_ACTIONS)('%s needs its own proof, which is valid for one call', async (action) => {
  const call = calls[action];
  const token = await proof(action);
  const other = await proof(action === 'login' ? 'register' : 'login');
  for (const refused of [await call(), await call('junk'), await call(other)]) {
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { message: REFUSED, field: 'captchaToken', reason: 'not-proved' },
    ]);
  }
  const accepted = await call(token);
  expect(accepted.body).not.toContain(REFUSED);
  expect((await call(token)).json().message).toBe(REFUSED);
});

test('a challenge is issued only for known actions, and only if the site uses challenges', async () => {
  expect((await t.get('/api/captcha/challenge?action=logout')).statusCode).toBe(400);
  expect((await t.get('/api/captcha/challenge')).statusCode).toBe(400);
  const off = await testApp();
  expect((await off.get('/api/captcha/challenge?action=login')).statusCode).toBe(404);
});

test('neither log nor response contains a password, a hash, a token or an address', async () => {
  const { answer: opened, ...person } = await registered();
  const { cookie } = cookieOf(opened);
  const email = { email: person.email };
  const answers = [opened];
  const call = async (sent: ReturnType<TestApp['post']>) => answers.push(await sent);
  const login = async (password: string) =>
    call(
      t.post('/api/login', {
        body: { username: person.username, password, captchaToken: await proof('login') },
      }),
    );
  await login(person.password);
  await login('a wrong guess');
  await call(
    t.post('/api/forgot-password', {
      body: { ...email, captchaToken: await proof('forgot_password') },
    }),
  );
  await call(t.post('/api/auth/resend-verification', { body: email }));
  const verification = await mailedToken(t, person.email, '/verify-email');
  const reset = await mailedToken(t, person.email, '/reset-password');
  await call(t.post('/api/auth/verify-email', { body: { token: verification } }));
  await call(t.post('/api/auth/verify-email', { body: { token: verification } }));
  const captchaToken = await proof('reset_password');
  await call(
    t.post('/api/reset-password', {
      body: { token: reset, password: 'another good secret', captchaToken },
    }),
  );
  await t.get(`/reset-password?token=${reset}`);

  expect(lines.length).toBeGreaterThan(answers.length);
  const rows = await t.db.select({ hash: users.passwordHash }).from(users);
  const secrets = [
    person.password,
    'a wrong guess',
    'another good secret',
    verification,
    reset,
    captchaToken,
    cookie.split('=')[1]!,
    ...rows.map(({ hash }) => hash),
    'argon2',
  ];
  const logged = lines.join('');
  const bodies = answers.map(({ body }) => body).join('\n');
  for (const secret of secrets) {
    expect(logged).not.toContain(secret);
    expect(bodies).not.toContain(secret);
  }
  expect(logged).not.toContain(person.email);
});

test('nobody can find out another’s address or name through their own account', async () => {
  const { answer: one } = await registered();
  const { email, username, answer: other } = await registered();
  const mine = await t.get('/api/user', { headers: cookieOf(one) });
  expect(mine.body).not.toContain(email);
  expect(mine.body).not.toContain(username);
  expect(other.statusCode).toBe(200);
});
