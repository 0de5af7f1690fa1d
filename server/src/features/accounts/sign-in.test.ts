import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beforeAll, expect, test, vi } from 'vitest';
import { authSessions, outgoingMail, users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { newPerson, registered } from '../../../test/support/person.ts';
import { createSignInGuard } from '../throttle/sign-in-guard.ts';
import { nameKey } from './accounts.ts';
import { createSessions } from './sessions.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ blogAdminUsername: 'blog_keeper' });
});

const login = (username: string, password: string, address = '192.0.2.1') =>
  t.post('/api/login', {
    body: { username, password },
    headers: { 'x-forwarded-for': address },
  });

/** Counts attempts as another process would, without the pauses. */
async function guesses(account: string, address: string, times: number) {
  const guard = createSignInGuard(t.db, async () => {});
  for (let n = 0; n < times; n++) await guard.enter({ account, address });
}

test('an attacker who guesses is refused, in any spelling of the name; the owner is not', async () => {
  const mei = await registered(t);
  await guesses(nameKey(mei.username), '192.0.2.1', 10);
  for (const name of [mei.username, mei.username.toUpperCase()]) {
    const refused = await login(name, mei.password);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many failed attempts. Please try again in 15 minutes.',
    });
  }
  expect((await login(mei.username, mei.password, '198.51.100.7')).statusCode).toBe(200);
});

test('guesses on a username reveal nothing about its email address', async () => {
  const mei = await registered(t);
  const stranger = await registered(t);
  await guesses(nameKey(mei.username), '192.0.2.2', 10);
  const statuses = [];
  for (const name of [mei.username, mei.email, stranger.email, newPerson().email]) {
    statuses.push((await login(name, 'not it', '192.0.2.2')).statusCode);
  }
  expect(statuses).toEqual([429, 401, 401, 401]);
});

test('nor do the pauses caused by guesses from many addresses', async () => {
  const mei = await registered(t);
  const pauses: number[] = [];
  const guard = createSignInGuard(t.db, async (ms) => void pauses.push(ms));
  const guess = (n: number) =>
    guard.enter({ account: nameKey(mei.email), address: `198.51.100.${n}` });
  for (let n = 0; n < 30; n++) await guesses(nameKey(mei.username), `192.0.2.${n}`, 1);
  // Counted with the nineteen after it, not with the thirty before.
  expect((await login(mei.email, 'not it', '198.51.100.200')).statusCode).toBe(401);
  for (let n = 0; n < 19; n++) await guess(n);
  expect(pauses).toEqual([]);
  await guess(19);
  expect(pauses).toEqual([250]);
});

test('the right password with one name ends the lockout of the other', async () => {
  const mei = await registered(t);
  await guesses(nameKey(mei.email), '192.0.2.4', 10);
  expect((await login(mei.email, mei.password, '192.0.2.4')).statusCode).toBe(429);
  expect((await login(mei.username, mei.password, '192.0.2.4')).statusCode).toBe(200);
  expect((await login(mei.email, mei.password, '192.0.2.4')).statusCode).toBe(200);
});

test('a name without an account is counted and refused in the same way', async () => {
  await guesses(nameKey('nobody_here'), '192.0.2.2', 10);
  expect((await login('Nobody_Here', 'not it', '192.0.2.2')).statusCode).toBe(429);
});

test('signing in with the right password never counts', async () => {
  const mei = await registered(t);
  for (let n = 0; n < 12; n++) {
    expect((await login(mei.username, mei.password, '192.0.2.3')).statusCode).toBe(200);
  }
});

test('an unknown name takes as long as a wrong password', async () => {
  const mei = await registered(t);
  async function time(name: string, address: string) {
    const start = performance.now();
    expect((await login(name, 'not it', address)).statusCode).toBe(401);
    return performance.now() - start;
  }
  const unknown: number[] = [];
  const wrong: number[] = [];
  await time('warm_up', '192.0.2.9');
  // Alternating, so that a busy machine slows both down equally.
  for (let n = 0; n < 8; n++) {
    unknown.push(await time(`unknown_${n}`, `192.0.2.${10 + n}`));
    wrong.push(await time(mei.username, `192.0.2.${20 + n}`));
  }
  const ratio = Math.min(...unknown) / Math.min(...wrong);
  // Without the pretended check, an unknown name is answered five to ten times as fast.
  expect(ratio).toBeGreaterThan(1 / 3);
  expect(ratio).toBeLessThan(3);
});

test('a sign-in fails if the password is changed meanwhile', async () => {
  const mei = await registered(t);
  const [asChecked] = await t.db.select().from(users).where(eq(users.id, mei.id));
  const sessionsOf = () => t.db.$count(authSessions, eq(authSessions.userId, mei.id));
  const before = await sessionsOf();
  const sessions = createSessions(t.db, {
    secure: false,
    managesBlog: () => false,
    mustHavePasskey: () => false,
  });
  const request = { cookies: {} } as FastifyRequest;
  const setCookie = vi.fn<() => void>();
  const reply = { setCookie } as unknown as FastifyReply;
  await t.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, mei.id));
  expect(await sessions.open(asChecked!, request, reply)).toBe(false);
  expect(await sessionsOf()).toBe(before);
  expect(setCookie).not.toHaveBeenCalled();
  await t.db
    .update(users)
    .set({ passwordHash: asChecked!.passwordHash })
    .where(eq(users.id, mei.id));
  expect(await sessions.open(asChecked!, request, reply)).toBe(true);
  expect(await sessionsOf()).toBe(before + 1);
});

test('the account that the configuration names manages the blog, and so does an administrator', async () => {
  const mei = await registered(t);
  const user = async () => (await t.get('/api/user', { headers: mei.headers })).json();
  expect((await user()).managesBlog).toBe(false);
  const mine = eq(users.id, mei.id);
  await t.db.update(users).set({ username: 'Blog_Keeper' }).where(mine);
  expect(await user()).toMatchObject({ managesBlog: true, isAdmin: false });
  await t.db.update(users).set({ username: mei.username, isAdmin: true }).where(mine);
  expect(await user()).toMatchObject({ managesBlog: true, isAdmin: true });
});

test('signing up works while the mail server is down, and the message is not lost', async () => {
  const down = await testApp({}, { send: () => Promise.reject(new Error('connection refused')) });
  const person = newPerson();
  expect((await down.post('/api/register', { body: person })).statusCode).toBe(200);
  await down.mails(person.email);
  expect(await down.db.select().from(outgoingMail)).toMatchObject([
    { recipient: person.email, attempts: 1, lastError: 'connection refused' },
  ]);
});

test('every answer says whose it is, so that no browser keeps it for somebody else', async () => {
  const accountOf = async (headers: Record<string, string> = {}) =>
    (await t.get('/api/user', { headers })).headers['saywell-account'];
  const mei = await registered(t);
  expect(await accountOf(mei.headers)).toBe(String(mei.id));
  expect(await accountOf()).toBe('0');
  expect(await accountOf({ cookie: 'saywell_session=made-up' })).toBe('0');
});
