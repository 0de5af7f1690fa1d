import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShares, type Shares } from './shares.ts';

let shares: Shares;
beforeEach(() => {
  vi.useFakeTimers();
  shares = createShares(1);
});
afterEach(() => vi.useRealTimers());

test('who has held a thread for longer than others is beyond their time, and no one else is', () => {
  shares.charge('busy', 3000);
  expect(shares.isBeyond('busy')).toBe(false);
  shares.charge('busy', 1);
  expect(shares.isBeyond('busy')).toBe(true);
  expect(shares.isBeyond('other')).toBe(false);
});

test('a hundredth of the time that passes comes back', () => {
  shares.charge('busy', 8000);
  expect(shares.waitOf('busy')).toBe(500_000);
  vi.advanceTimersByTime(100_000);
  expect(shares.heldBy('busy')).toBe(7000);
  vi.advanceTimersByTime(400_001);
  expect(shares.isBeyond('busy')).toBe(false);
  vi.advanceTimersByTime(1_000_000);
  expect(shares.heldBy('busy')).toBe(0);
});

test('with more threads more of it does', () => {
  shares = createShares(3);
  shares.charge('busy', 8000);
  vi.advanceTimersByTime(100_000);
  expect(shares.heldBy('busy')).toBe(5000);
});

const usualTakes = () => {
  for (let n = 0; n < 50; n++) shares.charge(`learner ${n}`, 300);
};

test('who is beyond their time with long tasks may have what nobody else wants', () => {
  shares.charge('busy', 30_000);
  usualTakes();
  shares.asks('busy');
  expect(shares.mayStart('busy')).toBe(true);
  shares.asks('other');
  expect(shares.mayStart('busy')).toBe(false);
  expect(shares.mayStart('other')).toBe(true);
  vi.advanceTimersByTime(5001);
  expect(shares.mayStart('busy')).toBe(true);
});

test('who is beyond their time with usual takes keeps nobody waiting for long, and goes on', () => {
  for (let n = 0; n < 30; n++) shares.charge('diligent', 300);
  usualTakes();
  shares.asks('other');
  expect(shares.isBeyond('diligent')).toBe(true);
  expect(shares.mayStart('diligent')).toBe(true);
  shares.charge('diligent', 601);
  expect(shares.mayStart('diligent')).toBe(false);
  for (let n = 0; n < 30; n++) shares.charge('diligent', 10);
  expect(shares.mayStart('diligent')).toBe(false);
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
