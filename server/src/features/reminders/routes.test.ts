import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildUser } from '../../../test/support/factories.ts';
import { outgoingMail, reminderLetters, reminders, users } from '../../db/schema.ts';
import { createToken, hashToken } from '../../tokens.ts';

const url = '/api/reminder';

let t: TestApp;
let userId: number;
let headers: { cookie: string };
beforeAll(async () => {
  t = await testApp({ smtpUrl: 'smtp://localhost' });
});
beforeEach(async () => {
  userId = (await buildUser(t.db, { emailVerified: true, timeZone: 'Europe/Berlin' })).id;
  headers = await t.signIn(userId);
});

const read = async () => (await t.get(url, { headers })).json();
const save = (body: object) => t.put(url, { headers, body });
const row = async () =>
  (await t.db.select().from(reminders).where(eq(reminders.userId, userId)))[0];

/** A reminder that was sent, and the token in it. */
async function sentLetter() {
  const token = createToken();
  await t.db
    .insert(reminderLetters)
    .values({ userId, day: '2026-03-05', tokenHash: hashToken(token) });
  return token;
}

test('nobody is reminded who has not asked for it', async () => {
  expect(await read()).toEqual({
    on: false,
    at: '18:00',
    timeZone: null,
    deviceZone: 'Europe/Berlin',
    stoppedAt: null,
    obstacle: null,
  });
  expect(await row()).toBeUndefined();
  expect((await t.get(url)).statusCode).toBe(401);
});

test('a choice is kept, and due at that time of the person’s own clocks', async () => {
  expect((await save({ on: true, at: '07:45' })).json()).toMatchObject({ on: true, at: '07:45' });
  expect(await read()).toMatchObject({ on: true, at: '07:45' });
  const time = (zone: string) =>
    row().then((one) =>
      one!.dueAt!.toLocaleTimeString('en-US', { timeZone: zone, hourCycle: 'h23' }),
    );
  expect(await time('Europe/Berlin')).toBe('07:45:00');
  await t.put('/api/time-zone', { headers, body: { timeZone: 'Asia/Kolkata' } });
  expect(await time('Asia/Kolkata')).toBe('07:45:00');
  expect((await save({ on: false, at: '09:30' })).json()).toMatchObject({ on: false, at: '09:30' });
  await t.put('/api/time-zone', { headers, body: { timeZone: 'Asia/Tokyo' } });
  expect((await row())?.dueAt).toBeNull();
});

test('a time zone of its own stays, wherever the device is, until it is taken back', async () => {
  const utc = async () => (await row())!.dueAt!.toISOString().slice(11, 16);
  await save({ on: true, at: '07:00', timeZone: 'Asia/Tokyo' });
  expect(await read()).toMatchObject({ timeZone: 'Asia/Tokyo', deviceZone: 'Europe/Berlin' });
  expect(await utc()).toBe('22:00');
  await t.put('/api/time-zone', { headers, body: { timezoneOffset: '-330' } });
  expect(await utc()).toBe('22:00');
  await save({ on: true, at: '08:00' });
  expect(await utc()).toBe('23:00');
  const back = (await save({ on: true, at: '08:00', timeZone: null })).json();
  expect(back).toMatchObject({ timeZone: null, deviceZone: 'UTC+05:30' });
  expect(await utc()).toBe('02:30');
});

test.each([
  { on: true },
  { on: true, at: '18:00', timeZone: 'Mars/Base' },
  { on: true, at: '18:00', timeZone: '' },
  { on: true, at: '18:00', timeZone: 7 },
  { on: true, at: '24:00' },
  { on: true, at: '7:5' },
  { on: true, at: 1080 },
  { on: 'yes', at: '18:00' },
])('%o is refused', async (body) => {
  expect((await save(body)).statusCode).toBe(400);
  expect(await row()).toBeUndefined();
});

