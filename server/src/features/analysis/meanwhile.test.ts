import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { analyses, trials, users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildTrial, buildUser } from '../../../test/support/factories.ts';
import { deafSpeech } from '../../../test/support/speech.ts';
import { hashToken } from '../../tokens.ts';
import { saveConsent } from '../privacy/consents.ts';
import { eraseAccount } from '../privacy/erase-account.ts';

/** Runs while a recording is being analyzed. */
let meanwhile: () => Promise<unknown>;
let app: TestApp;
let userId: number;
let headers: Record<string, string>;
beforeAll(async () => {
  const run: typeof deafSpeech.run = async (task, caller) => {
    await meanwhile();
    return deafSpeech.run(task, caller);
  };
  app = await testApp({}, { speech: { ...deafSpeech, run } });
});
beforeEach(async () => {
  await app.db.delete(analyses);
  userId = (await buildUser(app.db)).id;
  headers = await app.signIn(userId);
});

async function send(fields: Record<string, string> = {}, sender: Record<string, string> = headers) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ phrase: 'yes', ...fields }))
    form.append(name, value);
  form.append('audio', new Blob([new Uint8Array(9)]), 'recording.webm');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return app.app.inject({
    method: 'POST',
    url: '/api/analyze-audio-pronunciation',
    headers: { ...sender, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const choose = (granted: boolean) => () =>
  saveConsent(app.db, userId, { consentType: 'ai_processing', granted, version: '1.0' });

test.each([
  ['deleted', () => eraseAccount(app.db, userId)],
  ['closed', () => app.db.update(users).set({ isApproved: false }).where(eq(users.id, userId))],
])('an account that is %s during the analysis gets a 401', async (_what, close) => {
  meanwhile = close;
  const answer = await send();
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  expect(await app.db.$count(analyses)).toBe(0);
});

test('if consent is withdrawn during the analysis, nothing is stored', async () => {
  meanwhile = choose(false);
  const answer = await send();
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
  expect(answer.body).not.toContain('overallAccuracy');
  expect(await app.db.$count(analyses)).toBe(0);
});

test('other consent changes during the analysis do not lose the take', async () => {
  meanwhile = choose(true);
  expect((await send()).statusCode).toBe(200);
  expect(await app.db.$count(analyses)).toBe(1);
});

test('a trial deleted during the analysis gets the same response as an unknown one', async () => {
  const { id } = await buildTrial(app.db, { tokenHash: hashToken('visitor') });
  meanwhile = () => app.db.delete(trials).where(eq(trials.id, id));
  const answer = await send({ sessionToken: 'visitor' }, {});
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
});
