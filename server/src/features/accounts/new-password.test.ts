import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { outgoingMail, passkeys, passwordResetTokens, users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { cookieOf, mailedToken, registered } from '../../../test/support/person.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ publicUrl: 'https://saywell.example' });
});

const NEW_PASSWORD = 'a much better secret';

const forgot = (email: string, address = '192.0.2.1') =>
  t.post('/api/forgot-password', { body: { email }, headers: { 'x-forwarded-for': address } });
const reset = (token: string, password = NEW_PASSWORD) =>
  t.post('/api/reset-password', { body: { token, password } });
const login = (username: string, password: string, headers = {}) =>
  t.post('/api/login', { body: { username, password }, headers });
const user = (headers: Record<string, string>) => t.get('/api/user', { headers });

async function withLink(address?: string) {
  const person = await registered(t);
  await forgot(person.email, address);
  return { ...person, token: await mailedToken(t, person.email, '/reset-password') };
}

test('a mailed link sets the password, and signs out everywhere', async () => {
  const { token, username, password, headers } = await withLink();
  const elsewhere = cookieOf(await login(username, password));
  const answer = await reset(token);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'Your password has been changed.', notes: [] },
  ]);
  expect((await user(headers)).statusCode).toBe(401);
  expect((await user(elsewhere)).statusCode).toBe(401);
  expect((await login(username, password)).statusCode).toBe(401);
  expect((await login(username, NEW_PASSWORD)).statusCode).toBe(200);
});

test('the link leads to the public address, in both forms of the message', async () => {
  const { email, token } = await withLink('192.0.2.2');
  const message = (await t.mails(email)).at(-1)!;
  const link = `https://saywell.example/reset-password?token=${token}`;
  expect(message.text).toContain(link);
  expect(message.html).toContain(link);
});

test('using a link invalidates all links of the same person', async () => {
  const { email, token } = await withLink('192.0.2.3');
  await forgot(email, '192.0.2.3');
  const second = await mailedToken(t, email, '/reset-password');
  const answers = await Promise.all([reset(token), reset(token)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await reset(second)).statusCode).toBe(400);
});

test('a link expires after an hour', async () => {
  const { id, token, username, password } = await withLink('192.0.2.4');
  const mine = eq(passwordResetTokens.userId, id);
  const [row] = await t.db.select().from(passwordResetTokens).where(mine);
  expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(3600 * 1000);
  await t.db
    .update(passwordResetTokens)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(mine);
  const answer = await reset(token);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain('expired');
  expect(answer.json()).toMatchObject({ field: 'token', reason: 'expired' });
  expect((await login(username, password)).statusCode).toBe(200);
});

test('a link is invalid once the account has another email address', async () => {
  const { id, token, username } = await withLink('192.0.2.5');
  const email = `new_${username}@example.com`;
  await t.db.update(users).set({ email }).where(eq(users.id, id));
  expect((await reset(token)).statusCode).toBe(400);
});