test('an address that is not confirmed gets none', async () => {
  await t.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
  expect(await read()).toMatchObject({ obstacle: 'unverified' });
  const refused = await save({ on: true, at: '18:00' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toMatch(/confirm your email address/);
  expect((await save({ on: false, at: '18:00' })).statusCode).toBe(200);
});

test('a site without mail says so, and promises nothing', async () => {
  const without = await testApp();
  const { id } = await buildUser(without.db, { emailVerified: true });
  const theirs = { headers: await without.signIn(id) };
  expect((await without.get(url, theirs)).json()).toMatchObject({ obstacle: 'no-mail' });
  const refused = await without.put(url, { ...theirs, body: { on: true, at: '18:00' } });
  expect(refused.statusCode).toBe(409);
});

test('the link in a letter stops reminders, signed out, and as often as it is used', async () => {
  await save({ on: true, at: '18:00' });
  const token = await sentLetter();
  const letter = { recipient: 'x@example.com', subject: 'Today', text: 'x', html: 'x' };
  await t.db.insert(outgoingMail).values([
    { ...letter, userId, unsubscribe: 'https://saywell.example' },
    { ...letter, userId, subject: 'Confirm' },
  ]);
  for (let n = 0; n < 2; n++) {
    const stopped = await t.post('/api/reminder/unsubscribe', { body: { token } });
    expect([stopped.statusCode, stopped.json()]).toEqual([200, { message: 'Reminders are off.' }]);
  }
  expect(await read()).toMatchObject({ on: false, stoppedAt: null });
  // What waits for the mail server is withdrawn, and nothing else.
  const left = await t.db.select().from(outgoingMail).where(eq(outgoingMail.userId, userId));
  expect(left.map(({ subject }) => subject)).toEqual(['Confirm']);
});

test.each([
  ['an unknown token', { token: 'A'.repeat(43) }],
  ['no token', {}],
  ['an endless token', { token: 'A'.repeat(201) }],
  ['a token that is none', { token: ['A'] }],
])('%s stops nothing', async (_what, body) => {
  await save({ on: true, at: '18:00' });
  expect((await t.post('/api/reminder/unsubscribe', { body })).statusCode).toBe(400);
  expect(await read()).toMatchObject({ on: true });
});

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const part =
  '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

test.each([
  [FORM, 'List-Unsubscribe=One-Click'],
  [MULTIPART, part],
  [undefined, undefined],
])('one click in a mail program posts %s, and reminders are off', async (type, payload) => {
  await save({ on: true, at: '18:00' });
  const answer = await t.app.inject({
    method: 'POST',
    url: `/unsubscribe?token=${await sentLetter()}`,
    ...(type && { headers: { 'content-type': type } }),
    ...(payload && { payload }),
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await read()).toMatchObject({ on: false });
});

test('a scanner that only reads the link changes nothing', async () => {
  await save({ on: true, at: '18:00' });
  const address = `/unsubscribe?token=${await sentLetter()}`;
  await t.get(address);
  await t.app.inject({ method: 'HEAD', url: address });
  expect(await read()).toMatchObject({ on: true });
});

test.each([
  ['', 400],
  ['?token=', 400],
  [`?token=${'A'.repeat(43)}`, 400],
  [`?token=a&token=b`, 400],
])('a click on /unsubscribe%s is answered with %i', async (query, status) => {
  const click = { headers: { 'content-type': FORM }, payload: 'List-Unsubscribe=One-Click' };
  const answer = await t.app.inject({ method: 'POST', url: `/unsubscribe${query}`, ...click });
  expect(answer.statusCode).toBe(status);
});

test('a click that brings a parcel is refused, and so is one from another site’s page', async () => {
  await save({ on: true, at: '18:00' });
  const address = `/unsubscribe?token=${await sentLetter()}`;
  const post = (headersOf: Record<string, string>, payload: string) =>
    t.app.inject({ method: 'POST', url: address, headers: headersOf, payload });
  expect((await post({ 'content-type': FORM }, 'x'.repeat(5000))).statusCode).toBe(413);
  const other = { 'content-type': FORM, 'sec-fetch-site': 'cross-site' };
  expect((await post(other, 'List-Unsubscribe=One-Click')).statusCode).toBe(403);
  expect(await read()).toMatchObject({ on: true });
});
