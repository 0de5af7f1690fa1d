import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { createDoor } from './door.ts';

afterEach(() => vi.useRealTimers());

type Enter = ReturnType<typeof createDoor>;

let addresses = 0;
const another = () => `192.0.2.${++addresses}`;

function arrive(enter: Enter, ip = another()) {
  const reply = { raw: new EventEmitter() as FastifyReply['raw'] };
  enter({ ip }, reply);
  return reply;
}

const fill = (enter: Enter, places: number, ip?: string) =>
  Array.from({ length: places }, () => arrive(enter, ip));

test('who comes when all places are taken is told when to come back', () => {
  const enter = createDoor(1);
  fill(enter, 18);
  expect(() => arrive(enter)).toThrow(
    expect.objectContaining({ code: 'unavailable', retryAfter: 2 }),
  );
});

test('more threads have more places', () => {
  const enter = createDoor(2);
  fill(enter, 36);
  expect(() => arrive(enter)).toThrow('Please try again');
});

test('an answered take gives its place to one other', () => {
  const enter = createDoor(1);
  const [first] = fill(enter, 18);
  first!.raw.emit('close');
  arrive(enter);
  expect(() => arrive(enter)).toThrow('Please try again');
});

test('slow uploads do not shut others out, and give back one place each', () => {
  vi.useFakeTimers();
  const enter = createDoor(1);
  const slow = fill(enter, 18);
  vi.advanceTimersByTime(1000);
  fill(enter, 18);
  for (const { raw } of slow) raw.emit('close');
  expect(() => arrive(enter)).toThrow('Please try again');
});

test('one address cannot take the places of the others', () => {
  const enter = createDoor(1);
  const [first] = fill(enter, 9, '2001:db8:1:2::1');
  expect(() => arrive(enter, '2001:db8:1:2::2')).toThrow('Please try again');
  fill(enter, 9);
  first!.raw.emit('close');
  arrive(enter, '2001:db8:1:2::3');
});

test('a trusted address may have all places', () => {
  const enter = createDoor(1, (address) => address === '203.0.113.1');
  fill(enter, 18, '203.0.113.1');
  expect(() => arrive(enter, '203.0.113.1')).toThrow('Please try again');
});
