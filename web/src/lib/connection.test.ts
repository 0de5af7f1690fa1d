import { afterEach, expect, test, vi } from 'vitest';
import { acrossOutage, LostPart } from './connection.ts';

const page = new EventTarget();

function connection(onLine: boolean) {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('window', page);
}

const settled = () => new Promise((done) => setTimeout(done));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const cutOff = () => new TypeError('Failed to fetch dynamically imported module');

test('code that a lost connection cut off comes when that is back', async () => {
  connection(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cutOff());
  load.mockResolvedValue('code');
  const loading = acrossOutage(load)();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await settled();
  expect(load).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
});

test('what is still missing after a few tries is lost for this page', async () => {
  connection(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(cutOff());
  const loading = acrossOutage(load)();
  await settled();
  vi.useFakeTimers();
  const outcome = loading.catch((error: unknown) => error);
  page.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(await outcome).toBeInstanceOf(LostPart);
  expect(load).toHaveBeenCalledTimes(4);
});

test('code that is missing with a connection is missing: the app was updated', async () => {
  connection(true);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(cutOff());
  await expect(acrossOutage(load)()).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();
});
