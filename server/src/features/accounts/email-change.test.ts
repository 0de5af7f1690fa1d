import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { emailChanges, passkeys, users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { addPasskey, methodsOf, proofBy, signInWith } from '../../../test/support/passkeys.ts';
import { cookieOf, mailedToken, newPerson, registered } from '../../../test/support/person.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ supportEmail: 'help@saywell.example' });
});

type Person = Awaited<ReturnType<typeof registered>>;

const change = (who: Person, email: string, currentPassword: string | undefined = who.password) =>
  t.patch('/api/user', { headers: who.headers, body: { email, currentPassword } });
const userOf = async ({ headers }: Pick<Person, 'headers'>) =>
  (await t.get('/api/user', { headers })).json();
const verify = async (email: string) =>
  t.post('/api/auth/verify-email', {
    body: { token: await mailedToken(t, email, '/verify-email') },
  });
const undoToken = (email: string) => mailedToken(t, email, '/undo-email-change');
const undo = (token: string) => t.post('/api/auth/undo-email-change', { body: { token } });
const login = (username: string, password: string) =>
  t.post('/api/login', { body: { username, password } });

async function changed(who: Person) {
  const { email } = newPerson();
  expect((await change(who, email)).statusCode).toBe(200);
  expect((await verify(email)).statusCode).toBe(200);
  return email;
}

test('a session alone cannot change the address', async () => {
  const mei = await registered(t);
  const { email } = newPerson();
  const bare = await t.patch('/api/user', { headers: mei.headers, body: { email } });
  const field = 'currentPassword';
  expect([bare.statusCode, bare.json()]).toMatchObject([
    400,
    { message: 'Please enter your current password', field, reason: 'required' },
  ]);
  const wrong = await change(mei, email, 'not it');
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    400,
    { message: 'This isn’t your current password', field, reason: 'wrong' },
  ]);
  expect(await userOf(mei)).toMatchObject({ email: mei.email, pendingEmail: null });
  expect(await t.mails(email)).toEqual([]);
});

test('a passkey works as well as the password, somebody else’s does not', async () => {
  const mei = await registered(t);
  const device = await addPasskey(t, mei);
  const stranger = await registered(t);
  const strangers = await addPasskey(t, stranger);
  const { email } = newPerson();
  const { headers } = mei;
  const body = { email, passkey: await proofBy(t, strangers, mei) };
  const refused = await t.patch('/api/user', { headers, body });
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'This isn’t your passkey. Nothing was changed.',
  ]);
  const mine = { email, passkey: await proofBy(t, device, mei) };
  const moved = await t.patch('/api/user', { headers, body: mine });
  expect(moved.json()).toMatchObject({ email: mei.email, pendingEmail: email });
});

test('guessing the password at a signed-in browser is limited', async () => {
  const mei = await registered(t);
  const { email } = newPerson();
  for (let n = 0; n < 10; n++) await change(mei, email, `guess ${n}`);
  expect((await change(mei, email)).statusCode).toBe(429);
});

test('the new address takes effect only once confirmed; until then links go to the old one', async () => {
  const mei = await registered(t);
  const { email } = newPerson();
  expect((await change(mei, email)).json()).toMatchObject({
    email: mei.email,
    pendingEmail: email,
  });
  await t.post('/api/forgot-password', { body: { email } });
  expect((await t.mails(email)).map(({ subject }) => subject)).toEqual([
    'Confirm your email address for Saywell',
  ]);
  await t.post('/api/forgot-password', { body: { email: mei.email } });
  const reset = await mailedToken(t, mei.email, '/reset-password');

  expect((await verify(email)).statusCode).toBe(200);
  expect(await userOf(mei)).toMatchObject({ email, emailVerified: true, pendingEmail: null });
  const late = await t.post('/api/reset-password', { body: { token: reset, password: 'secret2' } });
  expect(late.statusCode).toBe(400);
});

test('notifies the old address even if unconfirmed, without naming the new one', async () => {
  const mei = await registered(t);
  const { email } = newPerson();
  await change(mei, email);
  const told = (await t.mails(mei.email)).at(-1)!;
  expect(told.subject).toContain('about to change');
  expect(told.text).toContain('help@saywell.example');
  expect(told.text).toContain('7 days');
  const text = told.text.replaceAll('\n', ' ');
  expect(text).toContain('someone else knows your password or has one of your passkeys');
  expect(text).toContain('all passkeys are removed');
  expect(told.text + told.html).not.toContain(email);
});

