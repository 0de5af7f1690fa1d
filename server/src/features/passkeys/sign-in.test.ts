import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answeredChallenges, passkeys, throttleCounters, users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { type Authenticator, authenticator } from '../../../test/support/authenticator.ts';
import {
  addPasskey,
  challenged,
  methodsOf,
  proofBy,
  signInBy,
  signInWith,
} from '../../../test/support/passkeys.ts';
import { cookieOf, registered } from '../../../test/support/person.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterEach(() => vi.useRealTimers());

const setsSession = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).includes('saywell_session=');

test('a passkey signs in without a name or a password', async () => {
  const mei = await registered(t);
  const device = await addPasskey(t, mei);
  const answer = await signInWith(t, device);
  expect(answer.json()).toMatchObject({ id: mei.id, username: mei.username, needsPasskey: false });
  const me = await t.get('/api/user', { headers: cookieOf(answer) });
  expect(me.json()).toMatchObject({ id: mei.id });
  const [passkey] = (await methodsOf(t, mei)).passkeys;
  expect(passkey).toMatchObject({ lastUsedAt: expect.any(String) });
});

test('requesting a challenge writes nothing, and reveals nothing', async () => {
  const before = await t.db.$count(answeredChallenges);
  const answer = await t.post('/api/passkeys/challenge');
  expect(answer.json()).toMatchObject({
    rpId: 'localhost',
    timeout: 120_000,
    userVerification: 'required',
    allowCredentials: [],
  });
  expect(answer.headers['set-cookie']).toMatch(
    /^saywell_passkey=[\w-]{43}; Max-Age=120; Path=\/api\/passkeys; HttpOnly; SameSite=Strict$/,
  );
  expect(await t.db.$count(answeredChallenges)).toBe(before);
});

/** A new person's device. */
async function someone() {
  const mei = await registered(t);
  return { ...mei, device: await addPasskey(t, mei) };
}

async function refused(device: Authenticator, said: Parameters<Authenticator['answer']>[1]) {
  const { headers, ...asked } = await challenged(t);
  const answer = await signInBy(t, device.answer(asked, said), headers);
  expect([answer.statusCode, answer.json().message]).toEqual([
    401,
    'No account here uses this passkey. Sign in with another one, or with your password.',
  ]);
  expect(setsSession(answer)).toBe(false);
}

test.each([
  ['another site’s origin', { origin: 'https://localhost.evil.example' }],
  ['our name without https, on another port', { origin: 'http://localhost' }],
  ['another site’s id', { rpId: 'evil.example' }],
  ['nobody asked for a finger or a code', { verified: false }],
  ['somebody else’s name for it', { userHandle: 'A'.repeat(43) }],
])('an answer with %s is refused', async (_what, said) => {
  const { device } = await someone();
  await refused(device, said);
  expect((await signInWith(t, device)).statusCode).toBe(200);
});

test('a counter that does not increase is rejected, one that is always 0 is not', async () => {
  const { device, id } = await someone();
  const sayCounter = async (counter: number) => {
    const { headers, ...asked } = await challenged(t);
    return (await signInBy(t, device.answer(asked, { counter }), headers)).statusCode;
  };
  expect(await sayCounter(4_294_967_000)).toBe(200);
  await refused(device, { counter: 5 });
  await refused(device, { counter: 4_294_967_000 });
  await refused(device, { counter: 0 });
  expect(await sayCounter(4_294_967_295)).toBe(200);
  await t.db.update(passkeys).set({ counter: 0 }).where(eq(passkeys.userId, id));
  expect(await sayCounter(0)).toBe(200);
  expect(await sayCounter(0)).toBe(200);
});

