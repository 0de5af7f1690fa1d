import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import { createShares, type Shares } from './shares.ts';

const BEYOND_MS = 20_000;

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
  for (const caller of ['a', 'b', 'c', 'a']) queue.add(`${caller} waits`, caller, 'first');
  expect(takeAll()).toEqual(['a waits', 'b waits', 'c waits', 'a waits']);
});

test('the first lane goes before the second', () => {
  queue.add('an example', 'a', 'second');
  queue.add('a take', 'a', 'first');
  expect(takeAll()).toEqual(['a take', 'an example']);
});

test('who held the threads least goes first', () => {
  shares.charge('a', 2000);
  queue.add('of a', 'a', 'first');
  queue.add('of b', 'b', 'first');
  expect(takeAll()).toEqual(['of b', 'of a']);
});

test('who used up their time waits behind the others in both lanes, until they are gone', () => {
  shares.charge('greedy', BEYOND_MS);
  shares.charge('b', 300);
  queue.add('of greedy', 'greedy', 'first');
  queue.add('an example', 'b', 'second');
  shares.asks('b');
  expect(takeAll()).toEqual(['an example']);
  vi.advanceTimersByTime(5001);
  expect(takeAll()).toEqual(['of greedy']);
});

test('a full lane gives the last place of who has most of them to who has fewer', () => {
  for (const item of ['1', '2', '3', '4']) queue.add(item, 'greedy', 'first');
  expect(queue.add('mine', 'b', 'first')).toBe(true);
  expect(givenUp).toEqual(['4']);
  expect(queue.add('mine too', 'b', 'first')).toBe(true);
  expect(givenUp).toEqual(['4', '3']);
  // Two and two: neither has more right to a place than the other.
  expect(queue.add('and mine', 'b', 'first')).toBe(false);
  expect(queue.add('5', 'greedy', 'first')).toBe(false);
  expect(queue.length()).toBe(4);
});

test('people with one take each keep their places, but not who is beyond their time', () => {
  for (const caller of ['a', 'b', 'c', 'd']) queue.add(caller, caller, 'first');
  expect(queue.add('e', 'e', 'first')).toBe(false);
  shares.charge('c', BEYOND_MS);
  expect(queue.add('e', 'e', 'first')).toBe(true);
  expect(givenUp).toEqual(['c']);
  expect(queue.add('c', 'c', 'first')).toBe(false);
});

test('who waited too long is told, and only they', () => {
  queue.add('a', 'a', 'first');
  vi.advanceTimersByTime(4000);
  queue.add('b', 'b', 'first');
  vi.advanceTimersByTime(2000);
  expect(late).toEqual(['a']);
  expect(takeAll()).toEqual(['b']);
});

test('what was taken, given up or cleared is not late', () => {
  for (const item of ['1', '2', '3', '4']) queue.add(item, 'greedy', 'first');
  queue.add('mine', 'b', 'first');
  queue.take();
  expect(queue.clear()).toHaveLength(3);
  vi.advanceTimersByTime(10_000);
  expect(late).toEqual([]);
});
