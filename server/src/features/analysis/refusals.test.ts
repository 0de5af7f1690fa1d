import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { buildUser } from '../../../test/support/factories.ts';
import { takeForm } from '../../../test/support/take-form.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { PoolBusy, TaskTimeout, ThreadDied } from '../../speech-pool/threads/errors.ts';

let failure: Error;
const speech: SpeechPool = {
  run: () => Promise.reject(failure),
  state: () => 'ok',
  close: async () => {},
};

let send: () => Promise<{ statusCode: number; message: string; retryAfter: unknown }>;
beforeAll(async () => {
  const app = await testApp({}, { speech });
  const headers = await app.signIn((await buildUser(app.db)).id);
  send = async () => {
    const answer = await app.app.inject(await takeForm(headers));
    const { message } = answer.json<{ message: string }>();
    return { statusCode: answer.statusCode, message, retryAfter: answer.headers['retry-after'] };
  };
});

test.each([
  [new PoolBusy('full', 7), { statusCode: 503, retryAfter: '7' }],
  [new ThreadDied('gone'), { statusCode: 503, retryAfter: '2' }],
  [new TaskTimeout('hung'), { statusCode: 422, retryAfter: undefined }],
])('%s is told with what or when to try again', async (error, expected) => {
  failure = error;
  const refusal = await send();
  expect(refusal).toMatchObject(expected);
  expect(refusal.message).toMatch(/try again|record again/i);
});
