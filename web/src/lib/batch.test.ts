import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatch } from './batch.ts';

let decision: 'send' | 'wait' | 'drop';
let posted: number[][];
const batch = () =>
  createBatch<number>({ may: () => decision, post: (items) => posted.push(items) });

beforeEach(() => {
  vi.useFakeTimers();
  decision = 'send';
  posted = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('what happens within ten seconds goes together', () => {
  const { add } = batch();
  add(1);
  vi.advanceTimersByTime(6000);
  add(2);
  expect(posted).toEqual([]);
  vi.advanceTimersByTime(4000);
  expect(posted).toEqual([[1, 2]]);
  add(3);
  vi.advanceTimersByTime(10_000);
  expect(posted).toEqual([[1, 2], [3]]);
});

test('nothing goes twice', () => {
  const { add, flush } = batch();
  add(1);
  flush();
  flush();
  vi.advanceTimersByTime(20_000);
  expect(posted).toEqual([[1]]);
});

test('what must wait is kept until it may go', () => {
  decision = 'wait';
  const { add, flush } = batch();
  add(1);
  flush();
  decision = 'send';
  flush();
  expect(posted).toEqual([[1]]);
});

test('what must not go is forgotten', () => {
  decision = 'wait';
  const { add, flush } = batch();
  add(1);
  decision = 'drop';
  flush();
  add(2);
  decision = 'send';
  flush();
  expect(posted).toEqual([]);
});

test('much goes in several requests, and too much loses its beginning', () => {
  const { add, flush } = batch();
  for (let item = 1; item <= 120; item += 1) add(item);
  flush();
  expect(posted.map(({ length }) => length)).toEqual([25, 25, 25, 25]);
  expect(posted.flat()[0]).toBe(21);
});
