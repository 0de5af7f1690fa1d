import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScriptedTask } from '../support/scripted-thread.ts';
import { createPool } from '../../src/speech-pool/threads/pool.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { buildUser } from '../support/factories.ts';

/** What the one thread does with the next task, whatever it is. */
let next: ScriptedTask;
/** How long a task may take here. */
const TIMEOUT_MS = 500;
const pool = createPool<ScriptedTask, never>({
  file: new URL('../support/scripted-thread.ts', import.meta.url),
  workerData: { startFails: false },
  threads: 1,
  readyWithinMs: 30_000,
  waiting: { first: 2, second: 1 },
  waitMs: 30_000,
  onTrouble: () => {},
});
afterAll(pool.close);

let t: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  const run = () =>
    pool.run(next, {
      lane: 'first',
      asker: { caller: 'somebody', network: undefined },
      timeoutMs: TIMEOUT_MS,
    });
  t = await testApp({}, { speech: { ...pool, run } });
  headers = await t.signIn((await buildUser(t.db)).id);
});

/** A different text each time: cached texts are not said again. */
let texts = 0;
const listen = () => t.post('/api/text-to-speech', { body: { text: `Sentence ${++texts}.` } });

async function upload() {
  const form = new FormData();
  form.append('phrase', 'Hello');
  form.append('audio', new Blob([new Uint8Array(100)], { type: 'audio/webm' }), 'take.webm');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return t.app.inject({
    method: 'POST',
    url: '/api/analyze-audio-pronunciation',
    headers: { ...headers, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const does = (result: unknown) => {
  next = { say: result as string };
};

/** The next caller is answered by the thread that replaced the lost one. */
async function expectReplaced() {
  does({ unreadable: 'empty' });
  expect((await upload()).json()).toMatchObject({ message: expect.stringMatching(/is empty/) });
  does({
    mp3: new Uint8Array(8),
    timings: { duration: 1, words: [], pitch: { times: [], semitones: [] }, hasManners: false },
  });
  expect((await listen()).statusCode).toBe(200);
  expect((await t.get('/api/health')).json()).toMatchObject({ status: 'ok', analysis: 'ok' });
}

test('a thread that dies during a take is replaced, and the learner asked to send it again', async () => {
  next = { die: true };
  const answer = await upload();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({
    code: 'unavailable',
    message: 'We couldn’t finish listening to this recording. Please try again.',
  });
  await expectReplaced();
});

test('a thread that hangs on a take is killed and replaced, and the learner asked to record again', async () => {
  next = { spin: true };
  const begun = performance.now();
  const answer = await upload();
  expect(performance.now() - begun).toBeGreaterThanOrEqual(TIMEOUT_MS - 50);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    code: 'cannot_score',
    message: 'We couldn’t read this recording in time. Please record again.',
  });
  await expectReplaced();
});

test.each<[string, ScriptedTask]>([
  ['dies', { die: true }],
  ['hangs', { spin: true }],
])(
  'a thread that %s during speech is replaced, and the listener asked to try again',
  async (_, task) => {
    next = task;
    const answer = await listen();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/try again/),
    });
    await expectReplaced();
  },
);
