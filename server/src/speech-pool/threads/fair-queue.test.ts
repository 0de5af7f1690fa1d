import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import type { Asker } from '../asker.ts';
import { createShares, type Shares } from './shares.ts';

const BEYOND_MS = 20_000;

const as = (caller: string, network?: string): Asker => ({ caller, network });

let shares: Shares;
let late: string[];
let evicted: string[];
let queue: ReturnType<typeof createFairQueue<string>>;
beforeEach(() => {
  vi.useFakeTimers();
  shares = createShares(1);
  late = [];
  evicted = [];
  queue = createFairQueue<string>({
    room: { first: 4, second: 2 },
    waitMs: 6000,
    shares,
    onLate: (item) => late.push(item),
    onEvicted: (item) => evicted.push(item),
  });
});
afterEach(() => vi.useRealTimers());

function takeAll() {
  const taken: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
}

test('tasks of one caller, or of callers without history, keep their order', () => {
  for (const caller of ['a', 'b', 'c', 'a']) queue.add(`${caller} waits`, as(caller), 'first');
  expect(takeAll()).toEqual(['a waits', 'b waits', 'c waits', 'a waits']);
});

test('the first lane goes before the second', () => {
  queue.add('an example', as('a'), 'second');
  queue.add('a take', as('a'), 'first');
  expect(takeAll()).toEqual(['a take', 'an example']);
});

test('the caller who held the threads least goes first', () => {
  shares.charge(as('a'), 2000);
  queue.add('of a', as('a'), 'first');
  queue.add('of b', as('b'), 'first');
  expect(takeAll()).toEqual(['of b', 'of a']);
});

test('a heavy caller waits behind both lanes, until the others are gone', () => {
  for (let n = 0; n < 20; n++) shares.charge(as('greedy'), 1000);
  shares.charge(as('b'), 300);
  queue.add('of greedy', as('greedy'), 'first');
  queue.add('an example', as('b'), 'second');
  shares.noteRequest(as('b'));
  expect(takeAll()).toEqual(['an example']);
  vi.advanceTimersByTime(5001);
  expect(takeAll()).toEqual(['of greedy']);
});

test('a full lane gives a newcomer the last place of whoever has the most', () => {
  for (const item of ['1', '2', '3', '4']) queue.add(item, as('greedy'), 'first');
  expect(queue.add('mine', as('b'), 'first')).toBe(true);
  expect(evicted).toEqual(['4']);
  expect(queue.add('mine too', as('b'), 'first')).toBe(true);
  expect(evicted).toEqual(['4', '3']);
  // Two and two: neither has more right to a place than the other.
  expect(queue.add('and mine', as('b'), 'first')).toBe(false);
  expect(queue.add('5', as('greedy'), 'first')).toBe(false);
  expect(queue.length()).toBe(4);
});

test('callers with one take each keep their places, except heavy ones', () => {
  for (const caller of ['a', 'b', 'c', 'd']) queue.add(caller, as(caller), 'first');
  expect(queue.add('e', as('e'), 'first')).toBe(false);
  shares.charge(as('c'), BEYOND_MS);
  expect(queue.add('e', as('e'), 'first')).toBe(true);
  expect(evicted).toEqual(['c']);
  expect(queue.add('c', as('c'), 'first')).toBe(false);
});

test('only a task that waited too long is reported as late', () => {
  queue.add('a', as('a'), 'first');
  vi.advanceTimersByTime(4000);
  queue.add('b', as('b'), 'first');
  vi.advanceTimersByTime(2000);
  expect(late).toEqual(['a']);
  expect(takeAll()).toEqual(['b']);
});

test('a task that was taken, evicted or cleared is not late', () => {
  for (const item of ['1', '2', '3', '4']) queue.add(item, as('greedy'), 'first');
  queue.add('mine', as('b'), 'first');
  queue.take();
  expect(queue.clear()).toHaveLength(3);
  vi.advanceTimersByTime(10_000);
  expect(late).toEqual([]);
});

test('a network that fills the lane with many callers gives up places to others', () => {
  for (const item of ['1', '2', '3', '4']) {
    queue.add(item, as(`trial ${item}`, '192.0.2.1'), 'first');
  }
  expect(queue.add('mine', as('learner', '192.0.2.2'), 'first')).toBe(true);
  expect(evicted).toEqual(['4']);
  expect(queue.add('5', as('trial 5', '192.0.2.1'), 'first')).toBe(false);
});

test('within a network, the caller with the most places gives one up', () => {
  const of = (caller: string) => as(caller, '192.0.2.1');
  for (const item of ['1', '2', '3', '4']) queue.add(item, of('greedy'), 'first');
  expect(queue.add('mine', of('classmate'), 'first')).toBe(true);
  expect(evicted).toEqual(['4']);
});

test('whoever used more of their own or their network’s budget goes later', () => {
  shares.charge(as('trial 1', '192.0.2.1'), 2500);
  shares.charge(as('learner', '192.0.2.2'), 300);
  queue.add('of a new trial', as('trial 2', '192.0.2.1'), 'first');
  queue.add('of the learner', as('learner', '192.0.2.2'), 'first');
  expect(takeAll()).toEqual(['of the learner', 'of a new trial']);
});
