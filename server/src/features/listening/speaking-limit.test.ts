import { afterEach, expect, test, vi } from 'vitest';
import { createAskers } from '../../speech-pool/asker.ts';
import { createSpeakingLimit } from './speaking-limit.ts';

const askerOf = createAskers((address) => address === '203.0.113.1');
const visitor = (address: string) => [askerOf(undefined, address), false] as const;
const member = (address: string) => [askerOf({ userId: 1 }, address), true] as const;
afterEach(() => vi.useRealTimers());

function countAdmitted(admit: () => void) {
  let admitted = 0;
  const untilRefused = () => {
    for (; admitted < 1000; admitted++) admit();
  };
  expect(untilRefused).toThrow(expect.objectContaining({ code: 'too_many_requests' }) as Error);
  return admitted;
}

test('a visitor has a limit of new texts per minute, counted per address', () => {
  vi.useFakeTimers();
  const admit = createSpeakingLimit();
  expect(countAdmitted(() => admit(...visitor('192.0.2.1')))).toBe(30);
  expect(countAdmitted(() => admit(...visitor('192.0.2.2')))).toBe(30);
  vi.advanceTimersByTime(60_000);
  expect(countAdmitted(() => admit(...visitor('192.0.2.1')))).toBe(30);
});

test('all addresses of one household count as one visitor', () => {
  const admit = createSpeakingLimit();
  let host = 0;
  expect(countAdmitted(() => admit(...visitor(`2001:db8:1:2::${(++host).toString(16)}`)))).toBe(30);
  admit(...visitor('2001:db8:1:3::1'));
});

test('signed-in people have a higher limit, from any address', () => {
  const admit = createSpeakingLimit();
  countAdmitted(() => admit(...visitor('192.0.2.1')));
  expect(countAdmitted(() => admit(...member('192.0.2.1')))).toBe(90);
});

test('a refusal says when to retry', () => {
  const admit = createSpeakingLimit();
  for (let text = 0; text < 30; text++) admit(...visitor('192.0.2.1'));
  expect(() => admit(...visitor('192.0.2.1'))).toThrow(
    expect.objectContaining({ retryAfter: 60 }) as Error,
  );
});

test('a class behind a trusted address may listen as much as it likes', () => {
  const admit = createSpeakingLimit();
  for (let text = 0; text < 100; text++) admit(...visitor('203.0.113.1'));
  expect(countAdmitted(() => admit(...member('203.0.113.1')))).toBe(90);
});
