import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diskKeeper } from './disk.ts';

type Listener = () => void;

/** An `indexedDB.open` whose answer the test gives, or does not. */
const requests: Record<string, Listener>[] = [];
const open = vi.fn(() => {
  const listeners: Record<string, Listener> = {};
  requests.push(listeners);
  return {
    error: new Error('Blocked'),
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
  };
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open });
  requests.length = 0;
  open.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser that never answers is waited for once, and only for seconds', async () => {
  const disk = diskKeeper();
  const first = expect(disk.all()).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(3000);
  await first;
  // No time passes here: the second one does not wait.
  await expect(disk.all()).rejects.toThrow('does not answer');
  expect(open).toHaveBeenCalledTimes(1);
});

test('a database that failed to open is tried again the next time', async () => {
  const disk = diskKeeper();
  for (const times of [1, 2]) {
    const failed = expect(disk.all()).rejects.toThrow('Blocked');
    requests.at(-1)!.error!();
    await failed;
    expect(open).toHaveBeenCalledTimes(times);
  }
});