test('of two simultaneous answers with the same counter, one is rejected', async () => {
  const { device } = await someone();
  const [one, two] = [await challenged(t), await challenged(t)];
  const answers = await Promise.all([
    signInBy(t, device.answer(one, { counter: 9 }), one.headers),
    signInBy(t, device.answer(two, { counter: 9 }), two.headers),
  ]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('an answer works once', async () => {
  const { device } = await someone();
  const { headers, ...asked } = await challenged(t);
  const passkey = device.answer(asked);
  expect((await signInBy(t, passkey, headers)).statusCode).toBe(200);
  const again = await signInBy(t, passkey, headers);
  expect([again.statusCode, again.json().message]).toEqual([
    400,
    'This passkey request has already been used. Please start again.',
  ]);
  // A new answer to a used challenge is rejected too, however its bytes are encoded.
  expect((await signInBy(t, device.answer(asked), headers)).statusCode).toBe(400);
  expect(
    (await signInBy(t, device.answer({ challenge: `${asked.challenge}=` }), headers)).statusCode,
  ).toBe(400);
});

test('a rejected answer uses up its challenge', async () => {
  const { device } = await someone();
  const { headers, ...asked } = await challenged(t);
  const wrong = device.answer(asked, { origin: 'https://evil.example' });
  expect((await signInBy(t, wrong, headers)).statusCode).toBe(401);
  expect((await signInBy(t, device.answer(asked), headers)).statusCode).toBe(400);
});

test('a challenge is valid for two minutes', async () => {
  const { device } = await someone();
  vi.useFakeTimers({ toFake: ['Date'] });
  const [early, late] = [await challenged(t), await challenged(t)];
  vi.setSystemTime(Date.now() + 119_000);
  expect((await signInBy(t, device.answer(early), early.headers)).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 2000);
  const answer = await signInBy(t, device.answer(late), late.headers);
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'That took more than two minutes. Please try again.',
  ]);
});

test('a challenge must be ours and is bound to this browser', async () => {
  const { device, headers: session } = await someone();
  const [mine, others] = [await challenged(t), await challenged(t)];
  expect((await signInBy(t, device.answer(mine), others.headers)).statusCode).toBe(400);
  expect((await signInBy(t, device.answer(mine), {})).statusCode).toBe(400);
  const confirming = (await t.post('/api/user/passkeys/challenge', { headers: session })).json();
  const made = Buffer.alloc(54, 1).toString('base64url');
  for (const challenge of [confirming.challenge, made, 'AAAA', '']) {
    expect((await signInBy(t, device.answer({ challenge }), mine.headers)).statusCode).toBe(400);
  }
});

test('two tabs of one browser do not interfere', async () => {
  const { device } = await someone();
  const first = await challenged(t);
  const second = await challenged(t, first.headers.cookie);
  expect((await signInBy(t, device.answer(first), second.headers)).statusCode).toBe(200);
});

test('a proof of one session is invalid in another, and for other people', async () => {
  const mei = await someone();
  const other = await someone();
  const { username, password } = mei;
  const elsewhere = cookieOf(await t.post('/api/login', { body: { username, password } }));
  const begin = (headers: Record<string, string>, passkey: object) =>
    t.post('/api/user/passkeys/new', { headers, body: { passkey } });
  const proof = await proofBy(t, mei.device, mei);
  expect((await begin(elsewhere, proof)).statusCode).toBe(400);
  expect((await begin(mei.headers, proof)).statusCode).toBe(200);
  expect((await begin(mei.headers, proof)).statusCode).toBe(400);
  const theirs = await proofBy(t, other.device, mei);
  expect((await begin(mei.headers, theirs)).json().message).toBe(
    'This isn’t your passkey. Nothing was changed.',
  );
});

test('another key with the id of somebody’s passkey is rejected', async () => {
  const mei = await someone();
  const stranger = authenticator();
  const { headers, ...asked } = await challenged(t);
  const { id, rawId } = mei.device.answer({ challenge: 'any' });
  const forged = { ...stranger.answer(asked), id, rawId };
  expect((await signInBy(t, forged, headers)).statusCode).toBe(401);
});

test('attempts with passkeys are limited like those with passwords', async () => {
  await t.db.delete(throttleCounters);
  const { device } = await someone();
  const attempt = async (address: string, said = {}) => {
    const { headers, ...asked } = await challenged(t);
    const from = { ...headers, 'x-forwarded-for': address };
    return (await signInBy(t, device.answer(asked, said), from)).statusCode;
  };
  const wrong = { verified: false };
  for (let n = 0; n < 10; n++) expect(await attempt('192.0.2.1', wrong)).toBe(401);
  expect(await attempt('192.0.2.1', wrong)).toBe(429);
  expect(await attempt('198.51.100.1')).toBe(200);
}, 30_000);

test('an account that was closed stays closed', async () => {
  const { device, id } = await someone();
  await t.db.update(users).set({ isApproved: false }).where(eq(users.id, id));
  const answer = await signInWith(t, device);
  expect([answer.statusCode, setsSession(answer)]).toEqual([403, false]);
});

// Each from a different address: calls per address are limited.
let callers = 0;
const fromElsewhere = (headers: Record<string, string>) => {
  callers += 1;
  return { ...headers, 'x-forwarded-for': `203.0.113.${callers}` };
};

test.each([
  'id',
  'rawId',
  'type',
  'clientDataJSON',
  'authenticatorData',
  'signature',
  'userHandle',
])('an answer whose %s is no passkey’s is refused', async (field) => {
  const { headers, ...asked } = await challenged(t);
  const good = authenticator().answer(asked);
  for (const value of ['', 'x'.repeat(5000), 7, {}, 'a b', ['x']]) {
    const bad =
      field in good
        ? { ...good, [field]: value }
        : { ...good, response: { ...good.response, [field]: value } };
    const answer = await signInBy(t, bad, fromElsewhere(headers));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  }
});

test('invalid bytes are rejected without an exception', async () => {
  const { headers, ...asked } = await challenged(t);
  const { device } = await someone();
  const good = device.answer(asked);
  for (const text of ['null', '[]', '{', '{"challenge":{}}', '']) {
    const clientDataJSON = Buffer.from(text || ' ').toString('base64url');
    const bad = { ...good, response: { ...good.response, clientDataJSON } };
    expect((await signInBy(t, bad, fromElsewhere(headers))).statusCode).toBe(400);
  }
  for (const field of ['authenticatorData', 'signature']) {
    const { headers: own, ...again } = await challenged(t);
    const fresh = device.answer(again);
    const bad = { ...fresh, response: { ...fresh.response, [field]: 'AAAA' } };
    expect((await signInBy(t, bad, fromElsewhere(own))).statusCode).toBe(401);
  }
});

test('there are no passkeys if the site’s address does not allow them', async () => {
  const plain = await testApp({ publicUrl: 'http://192.0.2.1:3000' });
  expect((await plain.post('/api/passkeys/challenge')).statusCode).toBe(404);
});
