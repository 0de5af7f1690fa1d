import { DAY_MS } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  analyses,
  consents,
  dataDeletionRequests as requests,
  feedback,
  practiceSessions,
  users,
} from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildAnalysis, buildSession, buildUser } from '../../../test/support/factories.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { carryOutDueRequests } from './deletion-requests.ts';

const url = '/api/privacy/delete-request';
const confirmPassword = 'correct horse';

let app: TestApp;
let passwordHash: string;
let userId: number;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  passwordHash = await hashPassword(confirmPassword);
});
beforeEach(async () => {
  await app.db.delete(users);
  ({ id: userId } = await buildUser(app.db, { passwordHash }));
  headers = await app.signIn(userId);
});

const ask = (body: object) => app.post(url, { headers, body: { confirmPassword, ...body } });
const list = async () => (await app.get(url, { headers })).json();
const makeDue = () => app.db.update(requests).set({ dueAt: new Date(Date.now() - 1000) });
const carryOut = async () => {
  await makeDue();
  return carryOutDueRequests(app.db);
};

async function addData() {
  await buildSession(app.db, { userId });
  await buildAnalysis(app.db, { userId });
  await app.db.insert(feedback).values({ userId, type: 'idea', subject: 'More', message: 'More.' });
  await app.db.insert(consents).values({ userId, consentType: 'analytics', granted: true });
}
const left = async () => ({
  users: await app.db.$count(users),
  sessions: await app.db.$count(practiceSessions),
  analyses: await app.db.$count(analyses),
  feedback: await app.db.$count(feedback),
  consents: await app.db.$count(consents),
});

test('an account is deleted fourteen days after the request, and not before', async () => {
  await addData();
  const answer = await ask({ requestType: 'account_deletion' });
  expect(answer.json()).toMatchObject({ status: 'pending', completedAt: null, data: [] });
  const { createdAt, dueAt } = answer.json();
  const days = (Date.parse(dueAt) - Date.parse(createdAt)) / DAY_MS;
  expect(days).toBeCloseTo(14, 3);

  expect(await carryOutDueRequests(app.db)).toBe('0 requests carried out');
  expect(await left()).toMatchObject({ users: 1, sessions: 1 });
  expect(await carryOut()).toBe('1 requests carried out');
  expect(await left()).toEqual({ users: 0, sessions: 0, analyses: 0, feedback: 0, consents: 0 });
});

test('practice data is deleted and the account stays', async () => {
  await addData();
  await ask({ requestType: 'practice_data' });
  await carryOut();
  expect(await left()).toEqual({ users: 1, sessions: 0, analyses: 0, feedback: 1, consents: 1 });
  expect(await list()).toMatchObject([{ status: 'completed', completedAt: expect.any(String) }]);
});

test('only the data that the request names is deleted', async () => {
  await addData();
  const answer = await ask({ requestType: 'specific_data', data: ['feedback', 'feedback'] });
  expect(answer.json().data).toEqual(['feedback']);
  await carryOut();
  expect(await left()).toEqual({ users: 1, sessions: 1, analyses: 1, feedback: 0, consents: 1 });
});

test('a canceled request is never carried out, and can be made again', async () => {
  const { id } = (await ask({ requestType: 'account_deletion' })).json();
  expect((await ask({ requestType: 'account_deletion' })).statusCode).toBe(409);
  const answer = await app.del(`${url}/${id}`, { headers });
  expect(answer.json()).toMatchObject({ id, status: 'cancelled' });
  expect(await carryOut()).toBe('0 requests carried out');
  expect((await app.del(`${url}/${id}`, { headers })).statusCode).toBe(409);
  expect((await ask({ requestType: 'account_deletion' })).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ status: 'pending' }, { status: 'cancelled' }]);
});

test('a request that is due can no longer be canceled', async () => {
  const { id } = (await ask({ requestType: 'account_deletion' })).json();
  await makeDue();
  const answer = await app.del(`${url}/${id}`, { headers });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'This request can no longer be canceled',
  ]);
});

test('other people cannot see or cancel a request', async () => {
  const { id } = (await ask({ requestType: 'account_deletion' })).json();
  const other = { headers: await app.signIn((await buildUser(app.db)).id) };
  expect((await app.get(url, other)).json()).toEqual([]);
  expect((await app.del(`${url}/${id}`, other)).statusCode).toBe(404);
  expect(await list()).toMatchObject([{ id, status: 'pending' }]);
});

test.each([
  [{ requestType: 'everything' }, 400, 'Invalid request type'],
  [{ requestType: 'account_deletion', confirmPassword: '' }, 400, 'Password confirmation required'],
  [
    { requestType: 'account_deletion', confirmPassword: undefined },
    400,
    'Password confirmation required',
  ],
  [{ requestType: 'specific_data' }, 400, 'Say which data to delete'],
  [{ requestType: 'specific_data', data: ['users'] }, 400, 'Invalid data'],
  [
    { requestType: 'account_deletion', confirmPassword: 'wrong' },
    403,
    'This isn’t your password. Nothing was changed.',
  ],
])('%j is refused', async (body, status, message) => {
  const answer = await ask(body);
  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  expect(await list()).toEqual([]);
});

test('the only administrator’s request is refused, and a due one does not block others', async () => {
  const admin = await buildUser(app.db, { isAdmin: true, passwordHash });
  const asAdmin = { headers: await app.signIn(admin.id) };
  const body = { requestType: 'account_deletion', confirmPassword };
  expect((await app.post(url, { ...asAdmin, body })).statusCode).toBe(409);

  const dueAt = new Date(Date.now() - DAY_MS);
  await app.db
    .insert(requests)
    .values({ userId: admin.id, requestType: 'account_deletion', dueAt });
  await ask({ requestType: 'account_deletion' });
  await expect(carryOut()).rejects.toThrow('only administrator');
  expect(await app.db.select().from(users)).toMatchObject([{ id: admin.id, isAdmin: true }]);
  const [still] = await app.db.select().from(requests).where(eq(requests.userId, admin.id));
  expect(still).toMatchObject({ status: 'pending' });
});
