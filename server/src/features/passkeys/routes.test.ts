import { PASSKEYS_MAX } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { passkeys, throttleCounters } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { authenticator, cborBytes, cborText } from '../../../test/support/authenticator.ts';
import { addPasskey, methodsOf, proofBy, signInWith } from '../../../test/support/passkeys.ts';
import { cookieOf, registered } from '../../../test/support/person.ts';

const base = '/api/user/passkeys';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Someone = { headers: Record<string, string>; password: string };

const begin = ({ headers, password }: Someone, body: object = { password }) =>
  t.post(`${base}/new`, { headers, body });
const add = ({ headers }: Someone, passkey: object, name = 'My phone') =>
  t.post(base, { headers, body: { name, passkey } });

test('a passkey is added, renamed and removed', async () => {
  const mei = await registered(t);
  expect(await methodsOf(t, mei)).toEqual({ hasPassword: true, asksFor: 'password', passkeys: [] });
  await addPasskey(t, mei, 'My phone');
  await addPasskey(t, mei, 'The key on my desk');
  const [phone, key] = (await methodsOf(t, mei)).passkeys;
  expect([phone?.name, key?.name]).toEqual(['My phone', 'The key on my desk']);
  expect(phone).toMatchObject({ lastUsedAt: null, createdAt: expect.any(String) });

  const { headers, password } = mei;
  const renamed = await t.patch(`${base}/${phone!.id}`, { headers, body: { name: ' Old phone ' } });
  expect(renamed.json().passkeys[0].name).toBe('Old phone');
  const removed = await t.del(`${base}/${phone!.id}`, { headers, body: { password } });
  expect(removed.json().passkeys).toMatchObject([{ id: key!.id }]);
});

test('the options ask for a discoverable key with user verification', async () => {
  const mei = await registered(t);
  await addPasskey(t, mei);
  const options = (await begin(mei)).json();
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Saywell' },
    user: { name: mei.username, displayName: mei.name },
    timeout: 120_000,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
  });
  // Somebody who reads the device learns no address and no account id.
  expect(options.user.id).toMatch(/^[\w-]{43}$/);
  expect((await begin(mei)).json().user.id).toBe(options.user.id);
});

test('adding and removing ask to confirm the identity', async () => {
  const mei = await registered(t);
  const device = await addPasskey(t, mei);
  const { id } = (await methodsOf(t, mei)).passkeys[0]!;
  const path = `${base}/${id}`;
  const { headers } = mei;
  for (const body of [{}, { password: '' }, { passkey: {} }]) {
    expect((await begin(mei, body)).statusCode).toBe(400);
    expect((await t.del(path, { headers, body })).statusCode).toBe(400);
  }
  const wrong = { password: 'not mine' };
  for (const answer of [await begin(mei, wrong), await t.del(path, { headers, body: wrong })]) {
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'This isn’t your password. Nothing was changed.',
    ]);
  }
  expect((await begin(mei, { passkey: await proofBy(t, device, mei) })).statusCode).toBe(200);
  const body = { passkey: await proofBy(t, device, mei) };
  expect((await t.del(path, { headers, body })).statusCode).toBe(200);
});

test('guessing passwords here is limited as elsewhere', async () => {
  await t.db.delete(throttleCounters);
  const mei = await registered(t);
  for (let n = 0; n < 10; n++) expect((await begin(mei, { password: 'x' })).statusCode).toBe(403);
  expect((await begin(mei)).statusCode).toBe(429);
});

test('a challenge for adding is bound to this session, and invalid for signing in or confirming', async () => {
  const mei = await registered(t);
  const { username, password } = mei;
  const elsewhere = cookieOf(await t.post('/api/login', { body: { username, password } }));
  const device = authenticator();
  const made = device.make((await begin(mei)).json());
  expect((await add({ ...mei, headers: elsewhere }, made)).statusCode).toBe(400);
  for (const url of [`${base}/challenge`, '/api/passkeys/challenge']) {
    const asked = (await t.post(url, { headers: mei.headers })).json();
    expect((await add(mei, device.make(asked))).statusCode).toBe(400);
  }
  expect((await add(mei, made)).statusCode).toBe(200);
});

