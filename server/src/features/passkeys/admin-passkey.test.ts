import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { authenticator } from '../../../test/support/authenticator.ts';
import { addPasskey, methodsOf, proofBy, signInWith } from '../../../test/support/passkeys.ts';
import { cookieOf, mailedToken, newPerson, registered } from '../../../test/support/person.ts';

const reason =
  'Administrators need a passkey here. Sign in with yours, or add one in your profile.';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ adminPasskey: 'required', blogAdminUsername: 'blog_keeper' });
});

async function admin() {
  const ada = await registered(t);
  await t.db.update(users).set({ isAdmin: true }).where(eq(users.id, ada.id));
  return ada;
}

type Headers = Record<string, string>;
type Someone = { username: string; password: string };

const powers = async (headers: Headers) => {
  const urls = ['/api/admin/feedback', '/api/admin/overview', '/api/admin/blog'];
  return Promise.all(urls.map(async (url) => (await t.get(url, { headers })).statusCode));
};
const signIn = ({ username, password }: Someone) =>
  t.post('/api/login', { body: { username, password } });

test('an administrator has no rights until they have added a passkey', async () => {
  const ada = await admin();
  const answer = await signIn(ada);
  expect(answer.json()).toMatchObject({ isAdmin: true, needsPasskey: true });
  const headers = cookieOf(answer);
  expect((await t.get('/api/user', { headers })).json()).toMatchObject({ needsPasskey: true });
  expect(await powers(headers)).toEqual([403, 403, 403]);
  const refusals = [
    await t.get('/api/admin/overview', { headers }),
    await t.get('/api/admin/blog', { headers }),
  ];
  for (const refusal of refusals) {
    expect(refusal.json()).toEqual({ code: 'forbidden', message: reason });
  }
  await addPasskey(t, { ...ada, headers });
  expect((await t.get('/api/user', { headers })).json()).toMatchObject({ needsPasskey: false });
  expect(await powers(headers)).toEqual([200, 200, 200]);
});

test('a stolen password gives no rights, and cannot add another passkey', async () => {
  const ada = await admin();
  const device = await addPasskey(t, ada);
  const thief = { ...ada, headers: cookieOf(await signIn(ada)) };
  const { headers, password } = thief;
  expect(await powers(headers)).toEqual([403, 403, 403]);
  expect(await methodsOf(t, thief)).toMatchObject({ asksFor: 'passkey' });
  const [own] = (await methodsOf(t, thief)).passkeys;
  const tries = [
    await t.post('/api/user/passkeys/new', { headers, body: { password } }),
    await t.del(`/api/user/passkeys/${own!.id}`, { headers, body: { password } }),
    await t.del('/api/privacy/delete', { headers, body: { password } }),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);

  const back = await signInWith(t, device);
  expect(back.json()).toMatchObject({ needsPasskey: false });
  expect(await powers(cookieOf(back))).toEqual([200, 200, 200]);
});

test('using a passkey in a session started with a password restores the rights', async () => {
  const ada = await admin();
  const device = await addPasskey(t, ada);
  const headers = cookieOf(await signIn(ada));
  const passkey = await proofBy(t, device, { headers });
  const shown = await t.post('/api/user/passkeys/shown', { headers, body: { passkey } });
  expect(shown.json()).toMatchObject({ username: ada.username, needsPasskey: false });
  expect(await powers(headers)).toEqual([200, 200, 200]);
});

test('somebody else’s passkey does not, and changes no session', async () => {
  const ada = await admin();
  await addPasskey(t, ada);
  const theirs = await addPasskey(t, await admin());
  const headers = cookieOf(await signIn(ada));
  const passkey = await proofBy(t, theirs, { headers });
  const refused = await t.post('/api/user/passkeys/shown', { headers, body: { passkey } });
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'This isn’t your passkey. Nothing was changed.',
  ]);
  expect(refused.headers['set-cookie']).toBeUndefined();
  expect((await t.get('/api/user', { headers })).json()).toMatchObject({
    username: ada.username,
    needsPasskey: true,
  });
});

type Admin = Awaited<ReturnType<typeof admin>>;

/** Requests a change of address, confirmed with the password or a passkey. */
async function requestChange({ headers }: Admin, proof: object) {
  const body = { email: newPerson().email, ...proof };
  expect((await t.patch('/api/user', { headers, body })).statusCode).toBe(200);
}

/** Undoes a change with only the old mailbox, and signs in with the password set that way. */
async function takeBack({ email, username }: Admin) {
  const token = await mailedToken(t, email, '/undo-email-change');
  const undone = (await t.post('/api/auth/undo-email-change', { body: { token } })).json();
  const password = 'chosen by a mailbox';
  await t.post('/api/reset-password', { body: { token: undone.resetToken, password } });
  const headers = cookieOf(await signIn({ username, password }));
  return { message: undone.message as string, headers, password };
}

