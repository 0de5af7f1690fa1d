import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { authSessions, users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildSession, buildUser } from '../../../test/support/factories.ts';
import { ensureAdmin } from './admin-at-start.ts';
import { SESSION_COOKIE } from './sessions.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ blogAdminUsername: 'blogadmin' });
});

let people = 0;
const person = () => {
  people += 1;
  return {
    name: 'Mei Tan',
    username: `mei_${people}`,
    email: `mei_${people}@example.com`,
    password: 'secret1',
  };
};

const cookieOf = (answer: { headers: Record<string, unknown> }) => {
  const header = String(answer.headers['set-cookie']);
  return { header, cookie: header.split(';', 1)[0]! };
};

test('registering opens an account and signs in', async () => {
  const body = person();
  const answer = await t.post('/api/register', { body });
  expect(answer.statusCode).toBe(200);
  const { header, cookie } = cookieOf(answer);
  expect(header).toContain('HttpOnly');
  expect(header).toContain('SameSite=Lax');
  expect(header).not.toContain('Secure');
  const user = (await t.get('/api/user', { headers: { cookie } })).json();
  expect(user).toMatchObject({
    name: 'Mei Tan',
    username: body.username,
    isAdmin: false,
    emailVerified: false,
    level: 1,
    streak: 0,
  });
});

test('a response never contains a password or its hash', async () => {
  const answer = await t.post('/api/register', { body: person() });
  expect(answer.body).not.toMatch(/password|argon2|secret1/i);
});

test('the cookie is Secure when the public address is https', async () => {
  const secure = await testApp({ publicUrl: 'https://saywell.example' });
  const answer = await secure.post('/api/register', { body: person() });
  expect(cookieOf(answer).header).toContain('Secure');
});

test.each([
  [{ name: '' }, 'Name is required'],
  [{ name: 'M' }, 'Name must be at least 2 characters'],
  [{ name: '\u200b\u200b' }, 'Name is required'],
  [{ name: 'Ann\u202elived' }, 'Name contains characters that can’t be shown'],
  [{ email: 'a\u0000@b.org' }, 'Please enter a valid email address'],
  [{ username: 'ab' }, 'Username must be at least 3 characters'],
  [{ username: 'a b!' }, 'Username can only contain letters, numbers, and underscores'],
  [{ email: 'nobody' }, 'Please enter a valid email address'],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
])('sign-up with %o is refused with its reason', async (wrong, message) => {
  const answer = await t.post('/api/register', { body: { ...person(), ...wrong } });
  const [field] = Object.keys(wrong);
  const body = { code: 'invalid_input', message, field };
  expect([answer.statusCode, answer.json()]).toEqual([400, body]);
});

test('usernames are unique regardless of case', async () => {
  const body = person();
  await t.post('/api/register', { body });
  const again = await t.post('/api/register', {
    body: { ...person(), username: body.username.toUpperCase() },
  });
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { message: 'This username is already taken', field: 'username', reason: 'taken' },
  ]);
});

test('email addresses are unique regardless of case', async () => {
  const body = person();
  await t.post('/api/register', { body });
  const again = await t.post('/api/register', {
    body: { ...person(), email: body.email.toUpperCase() },
  });
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { message: 'An account with this email already exists', field: 'email', reason: 'taken' },
  ]);
});

test('the username of the blog’s administrator cannot be taken at sign-up', async () => {
  const answer = await t.post('/api/register', { body: { ...person(), username: 'BlogAdmin' } });
  expect(answer.statusCode).toBe(409);
});

test('a sign-up cannot make itself an administrator', async () => {
  const answer = await t.post('/api/register', {
    body: { ...person(), isAdmin: true, emailVerified: true },
  });
  expect(answer.json()).toMatchObject({ isAdmin: false, emailVerified: false });
});

test('people sign in with username or email address, in any case', async () => {
  const body = person();
  await t.post('/api/register', { body });
  for (const username of [body.username, body.username.toUpperCase(), body.email]) {
    const answer = await t.post('/api/login', { body: { username, password: body.password } });
    expect(answer.statusCode).toBe(200);
  }
});

test('a wrong password and an unknown name get the same response', async () => {
  const body = person();
  await t.post('/api/register', { body });
  const wrong = await t.post('/api/login', { body: { username: body.username, password: 'nope' } });
  const unknown = await t.post('/api/login', { body: { username: 'nobody', password: 'nope' } });
  expect(wrong.statusCode).toBe(401);
  expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
});

