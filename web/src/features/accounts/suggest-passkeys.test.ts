import type { PasskeyAnswer } from '@saywell/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RENEWED_AFTER_MS, suggestPasskeys } from './suggest-passkeys.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passkey = { id: 'phone' } as PasskeyAnswer;
const settled = () => vi.advanceTimersByTimeAsync(0);

/** A browser whose person decides when to pick, and a server that says yes or no. */
function watched({ taken = true } = {}) {
  const asked: { signal: AbortSignal; answer: PromiseWithResolvers<PasskeyAnswer> }[] = [];
  const send = vi.fn<(passkey: PasskeyAnswer) => Promise<void>>(async () => {
    if (!taken) throw new Error('401');
  });
  const stop = suggestPasskeys({
    pick: (signal) => {
      const answer = Promise.withResolvers<PasskeyAnswer>();
      asked.push({ signal, answer });
      return answer.promise;
    },
    send,
  });
  return { asked, send, stop };
}

test('what is picked is sent, and then nothing more is asked', async () => {
  const { asked, send } = watched();
  asked[0]!.answer.resolve(passkey);
  await vi.advanceTimersByTimeAsync(3 * RENEWED_AFTER_MS);
  expect(send.mock.calls).toEqual([[passkey]]);
  expect(asked).toHaveLength(1);
});

test('after a refusal the browser is asked again at once', async () => {
  const { asked, send } = watched({ taken: false });
  asked[0]!.answer.resolve(passkey);
  await settled();
  expect([send.mock.calls.length, asked.length]).toEqual([1, 2]);
  expect(asked[1]!.signal.aborted).toBe(false);
});

test('a browser that picks by itself is not asked for ever', async () => {
  const send = vi.fn<(passkey: PasskeyAnswer) => Promise<void>>(async () => {
    throw new Error('401');
  });
  const stop = suggestPasskeys({ pick: async () => passkey, send });
  await settled();
  expect(send).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(RENEWED_AFTER_MS);
  expect(send).toHaveBeenCalledTimes(5);
  stop();
});

test('a challenge is renewed before it ends, and a walk away waits for that', async () => {
  const { asked, send } = watched();
  asked[0]!.answer.reject(new Error('NotAllowedError'));
  await vi.advanceTimersByTimeAsync(RENEWED_AFTER_MS - 1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  expect(send).not.toHaveBeenCalled();
});

test('what is picked while the challenge is renewed counts, and ends the renewal', async () => {
  const { asked, send } = watched();
  await vi.advanceTimersByTimeAsync(RENEWED_AFTER_MS);
  asked[0]!.answer.resolve(passkey);
  await settled();
  expect(send).toHaveBeenCalledOnce();
  expect(asked[1]!.signal.aborted).toBe(true);
});

test('once it is over no question begins, and nothing picked is sent', async () => {
  const { asked, send, stop } = watched();
  stop();
  expect(asked[0]!.signal.aborted).toBe(true);
  asked[0]!.answer.resolve(passkey);
  await vi.advanceTimersByTimeAsync(3 * RENEWED_AFTER_MS);
  expect(send).not.toHaveBeenCalled();
  expect(asked).toHaveLength(1);
});

test('a refusal that comes when it is over asks nobody again', async () => {
  const { asked, stop } = watched({ taken: false });
  asked[0]!.answer.resolve(passkey);
  stop();
  await settled();
  expect(asked).toHaveLength(1);
});