test('an administrator’s old mailbox gives back the address but no rights', async () => {
  const ada = await admin();
  const device = await addPasskey(t, ada);
  await requestChange(ada, { passkey: await proofBy(t, device, ada) });
  const { headers } = ada;
  const begun = await t.post('/api/user/passkeys/new', {
    headers,
    body: { passkey: await proofBy(t, device, ada) },
  });
  const newer = authenticator();
  await t.post('/api/user/passkeys', {
    headers,
    body: { name: 'Newer', passkey: newer.make(begun.json()) },
  });
  const letter = (await t.mails(ada.email)).at(-1)!.text.replaceAll('\n', ' ');
  expect(letter).toContain('newer passkeys may be removed');

  const reader = await takeBack(ada);
  expect(reader.message).toBe(
    'Your account has this address again, everyone is signed out, and newer passkeys are removed. Your passkey stays, because you are an administrator: if you can’t use it, or don’t recognize it, write to support@localhost.',
  );
  expect(await powers(reader.headers)).toEqual([403, 403, 403]);
  const body = { password: reader.password };
  const added = await t.post('/api/user/passkeys/new', { headers: reader.headers, body });
  expect(added.statusCode).toBe(403);
  expect((await signInWith(t, newer)).statusCode).toBe(401);
  const back = await signInWith(t, device);
  expect(await powers(cookieOf(back))).toEqual([200, 200, 200]);
});

test('nor if all passkeys are newer than the change: an operator must help', async () => {
  const ada = await admin();
  await requestChange(ada, { currentPassword: ada.password });
  const device = await addPasskey(t, ada);
  const reader = await takeBack(ada);
  expect(reader.message).toContain('Your passkey stays, because you are an administrator');
  expect(await powers(reader.headers)).toEqual([403, 403, 403]);
  const body = { password: reader.password };
  const added = await t.post('/api/user/passkeys/new', { headers: reader.headers, body });
  expect(added.statusCode).toBe(403);
  expect((await signInWith(t, device)).statusCode).toBe(200);
});

test('an administrator cannot remove their last passkey', async () => {
  const ada = await admin();
  const device = await addPasskey(t, ada);
  const { headers } = ada;
  const remove = async (id: number) =>
    t.del(`/api/user/passkeys/${id}`, {
      headers,
      body: { passkey: await proofBy(t, device, ada) },
    });
  const [first] = (await methodsOf(t, ada)).passkeys;
  const refused = await remove(first!.id);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Administrators need a passkey here. Add another one before you remove this one.',
  ]);
  const begun = await t.post('/api/user/passkeys/new', {
    headers,
    body: { passkey: await proofBy(t, device, ada) },
  });
  const body = { name: 'Second', passkey: authenticator().make(begun.json()) };
  expect((await t.post('/api/user/passkeys', { headers, body })).statusCode).toBe(200);
  expect((await remove(first!.id)).statusCode).toBe(200);
});

test.each([true, false])(
  'nor does a stolen password of the blog manager, administrator: %s',
  async (isAdmin) => {
    const keeper = await registered(t);
    const named = { isAdmin, username: 'blog_keeper' };
    await t.db.update(users).set(named).where(eq(users.id, keeper.id));
    const ada = { ...keeper, ...named };
    const device = await addPasskey(t, ada);
    const answer = await signIn(ada);
    expect(answer.json()).toMatchObject({ needsPasskey: true, managesBlog: false });
    const headers = cookieOf(answer);
    const user = await t.get('/api/user', { headers });
    expect(user.json()).toMatchObject({ needsPasskey: true, managesBlog: false });
    expect(await powers(headers)).toEqual([403, 403, 403]);
    expect(await methodsOf(t, { headers })).toMatchObject({ asksFor: 'passkey' });

    const back = await signInWith(t, device);
    expect(back.json()).toMatchObject({ needsPasskey: false, managesBlog: true });
    expect((await powers(cookieOf(back)))[2]).toBe(200);
    await t.db.update(users).set({ username: keeper.username }).where(eq(users.id, keeper.id));
  },
);

test('other people need no passkey', async () => {
  const mei = await registered(t);
  const answer = await signIn(mei);
  expect(answer.json()).toMatchObject({ isAdmin: false, needsPasskey: false });
  const refused = await t.get('/api/admin/overview', { headers: cookieOf(answer) });
  expect(refused.json().message).toBe('Forbidden');
});

test('without the setting an administrator needs no passkey', async () => {
  const relaxed = await testApp();
  const ada = await registered(relaxed);
  await relaxed.db.update(users).set({ isAdmin: true }).where(eq(users.id, ada.id));
  const { headers } = ada;
  expect((await relaxed.get('/api/admin/overview', { headers })).statusCode).toBe(200);
});
