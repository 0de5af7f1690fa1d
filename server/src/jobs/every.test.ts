import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { every } from './every.ts';

type Run = Parameters<typeof every>[0]['run'];

function start(run: Run) {
  const logged: object[] = [];
  const log = { error: (details: object) => void logged.push(details) };
  const running = every({ name: 'test', intervalMs: 5, delayMs: 0, log, run });
  onTestFinished(running.stop);
  return { ...running, logged };
}

test('it runs repeatedly, never in parallel', async () => {
  let runs = 0;
  let atOnce = 0;
  let most = 0;
  start(async () => {
    runs += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    await wait(15);
    atOnce -= 1;
  });
  await expect.poll(() => runs).toBeGreaterThan(3);
  expect(most).toBe(1);
});

test('a failed run is logged with its reason and does not stop the task', async () => {
  let runs = 0;
  const { logged } = start(async () => {
    runs += 1;
    throw new Error('insert … params: secret', { cause: new Error('disk full') });
  });
  await expect.poll(() => runs).toBeGreaterThan(2);
  expect(logged[0]).toEqual({ job: 'test', reason: 'disk full' });
});

test('a stop aborts the current run, waits for it, and starts no other', async () => {
  let runs = 0;
  let ended = false;
  const { stop, logged } = start(async (signal) => {
    runs += 1;
    await wait(60_000, undefined, { signal }).catch(() => {});
    await wait(20);
    ended = true;
    signal.throwIfAborted();
  });
  await expect.poll(() => runs).toBe(1);
  await stop();
  expect(ended).toBe(true);
  await wait(30);
  expect([runs, logged]).toEqual([1, []]);
});

test('a stop before the first run cancels it', async () => {
  let runs = 0;
  const { stop } = start(async () => {
    runs += 1;
  });
  await stop();
  await wait(20);
  expect(runs).toBe(0);
});
