import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { authenticator } from '../../testing/authenticator.ts';
import { addPasskey, methodsOf, proofBy, signInWith } from '../../testing/passkeys.ts';
import { cookieOf, registered } from '../../testing/person.ts';

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

test('an administrator has no powers until they have added a passkey', async () => {
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

test('a password alone gives no powers to whoever has stolen it, nor another passkey', async () => {
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

test('a passkey shown in a session that a password opened gives the powers back', async () => {
  const ada = await admin();
  const device = await addPasskey(t, ada);
  const headers = cookieOf(await signIn(ada));
  const passkey = await proofBy(t, device, { headers });
  await t.post('/api/user/passkeys/new', { headers, body: { passkey } });
  expect(await powers(headers)).toEqual([200, 200, 200]);
});

test('the last passkey of an administrator stays', async () => {
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

test('nobody else is asked for one', async () => {
  const mei = await registered(t);
  const answer = await signIn(mei);
  expect(answer.json()).toMatchObject({ isAdmin: false, needsPasskey: false });
  const refused = await t.get('/api/admin/overview', { headers: cookieOf(answer) });
  expect(refused.json().message).toBe('Forbidden');
});

test('without the setting an administrator needs none', async () => {
  const relaxed = await testApp();
  const ada = await registered(relaxed);
  await relaxed.db.update(users).set({ isAdmin: true }).where(eq(users.id, ada.id));
  const { headers } = ada;
  expect((await relaxed.get('/api/admin/overview', { headers })).statusCode).toBe(200);
});
test.each([true, false])(
  'the name that manages the blog gives a stolen password nothing either, administrator: %s',
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