const wrongs: [string, Parameters<ReturnType<typeof authenticator>['make']>[1]][] = [
  ['another site’s origin', { origin: 'http://localhost.evil.example' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['another site’s id', { rpId: 'evil.example' }],
  ['nobody asked for a finger or a code', { verified: false }],
  [
    'a maker’s certificate, whose lists we would have to fetch',
    {
      format: {
        fmt: 'packed',
        attStmt: Buffer.concat([
          Buffer.from([0xa1]),
          cborText('x5c'),
          Buffer.from([0x81]),
          cborBytes(Buffer.alloc(8)),
        ]),
      },
    },
  ],
  ['a format nobody knows', { format: { fmt: 'apple', attStmt: Buffer.from([0xa0]) } }],
];

test.each(wrongs)('a new passkey with %s is rejected', async (_what, said) => {
  const mei = await registered(t);
  const answer = await add(mei, authenticator().make((await begin(mei)).json(), said));
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  expect((await methodsOf(t, mei)).passkeys).toEqual([]);
});

/** As deeply nested as the limit allows, longer than the input, and not CBOR at all. */
const hostile = [
  Buffer.alloc(5900, 0x81),
  Buffer.from('9bffffffffffffffff', 'hex'),
  Buffer.from('bb7fffffffffffffff', 'hex'),
  Buffer.from('5b00000000ffffffff', 'hex'),
  Buffer.from('a3', 'hex'),
  Buffer.from('ff', 'hex'),
  Buffer.from('{}'),
];

test('bytes that are not a passkey are rejected quickly', async () => {
  await t.db.delete(throttleCounters);
  const mei = await registered(t);
  for (const bytes of hostile) {
    const made = authenticator().make((await begin(mei)).json());
    const response = { ...made.response, attestationObject: bytes.toString('base64url') };
    const before = performance.now();
    expect((await add(mei, { ...made, response })).statusCode).toBe(400);
    expect(performance.now() - before).toBeLessThan(1000);
  }
});

test('every field has a bound', async () => {
  const mei = await registered(t);
  const made = authenticator().make((await begin(mei)).json());
  const { response } = made;
  const long = 'A'.repeat(9000);
  const bad = [
    {},
    { ...made, id: long },
    { ...made, rawId: `${made.rawId}=` },
    { ...made, type: 'password' },
    { ...made, response: undefined },
    ...Object.keys(response).map((field) => ({
      ...made,
      response: { ...response, [field]: long },
    })),
    { ...made, response: { ...response, transports: Array(11).fill('usb') } },
    { ...made, response: { ...response, attestationObject: 'spaces are none' } },
  ];
  for (const passkey of bad) expect((await add(mei, passkey)).statusCode).toBe(400);
  for (const name of ['', '   ', 'x'.repeat(51), 'a\u202Eb', 'a\nb']) {
    const answer = await add(mei, made, name);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  }
  expect((await add(mei, made, 'x'.repeat(50))).statusCode).toBe(200);
});

test('a passkey is added once, to one account', async () => {
  const mei = await registered(t);
  const other = await registered(t);
  const device = await addPasskey(t, mei);
  const again = await add(other, device.make((await begin(other)).json()));
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'This passkey has already been added',
  ]);
});

test('at most ten passkeys can be added, even simultaneously', async () => {
  const mei = await registered(t);
  const values = Array.from({ length: PASSKEYS_MAX - 1 }, (_, n) => ({
    userId: mei.id,
    name: `Key ${n}`,
    credentialId: `of ${mei.id}, ${n}`,
    publicKey: 'A',
    transports: [],
  }));
  const asked = [(await begin(mei)).json(), (await begin(mei)).json()];
  await t.db.insert(passkeys).values(values);
  const made = asked.map((one) => authenticator().make(one));
  const answers = await Promise.all(made.map((one) => add(mei, one)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await begin(mei)).statusCode).toBe(409);
});

