import { afterEach, expect, test, vi } from 'vitest';
import type { ScriptedTask } from '../../../test/support/scripted-thread.ts';
import { PoolBusy, TaskTimeout, ThreadDied } from './errors.ts';
import { createPool, type Pool, type PoolOptions } from './pool.ts';

const file = new URL('../../../test/support/scripted-thread.ts', import.meta.url);
const as = (caller: string) => ({ caller, network: undefined });
const analysis = { lane: 'first', asker: as('somebody'), timeoutMs: 5000 } as const;
const listening = { lane: 'second', asker: as('somebody'), timeoutMs: 5000 } as const;

let pool: Pool<ScriptedTask, unknown>;
afterEach(() => pool.close());

function open(overrides: Partial<PoolOptions> = {}) {
  pool = createPool({
    file,
    workerData: { startFails: false },
    threads: 1,
    readyWithinMs: 10_000,
    waiting: { first: 2, second: 1 },
    waitMs: 5000,
    onTrouble: () => {},
    ...overrides,
  });
}

async function openReady(overrides: Partial<PoolOptions> = {}) {
  open(overrides);
  await stateIs('ok');
}

async function stateIs(state: string) {
  await vi.waitFor(() => expect(pool.state()).toBe(state), { timeout: 20_000 });
}

test('a task given before any thread is ready waits for one', async () => {
  open();
  expect(pool.state()).toBe('starting');
  expect(await pool.run({ say: 'hello' }, analysis)).toBe('hello');
  expect(pool.state()).toBe('ok');
});

test('a failing task is its caller’s failure and the thread goes on', async () => {
  await openReady();
  await expect(pool.run({ fail: 'no good' }, analysis)).rejects.toThrow('no good');
  expect(await pool.run({ say: 'next' }, analysis)).toBe('next');
});

test('a task that hangs is ended on time and its thread replaced', async () => {
  const troubles: string[] = [];
  await openReady({ onTrouble: (message) => troubles.push(message) });
  const begun = performance.now();
  const hung = pool.run({ spin: true }, { ...analysis, timeoutMs: 200 });
  await expect(hung).rejects.toThrow(TaskTimeout);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(await pool.run({ say: 'again' }, analysis)).toBe('again');
  expect(troubles).toHaveLength(1);
});

test('a thread that dies takes only its own task with it', async () => {
  await openReady();
  const doomed = pool.run({ die: true }, analysis);
  const waiting = pool.run({ say: 'still here' }, analysis);
  await expect(doomed).rejects.toThrow(ThreadDied);
  expect(await waiting).toBe('still here');
});

test('what does not fit is refused at once, with a time to come back', async () => {
  await openReady();
  const running = pool.run({ wait: 300 }, analysis);
  const waiting = [pool.run({ say: 'a' }, analysis), pool.run({ say: 'b' }, analysis)];
  const begun = performance.now();
  const refused = await pool.run({ say: 'c' }, analysis).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PoolBusy);
  expect((refused as PoolBusy).retryAfter).toBeGreaterThanOrEqual(1);
  expect(performance.now() - begun).toBeLessThan(500);
  expect(await Promise.all([running, ...waiting])).toEqual([300, 'a', 'b']);
});

test('the first lane is served first', async () => {
  await openReady();
  const order: unknown[] = [];
  const note = (result: unknown) => order.push(result);
  await Promise.all([
    pool.run({ wait: 100 }, analysis).then(note),
    pool.run({ say: 'listening' }, listening).then(note),
    pool.run({ say: 'analysis' }, analysis).then(note),
  ]);
  expect(order).toEqual([100, 'analysis', 'listening']);
});

test('a task that waits too long is refused', async () => {
  await openReady({ waitMs: 100 });
  const running = pool.run({ wait: 500 }, analysis);
  await expect(pool.run({ say: 'late' }, analysis)).rejects.toThrow(PoolBusy);
  expect(await running).toBe(500);
});

test('threads that never start put the pool out of order', async () => {
  open({ workerData: { startFails: true }, waitMs: 20_000 });
  const waiting = pool.run({ say: 'hello' }, analysis).catch((error: unknown) => error);
  await stateIs('down');
  expect(await waiting).toBeInstanceOf(PoolBusy);
  await expect(pool.run({ say: 'hello' }, analysis)).rejects.toMatchObject({ retryAfter: 30 });
});

test('a closed pool takes nothing and lets go of what waited', async () => {
  await openReady();
  const running = pool.run({ wait: 5000 }, analysis).catch((error: unknown) => error);
  const waiting = pool.run({ say: 'a' }, analysis).catch((error: unknown) => error);
  await pool.close();
  expect(await running).toBeInstanceOf(ThreadDied);
  expect(await waiting).toBeInstanceOf(PoolBusy);
  await expect(pool.run({ say: 'b' }, analysis)).rejects.toThrow(PoolBusy);
});

test('a caller with many tasks does not keep another waiting', async () => {
  await openReady({ waiting: { first: 8, second: 1 } });
  const order: string[] = [];
  const run = (caller: string) =>
    pool.run({ wait: 60 }, { ...analysis, asker: as(caller) }).then(() => order.push(caller));
  const many = Array.from({ length: 9 }, () => run('greedy').catch(() => order.push('refused')));
  await Promise.all([run('learner'), ...many]);
  expect(order.slice(0, 3)).toEqual(['refused', 'greedy', 'learner']);
  expect(order.filter((caller) => caller === 'greedy')).toHaveLength(8);
});

test('a heavy caller is served once the others have been quiet for five of their tasks', async () => {
  await openReady({ waiting: { first: 8, second: 1 } });
  vi.useFakeTimers({ toFake: ['performance'] });
  const greedy = { ...analysis, asker: as('greedy') };
  const expensive = pool.run({ wait: 50 }, greedy);
  vi.advanceTimersByTime(3500);
  await expensive;
  await pool.run({ say: 'mine' }, { ...analysis, asker: as('learner') });
  const settled = vi.fn<(result: unknown) => void>();
  const waiting = pool.run({ say: 'greedy again' }, greedy).then(settled);
  await pool.run({ wait: 400 }, { ...listening, asker: as('learner') });
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(18_000);
  await waiting;
  expect(settled).toHaveBeenCalledWith('greedy again');
  vi.useRealTimers();
});