test.each([
  [{ token: '', password: NEW_PASSWORD }, 'Reset token is required'],
  [{ password: NEW_PASSWORD }, 'Reset token is required'],
  [
    { token: 'invented', password: NEW_PASSWORD },
    'Invalid reset token. Please ask for a new link.',
  ],
  [{ token: 'invented', password: '12345' }, 'Password must be at least 6 characters'],
])('%o is refused with its reason', async (body, message) => {
  const answer = await t.post('/api/reset-password', { body });
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test('a password that is too short does not use up the link', async () => {
  const { token } = await withLink('192.0.2.6');
  expect((await reset(token, '12345')).statusCode).toBe(400);
  expect((await reset(token)).statusCode).toBe(200);
});

test('the database contains no usable token of a link once the message is sent', async () => {
  const { token } = await withLink('192.0.2.7');
  const rows = [
    await t.db.select().from(passwordResetTokens),
    await t.db.select().from(outgoingMail),
  ];
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the response does not reveal whether an account exists', async () => {
  const person = await registered(t);
  const known = await forgot(person.email, '192.0.2.8');
  const unknown = await forgot('nobody@example.com', '192.0.2.8');
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(await t.mails('nobody@example.com')).toEqual([]);
});

test('nothing is looked up before the response, so its timing reveals nothing either', async () => {
  const person = await registered(t);
  const links = () =>
    t.db.select().from(passwordResetTokens).where(eq(passwordResetTokens.userId, person.id));
  const afterAnswer = vi.spyOn(t.mail, 'afterAnswer').mockReturnValue();
  expect((await forgot(person.email, '192.0.2.9')).statusCode).toBe(200);
  expect(await links()).toEqual([]);
  const [work] = afterAnswer.mock.lastCall!;
  afterAnswer.mockRestore();
  t.mail.afterAnswer(work);
  await t.mails(person.email);
  expect(await links()).toHaveLength(1);
});

test('a visitor can ask for three messages to one address, and its owner still can', async () => {
  const { email } = await registered(t);
  for (let n = 0; n < 3; n++) expect((await forgot(email, '192.0.2.10')).statusCode).toBe(200);
  const refused = await forgot(email, '192.0.2.10');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  const stranger = await forgot('nobody_else@example.com', '192.0.2.10');
  expect(stranger.statusCode).toBe(200);
  expect((await forgot(email, '192.0.2.11')).statusCode).toBe(200);
});

test('somebody locked out after wrong passwords gets in with a new one', async () => {
  const { token, username } = await withLink('192.0.2.12');
  const headers = { 'x-forwarded-for': '192.0.2.12' };
  for (let n = 0; n < 11; n++) await login(username, 'not it', headers);
  expect((await login(username, 'not it', headers)).statusCode).toBe(429);
  await t.post('/api/reset-password', { body: { token, password: NEW_PASSWORD }, headers });
  expect((await login(username, NEW_PASSWORD, headers)).statusCode).toBe(200);
});

const change = (headers: Record<string, string>, currentPassword: string) =>
  t.post('/api/user/password', { headers, body: { currentPassword, newPassword: NEW_PASSWORD } });

test('changing the password while signed in ends every other session and open link', async () => {
  const { token, username, password, headers } = await withLink('192.0.2.13');
  const elsewhere = cookieOf(await login(username, password));
  expect((await change(headers, password)).statusCode).toBe(200);
  expect((await user(headers)).statusCode).toBe(200);
  expect((await user(elsewhere)).statusCode).toBe(401);
  expect((await reset(token)).statusCode).toBe(400);
  expect((await login(username, NEW_PASSWORD)).statusCode).toBe(200);
});

test('changing the password requires the current one, and guessing it is limited', async () => {
  const { username, password, headers } = await registered(t);
  const wrong = await change(headers, 'not it');
  expect([wrong.statusCode, wrong.json().message]).toEqual([
    400,
    'This isn’t your current password',
  ]);
  for (let n = 0; n < 10; n++) await change(headers, 'not it');
  expect((await change(headers, password)).statusCode).toBe(429);
  const elsewhere = { 'x-forwarded-for': '198.51.100.7' };
  expect((await login(username, password, elsewhere)).statusCode).toBe(200);
});

test('passkeys are mentioned in the mail and when the new password is set', async () => {
  const mei = await registered(t);
  const addPasskey = (name: string) =>
    t.db
      .insert(passkeys)
      .values({ userId: mei.id, name, credentialId: name, publicKey: 'A', transports: [] });
  const letter = async (address: string) => {
    await forgot(mei.email, address);
    return (await t.mails(mei.email)).at(-1)!.text.replaceAll('\n', ' ');
  };
  expect(await letter('192.0.2.21')).not.toContain('passkey');
  await addPasskey('one');
  expect(await letter('192.0.2.22')).toContain('Your account also has a passkey.');
  await addPasskey('two');
  await t.db.update(users).set({ passwordHash: null }).where(eq(users.id, mei.id));
  expect(await letter('192.0.2.23')).toContain('Your account has 2 passkeys and no password.');
  const token = await mailedToken(t, mei.email, '/reset-password');
  expect((await reset(token)).json()).toEqual({
    message: 'Your password has been changed.',
    notes: [
      'Your 2 passkeys still open your account. If you don’t recognize one of them, remove it in your profile.',
    ],
  });
  expect((await login(mei.username, NEW_PASSWORD)).statusCode).toBe(200);
  expect(await t.db.$count(passkeys, eq(passkeys.userId, mei.id))).toBe(2);
});
