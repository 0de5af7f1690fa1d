import { CONSENT_DEFAULTS } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentChanges } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildUser } from '../../../test/support/factories.ts';
import { consentsOf } from './consents.ts';

const url = '/api/privacy/consent';

let app: TestApp;
let userId: number;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  ({ id: userId } = await buildUser(app.db));
  headers = await app.signIn(userId);
});

type Record_ = { consentType: string; granted: boolean; updatedAt: string | null };

const list = async (): Promise<Record_[]> => (await app.get(url, { headers })).json();
const choose = (body: object) => app.post(url, { headers, body });

test('the defaults apply until somebody chooses', async () => {
  const records = await list();
  expect(records).toEqual([
    { consentType: 'essential', granted: true, version: '1.0', updatedAt: null },
    { consentType: 'analytics', granted: false, version: '1.0', updatedAt: null },
    { consentType: 'marketing', granted: false, version: '1.0', updatedAt: null },
    { consentType: 'ai_processing', granted: true, version: '1.0', updatedAt: null },
  ]);
  expect(await consentsOf(app.db, userId)).toEqual(CONSENT_DEFAULTS);
});

test.each([
  ['POST', 'a string', { granted: 'true' }],
  ['POST', 'a boolean', { granted: true }],
  ['PUT', 'a string', { granted: 'true', version: '1.0' }],
  ['PUT', 'a boolean', { granted: true, version: '1.0' }],
] as const)('%s takes %s', async (method, _kind, sent) => {
  const body = { consentType: 'analytics', ...sent };
  const answer = await app[method === 'PUT' ? 'put' : 'post'](url, { headers, body });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ consentType: 'analytics', granted: true, version: '1.0' });
  expect(await consentsOf(app.db, userId)).toMatchObject({ analytics: true });
});

test('the latest choice applies, and each one is recorded in order', async () => {
  const choices = ['true', 'false', 'true', 'false'];
  for (const granted of choices) await choose({ consentType: 'marketing', granted });
  expect((await list())[2]).toMatchObject({ consentType: 'marketing', granted: false });
  const history = await app.db
    .select()
    .from(consentChanges)
    .where(eq(consentChanges.userId, userId))
    .orderBy(consentChanges.id);
  expect(history.map(({ granted }) => String(granted))).toEqual(choices);
});

test('of simultaneous choices, the last one in the history applies', async () => {
  const choices = Array.from({ length: 8 }, (_, index) => index % 3 === 0);
  await Promise.all(choices.map((granted) => choose({ consentType: 'analytics', granted })));
  const history = await app.db
    .select()
    .from(consentChanges)
    .where(eq(consentChanges.userId, userId))
    .orderBy(consentChanges.id);
  expect(history).toHaveLength(8);
  expect((await consentsOf(app.db, userId)).analytics).toBe(history.at(-1)!.granted);
});

test("one person's choices change nothing for others", async () => {
  const other = await buildUser(app.db);
  await choose({ consentType: 'ai_processing', granted: false });
  expect(await consentsOf(app.db, other.id)).toEqual(CONSENT_DEFAULTS);
});

test.each([
  [{ consentType: 'cookies', granted: true }, 'Invalid consent type'],
  [{ granted: true }, 'Invalid consent type'],
  [{ consentType: 'analytics' }, 'Granted must be true or false'],
  [{ consentType: 'analytics', granted: 'yes' }, 'Granted must be true or false'],
  [{ consentType: 'analytics', granted: 1 }, 'Granted must be true or false'],
  [
    { consentType: 'essential', granted: 'false' },
    'What the service needs to work can’t be switched off',
  ],
])('%j is refused: %s', async (body, message) => {
  const answer = await choose(body);
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test('the calls need a sign-in', async () => {
  expect((await app.get(url)).statusCode).toBe(401);
  expect((await app.post(url, { body: {} })).statusCode).toBe(401);
});
