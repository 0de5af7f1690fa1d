import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diskKeeper } from './disk.ts';

type Listener = () => void;

/** An `indexedDB.open` whose answer the test gives, or does not. */
const requests: Record<string, Listener>[] = [];

function open() {
  const listeners: Record<string, Listener> = {};
  requests.push(listeners);
  return {
    error: new Error('Blocked'),
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open });
  requests.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser that never answers is waited for once, and only for seconds', async () => {
  const disk = diskKeeper();
  const first = disk.all().catch(String);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await first).toContain('does not answer');
  // No time passes here: the second one does not wait.
  await expect(disk.all()).rejects.toThrow('does not answer');
  expect(requests).toHaveLength(1);
});

test('a database that failed to open is tried again the next time', async () => {
  const disk = diskKeeper();
  for (const times of [1, 2]) {
    const failed = disk.all().catch(String);
    requests.at(-1)!.error!();
    expect(await failed).toContain('Blocked');
    expect(requests).toHaveLength(times);
  }
});