test('a requested change can be resent, replaced and withdrawn', async () => {
  const mei = await registered(t);
  const resend = () => t.post('/api/user/email-change', { headers: mei.headers });
  expect((await resend()).statusCode).toBe(404);
  const [first, second] = [newPerson().email, newPerson().email];
  await change(mei, first);
  const firstToken = await mailedToken(t, first, '/verify-email');
  await change(mei, second);
  expect((await resend()).statusCode).toBe(200);
  expect(await t.mails(second)).toHaveLength(2);
  const replaced = await t.post('/api/auth/verify-email', { body: { token: firstToken } });
  expect([replaced.statusCode, replaced.json().message]).toEqual([
    400,
    'Invalid verification link. Please ask for a new one.',
  ]);
  await t.del('/api/user/email-change', { headers: mei.headers });
  expect(await userOf(mei)).toMatchObject({ email: mei.email, pendingEmail: null });
  expect((await verify(second)).statusCode).toBe(400);
});

/** The ways to lock out somebody who knows the password or added a passkey. */
const shuttingOut = {
  'resetting the password': async ({ email }: Person) => {
    await t.post('/api/forgot-password', { body: { email } });
    const token = await mailedToken(t, email, '/reset-password');
    return t.post('/api/reset-password', { body: { token, password: 'only mine again' } });
  },
  'changing the password': async ({ headers, password }: Person) => {
    const body = { currentPassword: password, newPassword: 'only mine again' };
    return t.post('/api/user/password', { headers, body });
  },
  'removing the password': async (who: Person) => {
    const passkey = await proofBy(t, await addPasskey(t, who), who);
    return t.del('/api/user/password', { headers: who.headers, body: { passkey } });
  },
  'removing a passkey': async (who: Person) => {
    await addPasskey(t, who);
    const [own] = (await methodsOf(t, who)).passkeys;
    const { headers, password } = who;
    return t.del(`/api/user/passkeys/${own!.id}`, { headers, body: { password } });
  },
};

test.each(Object.entries(shuttingOut))(
  '%s withdraws a pending change of address and its link',
  async (what, shutOut) => {
    const mei = await registered(t);
    const thiefs = newPerson().email;
    await change(mei, thiefs);
    const done = await shutOut(mei);
    expect(done.statusCode).toBe(200);
    const saysSo = done.body.includes('Your email address stays as it is.');
    expect(saysSo).toBe(what !== 'removing a passkey');
    const late = await verify(thiefs);
    expect([late.statusCode, late.json().message]).toEqual([
      400,
      'Invalid verification link. Please ask for a new one.',
    ]);
    const [account] = await t.db.select().from(users).where(eq(users.id, mei.id));
    expect(account!.email).toBe(mei.email);
    // The person's own address can still be confirmed.
    expect((await verify(mei.email)).statusCode).toBe(200);
  },
);

test('confirming an address that somebody else took meanwhile fails', async () => {
  const mei = await registered(t);
  const person = newPerson();
  await change(mei, person.email);
  const token = await mailedToken(t, person.email, '/verify-email');
  await registered(t, person);
  const answer = await t.post('/api/auth/verify-email', { body: { token } });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'An account with this email already exists',
  ]);
});

test('the owner of the old address takes the account back from a thief with the password', async () => {
  const mei = await registered(t);
  const thiefs = await changed(mei);
  const thief = cookieOf(await login(mei.username, mei.password));
  await t.post('/api/forgot-password', { body: { email: thiefs } });
  const thiefsReset = await mailedToken(t, thiefs, '/reset-password');
  const thiefsNext = newPerson().email;
  await change({ ...mei, headers: thief }, thiefsNext);
  const thiefsUndo = await undoToken(thiefs);

  const answer = await undo(await undoToken(mei.email));
  expect(answer.statusCode).toBe(200);
  const { resetToken } = answer.json<{ resetToken: string }>();
  const inside = await t.get('/api/user', { headers: thief });
  const doors = [
    await login(mei.username, mei.password),
    await t.post('/api/reset-password', { body: { token: thiefsReset, password: 'thief 12' } }),
    await undo(thiefsUndo),
    await verify(thiefsNext),
  ];
  expect([inside, ...doors].map(({ statusCode }) => statusCode)).toEqual([401, 401, 400, 400, 400]);

  const password = 'only mine again';
  const chosen = await t.post('/api/reset-password', { body: { token: resetToken, password } });
  expect(chosen.statusCode).toBe(200);
  const headers = cookieOf(await login(mei.email, password));
  expect(await userOf({ headers })).toMatchObject({
    id: mei.id,
    email: mei.email,
    pendingEmail: null,
    emailVerified: true,
  });
});