test('a removed passkey is invalid, and its sessions end', async () => {
  const mei = await registered(t);
  const device = await addPasskey(t, mei);
  const elsewhere = cookieOf(await signInWith(t, device));
  const { headers, password } = mei;
  const { id } = (await methodsOf(t, mei)).passkeys[0]!;
  expect((await t.del(`${base}/${id}`, { headers, body: { password } })).statusCode).toBe(200);
  expect((await signInWith(t, device)).statusCode).toBe(401);
  expect((await t.get('/api/user', { headers: elsewhere })).statusCode).toBe(401);
  expect((await t.get('/api/user', { headers })).statusCode).toBe(200);
});

test('a person with a passkey can remove the password, but not their last sign-in method', async () => {
  const mei = await registered(t);
  const { headers, password, username } = mei;
  const device = authenticator();
  const stranger = await addPasskey(t, await registered(t));
  const remove = async (passkey: object) =>
    (await t.del('/api/user/password', { headers, body: { passkey } })).statusCode;
  expect(await remove(await proofBy(t, device, mei))).toBe(403);
  expect(await remove(await proofBy(t, stranger, mei))).toBe(403);

  const phone = await addPasskey(t, mei);
  const other = cookieOf(await t.post('/api/login', { body: { username, password } }));
  const body = { passkey: await proofBy(t, phone, mei) };
  expect((await t.del('/api/user/password', { headers, body })).statusCode).toBe(200);
  expect(await methodsOf(t, mei)).toMatchObject({ hasPassword: false, asksFor: 'passkey' });
  expect((await t.get('/api/user', { headers: other })).statusCode).toBe(401);
  for (const guess of [password, '', 'null']) {
    const answer = await t.post('/api/login', { body: { username, password: guess } });
    expect(answer.statusCode).not.toBe(200);
  }
  expect((await begin(mei)).json().message).toBe('Use your passkey for this. Nothing was changed.');

  const [only] = (await methodsOf(t, mei)).passkeys;
  const last = await t.del(`${base}/${only!.id}`, {
    headers,
    body: { passkey: await proofBy(t, phone, mei) },
  });
  expect([last.statusCode, last.json().message]).toEqual([
    409,
    'Without this passkey, you could no longer sign in. Add another one, or a password, first.',
  ]);
  expect((await signInWith(t, phone)).statusCode).toBe(200);

  const newPassword = 'a new one after all';
  const set = { passkey: await proofBy(t, phone, mei), newPassword };
  expect((await t.post('/api/user/password', { headers, body: set })).statusCode).toBe(200);
  const again = await t.post('/api/login', { body: { username, password: newPassword } });
  expect(again.statusCode).toBe(200);
});

test('if the last passkey and the password are removed at the same time, one stays', async () => {
  const mei = await registered(t);
  const { headers, password } = mei;
  const phone = await addPasskey(t, mei);
  const { id } = (await methodsOf(t, mei)).passkeys[0]!;
  const passkey = await proofBy(t, phone, mei);
  await Promise.all([
    t.del('/api/user/password', { headers, body: { passkey } }),
    t.del(`${base}/${id}`, { headers, body: { password } }),
  ]);
  const left = await methodsOf(t, mei);
  expect(left.passkeys.length + Number(left.hasPassword)).toBe(1);
});

test('without a password, a passkey confirms deleting the account', async () => {
  const mei = await registered(t);
  const { headers } = mei;
  const phone = await addPasskey(t, mei);
  const prove = async () => ({ passkey: await proofBy(t, phone, mei) });
  await t.del('/api/user/password', { headers, body: await prove() });

  const asked = await t.post('/api/privacy/delete-request', {
    headers,
    body: { requestType: 'practice_data', ...(await prove()) },
  });
  expect(asked.statusCode).toBe(200);
  const exported = (await t.post('/api/privacy/export', { headers })).json();
  expect(exported.passkeys).toMatchObject([{ name: 'My phone', counter: expect.any(Number) }]);
  const gone = await t.del('/api/privacy/delete', { headers, body: await prove() });
  expect(gone.statusCode).toBe(200);
  expect(await t.db.$count(passkeys, eq(passkeys.userId, mei.id))).toBe(0);
  expect((await signInWith(t, phone)).statusCode).toBe(401);
});
