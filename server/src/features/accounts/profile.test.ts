import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { mailedToken, newPerson, registered } from '../../../test/support/person.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ blogAdminUsername: 'blogadmin', supportEmail: 'help@saywell.example' });
});

type Someone = { headers: Record<string, string> };
const update = ({ headers }: Someone, body: object) => t.patch('/api/user', { headers, body });

test('name, username, email address and level are changed, each alone or together', async () => {
  const mei = await registered(t);
  expect((await update(mei, { name: '  Mei Lin Tan ' })).json()).toMatchObject({
    name: 'Mei Lin Tan',
    username: mei.username,
  });
  const body = { username: `${mei.username}_x`, level: 10 };
  const email = `x_${mei.email}`;
  const answer = await update(mei, { ...body, email, currentPassword: mei.password });
  const after = { name: 'Mei Lin Tan', ...body, email: mei.email, pendingEmail: email };
  expect(answer.json()).toMatchObject(after);
  expect((await t.get('/api/user', { headers: mei.headers })).json()).toMatchObject(after);
});

test('an empty change changes nothing', async () => {
  const mei = await registered(t);
  const before = (await t.get('/api/user', { headers: mei.headers })).json();
  expect((await update(mei, {})).json()).toEqual(before);
});

test('numbers computed from practice are validated and not stored', async () => {
  const mei = await registered(t);
  const answer = await update(mei, { streak: 99, totalMinutes: 999, overallAccuracy: 1 });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ streak: 0, totalMinutes: 0, overallAccuracy: 0 });
});

test('nobody can make themselves an administrator, approved or verified', async () => {
  const mei = await registered(t);
  const body = { isAdmin: true, isApproved: false, emailVerified: true, id: 1, managesBlog: true };
  expect((await update(mei, body)).json()).toMatchObject({
    id: mei.id,
    isAdmin: false,
    isApproved: true,
    emailVerified: false,
    managesBlog: false,
  });
});

test.each([
  [{ name: '' }, 'Name is required'],
  [{ name: 'a'.repeat(101) }, 'Name too long'],
  [{ username: '' }, 'Username is required'],
  [{ username: 'a'.repeat(51) }, 'Username too long'],
  [{ username: 'mei@example.com' }, 'Username can only contain letters, numbers, and underscores'],
  [{ email: 'nobody' }, 'Invalid email format'],
  [{ email: '' }, 'Invalid email format'],
  [{ level: 0 }, undefined],
  [{ level: 11 }, undefined],
  [{ level: 1.5 }, undefined],
  [{ level: '3' }, undefined],
  [{ streak: -1 }, undefined],
  [{ totalMinutes: 0.5 }, undefined],
  [{ overallAccuracy: 1.01 }, undefined],
])('%o is refused with its reason', async (body, message) => {
  const answer = await update(await registered(t), body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_input', ...(message && { message }) });
});

test('a taken username and a taken email address have different errors, in any case', async () => {
  const mei = await registered(t);
  const taken = await registered(t);
  const username = await update(mei, { username: taken.username.toUpperCase() });
  expect([username.statusCode, username.json().message]).toEqual([
    409,
    'This username is already taken',
  ]);
  const currentPassword = mei.password;
  const email = await update(mei, { email: taken.email.toUpperCase(), currentPassword });
  expect([email.statusCode, email.json().message]).toEqual([
    409,
    'An account with this email already exists',
  ]);
});

test('a rejected change changes nothing and sends nothing', async () => {
  const mei = await registered(t);
  const taken = await registered(t);
  const { email } = newPerson();
  const body = { username: taken.username, email, currentPassword: mei.password };
  expect((await update(mei, body)).statusCode).toBe(409);
  const after = (await t.get('/api/user', { headers: mei.headers })).json();
  expect(after).toMatchObject({ email: mei.email, pendingEmail: null });
  expect(await t.mails(email)).toEqual([]);
});

test('the case of one’s own username can be changed', async () => {
  const mei = await registered(t);
  const username = mei.username.toUpperCase();
  expect((await update(mei, { username })).json()).toMatchObject({ username });
});

test('nobody can take the blog administrator’s name by a change', async () => {
  const answer = await update(await registered(t), { username: 'BlogAdmin' });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'This username is already taken',
  ]);
});

test('an email address that does not change stays verified', async () => {
  const mei = await registered(t);
  const token = await mailedToken(t, mei.email, '/verify-email');
  await t.post('/api/auth/verify-email', { body: { token } });
  expect((await update(mei, { email: mei.email, name: 'Mei' })).json().emailVerified).toBe(true);
  expect(await t.mails(mei.email)).toHaveLength(1);
});

test('changes of address, and their mail, are limited', async () => {
  const mei = await registered(t);
  const currentPassword = mei.password;
  const move = () => update(mei, { email: newPerson().email, currentPassword });
  for (let n = 0; n < 5; n++) expect((await move()).statusCode).toBe(200);
  const refused = await move();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await update(mei, { name: 'Still free' })).statusCode).toBe(200);
});

test('a visitor has no profile to change', async () => {
  expect((await t.patch('/api/user', { body: { name: 'Nobody' } })).statusCode).toBe(401);
});
