import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { emailVerificationTokens, users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { mailedToken, newPerson, registered } from '../../../test/support/person.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ publicUrl: 'https://saywell.example' });
});

const verify = (token: string) => t.post('/api/auth/verify-email', { body: { token } });
const resend = (email: string, address = '192.0.2.1') =>
  t.post('/api/auth/resend-verification', {
    body: { email },
    headers: { 'x-forwarded-for': address },
  });
const tokenFor = (email: string) => mailedToken(t, email, '/verify-email');

async function isVerified({ headers }: { headers: Record<string, string> }) {
  return (await t.get('/api/user', { headers })).json().emailVerified as boolean;
}

test('signing up sends a link on the public address, which confirms the email address', async () => {
  const person = await registered(t);
  const [message] = await t.mails(person.email);
  expect(message!.text).toContain('https://saywell.example/verify-email?token=');
  expect(message!.html).toContain('https://saywell.example/verify-email?token=');
  expect(message!.text).toContain('Hello Mei,');
  expect(await isVerified(person)).toBe(false);

  const answer = await verify(await tokenFor(person.email));
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'Your email address is confirmed.' },
  ]);
  expect(await isVerified(person)).toBe(true);
});

test('opening the link, as a mail scanner does, does not use it up', async () => {
  const person = await registered(t);
  const token = await tokenFor(person.email);
  await t.get(`/verify-email?token=${token}`);
  await t.get(`/api/auth/verify-email?token=${token}`);
  expect(await isVerified(person)).toBe(false);
  expect((await verify(token)).statusCode).toBe(200);
});

test('a link works once, even if used twice at the same time', async () => {
  const token = await tokenFor((await registered(t)).email);
  const answers = await Promise.all([verify(token), verify(token)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a link expires after a day and says so', async () => {
  const person = await registered(t);
  const token = await tokenFor(person.email);
  const [row] = await t.db
    .select()
    .from(emailVerificationTokens)
    .where(eq(emailVerificationTokens.userId, person.id));
  expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(24 * 3600 * 1000);
  await t.db.update(emailVerificationTokens).set({ expiresAt: new Date(Date.now() - 1000) });
  const answer = await verify(token);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain('expired');
  expect(answer.json()).toMatchObject({ field: 'token', reason: 'expired' });
  expect(await isVerified(person)).toBe(false);
});

test.each([
  ['', 'Verification token is required'],
  ['invented', 'Invalid verification link. Please ask for a new one.'],
])('the token %j is refused with its reason', async (token, message) => {
  const answer = await verify(token);
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test('the database contains no usable token of a link', async () => {
  const person = await registered(t);
  const token = await tokenFor(person.email);
  expect(JSON.stringify(await t.db.select().from(emailVerificationTokens))).not.toContain(token);
});

test('another link is sent on request, in any spelling, and both work until one did', async () => {
  const person = await registered(t);
  const first = await tokenFor(person.email);
  expect((await resend(person.email.toUpperCase())).statusCode).toBe(200);
  const second = await tokenFor(person.email);
  expect(second).not.toBe(first);
  expect((await verify(first)).statusCode).toBe(200);
});

test('the response does not reveal whether an account exists or is unverified', async () => {
  const waiting = await registered(t);
  const confirmed = await registered(t);
  await verify(await tokenFor(confirmed.email));
  const sentBefore = (await t.mails(confirmed.email)).length;
  const answers = [
    await resend(waiting.email, '192.0.2.2'),
    await resend(confirmed.email, '192.0.2.2'),
    await resend('nobody@example.com', '192.0.2.2'),
  ];
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await t.mails(confirmed.email)).toHaveLength(sentBefore);
  expect(await t.mails('nobody@example.com')).toEqual([]);
});

test('a visitor can ask for three messages to one address, and others still can', async () => {
  const person = await registered(t);
  for (let n = 0; n < 3; n++)
    expect((await resend(person.email, '192.0.2.3')).statusCode).toBe(200);
  const refused = await resend(person.email, '192.0.2.3');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await resend(person.email, '192.0.2.4')).statusCode).toBe(200);
  expect(await t.mails(person.email)).toHaveLength(5);
});

test('a visitor can ask for twenty messages in an hour', async () => {
  const ask = (n: number) => resend(`somebody_${n}@example.com`, '192.0.2.5');
  for (let n = 0; n < 20; n++) expect((await ask(n)).statusCode).toBe(200);
  expect((await ask(20)).statusCode).toBe(429);
});

test('an invalid email address has its own message', async () => {
  const answer = await resend('nobody');
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Valid email is required']);
});

test('a link to an address that was changed meanwhile verifies nothing', async () => {
  const person = await registered(t);
  const token = await tokenFor(person.email);
  await t.db.update(users).set({ email: newPerson().email }).where(eq(users.id, person.id));
  expect((await verify(token)).statusCode).toBe(400);
  expect(await isVerified(person)).toBe(false);
});
