import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { createTakeLimiter } from './take-limiter.ts';

afterEach(() => vi.useRealTimers());

type Admit = ReturnType<typeof createTakeLimiter>;

let addresses = 0;
const another = () => `192.0.2.${++addresses}`;

function arrive(admit: Admit, ip = another()) {
  const reply = { raw: new EventEmitter() as FastifyReply['raw'] };
  admit({ ip }, reply);
  return reply;
}

const fill = (admit: Admit, places: number, ip?: string) =>
  Array.from({ length: places }, () => arrive(admit, ip));

test('when all places are taken, the response says when to retry', () => {
  const admit = createTakeLimiter(1);
  fill(admit, 18);
  expect(() => arrive(admit)).toThrow(
    expect.objectContaining({ code: 'unavailable', retryAfter: 2 }),
  );
});

test('more threads have more places', () => {
  const admit = createTakeLimiter(2);
  fill(admit, 36);
  expect(() => arrive(admit)).toThrow('Please try again');
});

test('an answered take frees one place', () => {
  const admit = createTakeLimiter(1);
  const [first] = fill(admit, 18);
  first!.raw.emit('close');
  arrive(admit);
  expect(() => arrive(admit)).toThrow('Please try again');
});

test('slow uploads do not block others, and free one place each', () => {
  vi.useFakeTimers();
  const admit = createTakeLimiter(1);
  const slow = fill(admit, 18);
  vi.advanceTimersByTime(1000);
  fill(admit, 18);
  for (const { raw } of slow) raw.emit('close');
  expect(() => arrive(admit)).toThrow('Please try again');
});

test('one address cannot take all places', () => {
  const admit = createTakeLimiter(1);
  const [first] = fill(admit, 9, '2001:db8:1:2::1');
  expect(() => arrive(admit, '2001:db8:1:2::2')).toThrow('Please try again');
  fill(admit, 9);
  first!.raw.emit('close');
  arrive(admit, '2001:db8:1:2::3');
});

test('a trusted address may take all places', () => {
  const admit = createTakeLimiter(1, (address) => address === '203.0.113.1');
  fill(admit, 18, '203.0.113.1');
  expect(() => arrive(admit, '203.0.113.1')).toThrow('Please try again');
});
