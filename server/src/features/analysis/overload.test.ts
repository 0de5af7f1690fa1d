import { afterAll, expect, test } from 'vitest';
import { createPool } from '../../speech-pool/threads/pool.ts';
import type { ScriptedTask } from '../../../test/support/scripted-thread.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { testApp } from '../../../test/support/app.ts';
import { buildUser } from '../../../test/support/factories.ts';
import { takeForm } from '../../../test/support/take-form.ts';

const WORK_MS = 1500;
const WAITING = 2;
const asked = {
  lane: 'first',
  asker: { caller: 'somebody', network: undefined },
  timeoutMs: 10_000,
} as const;

const pool = createPool<ScriptedTask, unknown>({
  file: new URL('../../../test/support/scripted-thread.ts', import.meta.url),
  workerData: { startFails: false },
  threads: 1,
  readyWithinMs: 10_000,
  waiting: { first: WAITING, second: 1 },
  waitMs: 20_000,
  onTrouble: () => {},
});
afterAll(() => pool.close());

/** The real queue, with a thread that is slow and then finds the recording empty. */
const speech: SpeechPool = {
  run: async () => {
    await pool.run({ wait: WORK_MS }, asked);
    return { unreadable: 'empty' } as never;
  },
  state: pool.state,
  close: pool.close,
};

test('a full queue refuses at once, and accepted takes are answered', async () => {
  const app = await testApp({}, { speech });
  const headers = await app.signIn((await buildUser(app.db)).id);
  await pool.run({ say: 'ready' }, asked);

  const begun = performance.now();
  const taken = 1 + WAITING;
  const answers = await Promise.all(
    Array.from({ length: taken * 3 }, async () => {
      const answer = await app.app.inject(await takeForm(headers));
      return { answer, after: performance.now() - begun };
    }),
  );
  const refused = answers.filter(({ answer }) => answer.statusCode === 503);
  expect(refused).toHaveLength(taken * 2);
  const answered = answers.filter((one) => !refused.includes(one));
  const firstFinished = Math.min(...answered.map(({ after }) => after));
  for (const { answer, after } of refused) {
    expect(answer.json().message).toMatch(/Please try again in a moment/);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(after).toBeLessThan(firstFinished);
  }
  expect(answered.map(({ answer }) => answer.statusCode)).toEqual(Array(taken).fill(422));
});