test('a thief’s passkey is useless after the owner took the account back', async () => {
  const mei = await registered(t);
  await changed(mei);
  const device = await addPasskey(t, mei, 'The thief’s');
  const answer = await undo(await undoToken(mei.email));
  expect(answer.json().message).toBe(
    'Your account has this address again, everyone is signed out, and all passkeys are removed.',
  );
  expect((await signInWith(t, device)).statusCode).toBe(401);
  expect(await t.db.$count(passkeys, eq(passkeys.userId, mei.id))).toBe(0);
});

test('a change that is unconfirmed or was withdrawn can be undone too', async () => {
  const mei = await registered(t);
  await change(mei, newPerson().email);
  await t.del('/api/user/email-change', { headers: mei.headers });
  expect((await undo(await undoToken(mei.email))).statusCode).toBe(200);
  expect((await t.get('/api/user', { headers: mei.headers })).statusCode).toBe(401);
});

test('the link works once, even if used twice at the same time', async () => {
  const mei = await registered(t);
  await changed(mei);
  const token = await undoToken(mei.email);
  const answers = await Promise.all([undo(token), undo(token)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('it works for 7 days after the new address was confirmed, however long that took', async () => {
  const mei = await registered(t);
  const { email } = newPerson();
  await change(mei, email);
  const mine = eq(emailChanges.userId, mei.id);
  await t.db
    .update(emailChanges)
    .set({ expiresAt: new Date(Date.now() + 60_000) })
    .where(mine);
  await verify(email);
  const [row] = await t.db.select().from(emailChanges).where(mine);
  expect(row!.expiresAt.getTime() - row!.confirmedAt!.getTime()).toBe(7 * 24 * 3600 * 1000);
  await t.db
    .update(emailChanges)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(mine);
  const late = await undo(await undoToken(mei.email));
  expect(late.statusCode).toBe(400);
  expect(late.json().message).toContain('7 days');
  expect((await userOf(mei)).email).toBe(email);
});

test('nobody else can take the old address while the change can be undone', async () => {
  const mei = await registered(t);
  const other = await registered(t);
  await changed(mei);
  const again = await t.post('/api/register', {
    body: { ...newPerson(), email: mei.email.toUpperCase() },
  });
  const moved = await change(other, mei.email);
  for (const refused of [again, moved]) {
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'An account with this email already exists',
    ]);
  }
  expect((await undo(await undoToken(mei.email))).statusCode).toBe(200);
});

test('a person may change back to their old address', async () => {
  const mei = await registered(t);
  await changed(mei);
  expect((await change(mei, mei.email)).statusCode).toBe(200);
  expect((await verify(mei.email)).statusCode).toBe(200);
  expect((await userOf(mei)).email).toBe(mei.email);
});

test.each([
  ['', 'Undo token is required'],
  ['invented', 'This link is no longer valid: it was already used, or is more than 7 days old.'],
])('the token %j is refused with its reason', async (token, message) => {
  const answer = await undo(token);
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test('the database contains no usable token to undo a change', async () => {
  const mei = await registered(t);
  await change(mei, newPerson().email);
  const token = await undoToken(mei.email);
  expect(JSON.stringify(await t.db.select().from(emailChanges))).not.toContain(token);
});

test('nothing changes unless the old address can be notified', async () => {
  const mei = await registered(t);
  const { email } = newPerson();
  // The old address has reached its mail limit: reaching it on purpose must not hide the change.
  for (let n = 0; n < 9; n++) {
    await t.post('/api/forgot-password', {
      body: { email: mei.email },
      headers: { 'x-forwarded-for': `192.0.2.${n}` },
    });
  }
  expect(await t.mails(mei.email)).toHaveLength(10);
  const refused = await change(mei, email);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await userOf(mei)).toMatchObject({ email: mei.email, pendingEmail: null });
  expect(await t.mails(email)).toEqual([]);
  expect(await t.db.$count(users, eq(users.email, mei.email))).toBe(1);
});