test('signing in replaces the session that the browser had', async () => {
  const body = person();
  const first = cookieOf(await t.post('/api/register', { body })).cookie;
  const second = cookieOf(
    await t.post('/api/login', {
      body: { username: body.username, password: body.password },
      headers: { cookie: first },
    }),
  ).cookie;
  expect(second).not.toBe(first);
  expect((await t.get('/api/user', { headers: { cookie: first } })).statusCode).toBe(401);
  expect((await t.get('/api/user', { headers: { cookie: second } })).statusCode).toBe(200);
});

test('signing out ends the session, and works when there is none', async () => {
  const { cookie } = cookieOf(await t.post('/api/register', { body: person() }));
  expect((await t.post('/api/logout', { headers: { cookie } })).statusCode).toBe(200);
  expect((await t.get('/api/user', { headers: { cookie } })).statusCode).toBe(401);
  expect((await t.post('/api/logout')).statusCode).toBe(200);
});

test('an expired session and a made-up one are signed out', async () => {
  const user = await buildUser(t.db);
  const headers = await t.signIn(user.id);
  await t.db
    .update(authSessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(authSessions.userId, user.id));
  expect((await t.get('/api/user', { headers })).statusCode).toBe(401);
  const invented = { cookie: `${SESSION_COOKIE}=invented` };
  expect((await t.get('/api/user', { headers: invented })).statusCode).toBe(401);
});

test('a session in use is extended once a day', async () => {
  const user = await buildUser(t.db);
  const headers = await t.signIn(user.id);
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3600 * 1000);
  await t.db
    .update(authSessions)
    .set({ lastSeenAt: twoDaysAgo })
    .where(eq(authSessions.userId, user.id));
  const answer = await t.get('/api/user', { headers });
  expect(cookieOf(answer).header).toContain('Max-Age');
  const [session] = await t.db.select().from(authSessions).where(eq(authSessions.userId, user.id));
  expect(session!.lastSeenAt.getTime()).toBeGreaterThan(twoDaysAgo.getTime());
});

test('an account that is not approved can neither sign in nor stay signed in', async () => {
  const body = person();
  const { cookie } = cookieOf(await t.post('/api/register', { body }));
  await t.db.update(users).set({ isApproved: false }).where(eq(users.username, body.username));
  expect((await t.get('/api/user', { headers: { cookie } })).statusCode).toBe(401);
  const answer = await t.post('/api/login', {
    body: { username: body.username, password: body.password },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'This account is waiting for approval',
  ]);
});

test('minutes are rounded up per session and accuracy is the mean', async () => {
  const user = await buildUser(t.db);
  await buildSession(t.db, { userId: user.id, duration: 61, accuracy: 0.5 });
  await buildSession(t.db, { userId: user.id, duration: 5, accuracy: 1 });
  const headers = await t.signIn(user.id);
  expect((await t.get('/api/user', { headers })).json()).toMatchObject({
    totalMinutes: 3,
    overallAccuracy: 0.75,
    streak: 1,
  });
});

test('a null byte in a sign-in is a client error, not a server error', async () => {
  const answer = await t.post('/api/login', { body: { username: 'a\u0000b', password: 'x' } });
  expect(answer.statusCode).toBe(400);
});

test('somebody who took the administrator’s name before does not become one', async () => {
  const body = person();
  await t.post('/api/register', { body });
  const admin = { username: body.username, email: 'chief@example.com', password: 'secret1' };
  await expect(ensureAdmin(t.db, admin)).rejects.toThrow('belongs to another account');
  const answer = await t.post('/api/login', {
    body: { username: body.username, password: body.password },
  });
  expect(answer.json()).toMatchObject({ isAdmin: false });
});

test('two processes that start together create one administrator', async () => {
  const admin = { username: 'twin_admin', email: 'twin@example.com', password: 'secret1' };
  await Promise.all([ensureAdmin(t.db, admin), ensureAdmin(t.db, admin)]);
  const made = await t.db.select().from(users).where(eq(users.username, 'twin_admin'));
  expect(made).toMatchObject([{ isAdmin: true }]);
});

test('the configured administrator is created once, then promoted, and keeps the password', async () => {
  const admin = { username: 'boss_1', email: 'boss@example.com', password: 'first-password' };
  await ensureAdmin(t.db, admin);
  await ensureAdmin(t.db, { ...admin, password: 'another-password' });
  const answer = await t.post('/api/login', {
    body: { username: 'boss_1', password: 'first-password' },
  });
  expect(answer.json()).toMatchObject({ isAdmin: true });
});
