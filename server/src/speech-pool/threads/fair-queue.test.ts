import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import type { Asker } from '../asker.ts';
import { createShares, type Shares } from './shares.ts';

const BEYOND_MS = 20_000;

const as = (caller: string, network?: string): Asker => ({ caller, network });

let shares: Shares;
let late: string[];
let givenUp: string[];
let queue: ReturnType<typeof createFairQueue<string>>;
beforeEach(() => {
  vi.useFakeTimers();
  shares = createShares(1);
  late = [];
  givenUp = [];
  queue = createFairQueue<string>({
    room: { first: 4, second: 2 },
    waitMs: 6000,
    shares,
    onLate: (item) => late.push(item),
    onGivenUp: (item) => givenUp.push(item),
  });
});
afterEach(() => vi.useRealTimers());

function takeAll() {
  const taken: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
}

test('of one caller, or of callers who held nothing, who came first goes first', () => {
  for (const caller of ['a', 'b', 'c', 'a']) queue.add(`${caller} waits`, as(caller), 'first');
  expect(takeAll()).toEqual(['a waits', 'b waits', 'c waits', 'a waits']);
});

test('the first lane goes before the second', () => {
  queue.add('an example', as('a'), 'second');
  queue.add('a take', as('a'), 'first');
  expect(takeAll()).toEqual(['a take', 'an example']);
});

test('who held the threads least goes first', () => {
  shares.charge(as('a'), 2000);
  queue.add('of a', as('a'), 'first');
  queue.add('of b', as('b'), 'first');
  expect(takeAll()).toEqual(['of b', 'of a']);
});

test('who used up their time waits behind the others in both lanes, until they are gone', () => {
  shares.charge(as('greedy'), BEYOND_MS);
  shares.charge(as('b'), 300);
  queue.add('of greedy', as('greedy'), 'first');
  queue.add('an example', as('b'), 'second');
  shares.asks(as('b'));
  expect(takeAll()).toEqual(['an example']);
  vi.advanceTimersByTime(5001);
  expect(takeAll()).toEqual(['of greedy']);
});

test('a full lane gives the last place of who has most of them to who has fewer', () => {
  for (const item of ['1', '2', '3', '4']) queue.add(item, as('greedy'), 'first');
  expect(queue.add('mine', as('b'), 'first')).toBe(true);
  expect(givenUp).toEqual(['4']);
  expect(queue.add('mine too', as('b'), 'first')).toBe(true);
  expect(givenUp).toEqual(['4', '3']);
  // Two and two: neither has more right to a place than the other.
  expect(queue.add('and mine', as('b'), 'first')).toBe(false);
  expect(queue.add('5', as('greedy'), 'first')).toBe(false);
  expect(queue.length()).toBe(4);
});

test('people with one take each keep their places, but not who is beyond their time', () => {
  for (const caller of ['a', 'b', 'c', 'd']) queue.add(caller, as(caller), 'first');
  expect(queue.add('e', as('e'), 'first')).toBe(false);
  shares.charge(as('c'), BEYOND_MS);
  expect(queue.add('e', as('e'), 'first')).toBe(true);
  expect(givenUp).toEqual(['c']);
  expect(queue.add('c', as('c'), 'first')).toBe(false);
});

test('who waited too long is told, and only they', () => {
  queue.add('a', as('a'), 'first');
  vi.advanceTimersByTime(4000);
  queue.add('b', as('b'), 'first');
  vi.advanceTimersByTime(2000);
  expect(late).toEqual(['a']);
  expect(takeAll()).toEqual(['b']);
});

test('what was taken, given up or cleared is not late', () => {
  for (const item of ['1', '2', '3', '4']) queue.add(item, as('greedy'), 'first');
  queue.add('mine', as('b'), 'first');
  queue.take();
  expect(queue.clear()).toHaveLength(3);
  vi.advanceTimersByTime(10_000);
  expect(late).toEqual([]);
});

test('a network that fills the lane with many callers gives places to others', () => {
  for (const item of ['1', '2', '3', '4']) {
    queue.add(item, as(`trial ${item}`, '192.0.2.1'), 'first');
  }
  expect(queue.add('mine', as('learner', '192.0.2.2'), 'first')).toBe(true);
  expect(givenUp).toEqual(['4']);
  expect(queue.add('5', as('trial 5', '192.0.2.1'), 'first')).toBe(false);
});

test('within a network, who has most places gives one to who has fewer', () => {
  const of = (caller: string) => as(caller, '192.0.2.1');
  for (const item of ['1', '2', '3', '4']) queue.add(item, of('greedy'), 'first');
  expect(queue.add('mine', of('classmate'), 'first')).toBe(true);
  expect(givenUp).toEqual(['4']);
});

test('who used up more of their time, or of their network’s, goes later', () => {
  shares.charge(as('trial 1', '192.0.2.1'), 2500);
  shares.charge(as('learner', '192.0.2.2'), 300);
  queue.add('of a new trial', as('trial 2', '192.0.2.1'), 'first');
  queue.add('of the learner', as('learner', '192.0.2.2'), 'first');
  expect(takeAll()).toEqual(['of the learner', 'of a new trial']);
});
