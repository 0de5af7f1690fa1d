import { expect, test } from 'vitest';
import { AppError } from '../../http/errors.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { PoolBusy, TaskTimeout, ThreadDied } from '../../speech-pool/threads/errors.ts';
import { analyzeRecording } from './analyze-recording.ts';

test.each([
  [new PoolBusy('full', 7), { code: 'unavailable', retryAfter: 7 }],
  [new ThreadDied('gone'), { code: 'unavailable', retryAfter: 2 }],
  [new TaskTimeout('hung'), { code: 'cannot_score', retryAfter: undefined }],
])('%s is told with what or when to try again', async (failure, expected) => {
  const pool: SpeechPool = {
    run: () => Promise.reject(failure),
    state: () => 'ok',
    close: async () => {},
  };
  const somebody = { caller: 'person 1', network: undefined };
  const take = { recording: new Uint8Array(), phrase: 'Hi', trains: undefined };
  const refusal = await analyzeRecording(pool, take, somebody).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject(expected);
  expect((refusal as AppError).message).toMatch(/try again|record again/i);
});
