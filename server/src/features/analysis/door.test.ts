import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { createDoor } from './door.ts';

afterEach(() => vi.useRealTimers());

const arrive = () => ({ raw: new EventEmitter() as FastifyReply['raw'] });

function fill(enter: ReturnType<typeof createDoor>, places: number) {
  const inside = Array.from({ length: places }, arrive);
  for (const one of inside) enter(one);
  return inside;
}

test('who comes when all places are taken is told when to come back', () => {
  const enter = createDoor(1);
  fill(enter, 18);
  expect(() => enter(arrive())).toThrow(
    expect.objectContaining({ code: 'unavailable', retryAfter: 2 }),
  );
});

test('more threads have more places', () => {
  const enter = createDoor(2);
  fill(enter, 36);
  expect(() => enter(arrive())).toThrow('Please try again');
});

test('an answered take gives its place to one other', () => {
  const enter = createDoor(1);
  const [first] = fill(enter, 18);
  first!.raw.emit('close');
  enter(arrive());
  expect(() => enter(arrive())).toThrow('Please try again');
});

test('slow uploads do not shut others out, and give back one place each', () => {
  vi.useFakeTimers();
  const enter = createDoor(1);
  const slow = fill(enter, 18);
  vi.advanceTimersByTime(1000);
  fill(enter, 18);
  for (const { raw } of slow) raw.emit('close');
  expect(() => enter(arrive())).toThrow('Please try again');
});
