import { beforeAll, expect, test } from 'vitest';
import { throttleCounters } from '../../src/db/schema.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { cookieOf, newPerson, registered } from '../support/person.ts';
import { hashToken } from '../../src/tokens.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

let calls = 0;
/** Each from a different address, as of somebody who rents a few hundred. */
const from = () => ({ 'x-forwarded-for': `10.9.${(calls += 1) >> 8}.${calls & 255}` });
const post = (url: string, body: object, headers: object = {}) =>
  t.post(url, { body, headers: { ...from(), ...headers } });

/** Opens an account with somebody's address and deletes it again. */
async function comeAndGo(email: string) {
  const person = { ...newPerson(), email };
  const opened = await post('/api/register', person);
  expect(opened.statusCode).toBe(200);
  // Deleting withdraws the queued letters.
  await t.mails(email);
  await t.del('/api/privacy/delete', {
    headers: { ...cookieOf(opened), ...from() },
    body: { password: person.password },
  });
}

test('opening accounts with a stranger’s address and deleting them sends ten letters', async () => {
  const email = 'stranger@example.com';
  for (let n = 0; n < 14; n++) await comeAndGo(email);
  expect(await t.mails(email)).toHaveLength(10);
});

test('other spellings of the address are the same mailbox', async () => {
  const spellings = ['mailbox@example.com', 'MailBox@Example.com', 'mailbox+1@example.com'];
  for (let n = 0; n < 5; n++) {
    for (const email of [...spellings, `mailbox+${n + 2}@example.com`]) await comeAndGo(email);
  }
  const all = await Promise.all(
    [...spellings, ...[2, 3, 4, 5, 6].map((n) => `mailbox+${n}@example.com`)].map(t.mails),
  );
  expect(all.flat()).toHaveLength(10);
});

test('two names of one mail server are the same mailbox', async () => {
  const spellings = ['m.ailbox@gmail.com', 'mailbox@googlemail.com'];
  for (let n = 0; n < 6; n++) for (const email of spellings) await comeAndGo(email);
  expect((await Promise.all(spellings.map(t.mails))).flat()).toHaveLength(10);
});

test('the counters do not reveal the readers of letters, even by guessing', async () => {
  const email = 'guessed@example.com';
  const address = '192.0.2.77';
  await t.post('/api/forgot-password', {
    body: { email },
    headers: { 'x-forwarded-for': address },
  });
  const kept = new Set((await t.db.select().from(throttleCounters)).map(({ key }) => key));
  const guesses = [
    `forgot ${address} ${email}`,
    `forgot to ${email}`,
    `letters ${address} ${email}`,
  ];
  expect(guesses.filter((guess) => kept.has(hashToken(guess)))).toEqual([]);
  expect(kept).toContain(hashToken(`forgot ${address}`));
});

test('every kind of letter counts: links, a change of address, an account', async () => {
  const victim = await registered(t);
  for (let n = 0; n < 8; n++) await post('/api/forgot-password', { email: victim.email });
  for (let n = 0; n < 8; n++) await post('/api/auth/resend-verification', { email: victim.email });
  for (let n = 0; n < 3; n++) {
    const other = await registered(t);
    await t.patch('/api/user', {
      headers: { ...other.headers, ...from() },
      body: { email: victim.email.replace('@', '+x@'), currentPassword: other.password },
    });
  }
  const letters = [
    ...(await t.mails(victim.email)),
    ...(await t.mails(victim.email.replace('@', '+x@'))),
  ];
  expect(letters).toHaveLength(10);
});

test("one visitor cannot use up a reader's limit", async () => {
  const victim = newPerson();
  const headers = { 'x-forwarded-for': '192.0.2.77' };
  const opened = [];
  for (let n = 0; n < 8; n++) {
    const person = { ...newPerson(), email: victim.email };
    const answer = await t.post('/api/register', { body: person, headers });
    opened.push(answer.statusCode);
    await t.mails(victim.email);
    if (answer.statusCode !== 200) continue;
    await t.del('/api/privacy/delete', {
      headers: { ...cookieOf(answer), ...from() },
      body: { password: person.password },
    });
  }
  expect(opened).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  await post('/api/register', victim);
  await post('/api/forgot-password', { email: victim.email });
  expect(await t.mails(victim.email)).toHaveLength(8);
});
