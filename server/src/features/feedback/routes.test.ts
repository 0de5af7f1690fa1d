import type { Feedback } from '@saywell/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { feedback } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildUser } from '../../../test/support/factories.ts';

const adminUrl = '/api/admin/feedback';

let app: TestApp;
let learner: Awaited<ReturnType<typeof buildUser>>;
let headers: Record<string, string>;
let adminHeaders: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  learner = await buildUser(app.db);
  headers = await app.signIn(learner.id);
  adminHeaders = await app.signIn((await buildUser(app.db, { isAdmin: true })).id);
});

const written = { type: 'problem', subject: 'Too quiet', message: 'The example is too quiet.' };
const send = (body: object) => app.post('/api/feedback', { headers, body });
const list = (query = '') => app.get(`${adminUrl}${query}`, { headers: adminHeaders });
const newest = async (): Promise<Feedback> => (await list('?limit=1')).json()[0];

test('feedback reaches the administrators as new and with medium priority', async () => {
  const answer = await send({ ...written, subject: ' Too quiet ', status: 'closed', userId: 1 });
  expect(answer.statusCode).toBe(200);
  expect(await newest()).toMatchObject({
    ...written,
    priority: 'medium',
    status: 'new',
    userId: learner.id,
    userName: learner.name,
    userEmail: learner.email,
  });
});

test('feedback can have a priority', async () => {
  await send({ ...written, priority: 'high' });
  expect((await newest()).priority).toBe('high');
});

test.each([
  [{ ...written, type: ' ' }, 'Type is required'],
  [{ ...written, subject: undefined }, 'Subject is required'],
  [{ ...written, message: '' }, 'Message is required'],
  [{ ...written, subject: 'a'.repeat(201) }, 'Subject too long'],
  [{ ...written, message: 'a'.repeat(5001) }, 'Message too long'],
  [{ ...written, priority: 'urgent' }, 'Invalid feedback priority'],
])('%o is refused: %s', async (body, message) => {
  const answer = await send(body);
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test.each(['new', 'reviewed', 'in-progress', 'resolved', 'closed'])(
  'a message can be set to %s',
  async (status) => {
    await send(written);
    const { id } = await newest();
    const url = `${adminUrl}/${id}`;
    const answer = await app.patch(url, { headers: adminHeaders, body: { status } });
    expect(answer.json()).toMatchObject({ id, status, userName: learner.name });
    expect(await newest()).toMatchObject({ id, status });
  },
);

test.each([{ status: 'done' }, { status: '' }, {}])('%j is not a status', async (body) => {
  const { id } = await newest();
  const answer = await app.patch(`${adminUrl}/${id}`, { headers: adminHeaders, body });
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid feedback status']);
});

test('unknown feedback cannot be changed', async () => {
  const request = { headers: adminHeaders, body: { status: 'closed' } };
  expect((await app.patch(`${adminUrl}/2147483647`, request)).statusCode).toBe(404);
  expect((await app.patch(`${adminUrl}/x`, request)).statusCode).toBe(400);
});

test('only administrators read and change feedback', async () => {
  const { id } = await newest();
  const body = { status: 'closed' };
  for (const [who, status] of [
    [headers, 403],
    [{}, 401],
  ] as const) {
    expect((await app.get(adminUrl, { headers: who })).statusCode).toBe(status);
    expect((await app.get(`${adminUrl}/counts`, { headers: who })).statusCode).toBe(status);
    const answer = await app.patch(`${adminUrl}/${id}`, { headers: who, body });
    expect(answer.statusCode).toBe(status);
  }
  expect((await app.post('/api/feedback', { body: written })).statusCode).toBe(401);
});

test.each(['?status=done', '?priority=urgent', '?page=0', '?page=x', '?limit=101', '?limit=-1'])(
  'the list rejects %s',
  async (query) => expect((await list(query)).statusCode).toBe(400),
);

test('pages and filters are right with ten thousand messages', async () => {
  await app.db.delete(feedback);
  await app.db.execute(sql`
    insert into feedback (user_id, type, subject, message, priority, status, created_at)
    select ${learner.id}, 'idea', 'Number ' || n, 'Text',
           (array['high', 'medium', 'low'])[1 + n % 3],
           (array['new', 'reviewed', 'in-progress', 'resolved', 'closed'])[1 + n % 5],
           timestamptz '2026-01-01 00:00Z' + n * interval '1 second'
    from generate_series(1, 10000) as n`);
  const subjects = async (query: string) =>
    (await list(query)).json().map(({ subject }: Feedback) => subject.slice('Number '.length));

  expect((await subjects('')).slice(0, 3)).toEqual(['10000', '9999', '9998']);
  expect(await subjects('')).toHaveLength(25);
  expect(await subjects('?page=400')).toEqual(Array.from({ length: 25 }, (_, n) => `${25 - n}`));
  expect(await subjects('?page=401')).toEqual([]);
  expect(await subjects('?status=reviewed&limit=2')).toEqual(['9996', '9991']);
  expect(await subjects('?priority=high&limit=2')).toEqual(['9999', '9996']);
  expect(await subjects('?status=closed&priority=low&limit=2')).toEqual(['9989', '9974']);

  const counts = (await app.get(`${adminUrl}/counts`, { headers: adminHeaders })).json();
  expect(counts).toHaveLength(15);
  const total = counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(total).toBe(10_000);
});
