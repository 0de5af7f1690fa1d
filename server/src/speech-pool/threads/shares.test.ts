import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShares, type Shares } from './shares.ts';

let shares: Shares;
beforeEach(() => {
  vi.useFakeTimers();
  shares = createShares(1);
});
afterEach(() => vi.useRealTimers());

test('who has held a thread for longer than others is beyond their time, and no one else is', () => {
  shares.charge('busy', 6000);
  expect(shares.isBeyond('busy')).toBe(false);
  shares.charge('busy', 1);
  expect(shares.isBeyond('busy')).toBe(true);
  expect(shares.isBeyond('other')).toBe(false);
});

test('a tenth of the time that passes comes back', () => {
  shares.charge('busy', 8000);
  expect(shares.waitOf('busy')).toBe(20_000);
  vi.advanceTimersByTime(10_000);
  expect(shares.heldBy('busy')).toBe(7000);
  vi.advanceTimersByTime(10_001);
  expect(shares.isBeyond('busy')).toBe(false);
  vi.advanceTimersByTime(100_000);
  expect(shares.heldBy('busy')).toBe(0);
});

test('with more threads more of it does', () => {
  shares = createShares(3);
  shares.charge('busy', 8000);
  vi.advanceTimersByTime(10_000);
  expect(shares.heldBy('busy')).toBe(5000);
});

test('who is beyond their time may have what nobody else wants', () => {
  shares.charge('busy', 30_000);
  shares.asks('busy');
  expect(shares.mayStart('busy')).toBe(true);
  shares.asks('other');
  expect(shares.mayStart('busy')).toBe(false);
  expect(shares.mayStart('other')).toBe(true);
  vi.advanceTimersByTime(5001);
  expect(shares.mayStart('busy')).toBe(true);
});

test('where all are beyond theirs, none waits for the others', () => {
  for (const caller of ['a', 'b']) shares.charge(caller, 30_000);
  for (const caller of ['a', 'b']) shares.asks(caller);
  expect(shares.mayStart('a')).toBe(true);
});

test('only the last callers are remembered', () => {
  shares.charge('first', 9000);
  for (let caller = 0; caller < 5000; caller++) shares.charge(`caller ${caller}`, 1);
  expect(shares.heldBy('first')).toBe(0);
});
