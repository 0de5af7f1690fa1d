import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asker } from '../asker.ts';
import { createShares, type Shares } from './shares.ts';

const as = (caller: string, network?: string): Asker => ({ caller, network });
const learner = as('learner');
const greedy = as('greedy');

let shares: Shares;
beforeEach(() => {
  vi.useFakeTimers();
  shares = createShares(1);
});
afterEach(() => vi.useRealTimers());

const usualTakes = () => {
  for (let n = 0; n < 50; n++) shares.charge(as(`learner ${n}`), 300);
};

test('who used up their time with longer tasks than others is heavy, and no one else is', () => {
  shares.charge(greedy, 3000);
  expect(shares.isHeavy(greedy)).toBe(false);
  shares.charge(greedy, 1);
  expect(shares.isHeavy(greedy)).toBe(true);
  expect(shares.isHeavy(learner)).toBe(false);
});

test('a hundredth of the time that passes comes back', () => {
  shares.charge(greedy, 8000);
  expect(shares.waitOf(greedy)).toBe(500_000);
  vi.advanceTimersByTime(100_000);
  expect(shares.waitOf(greedy)).toBe(400_000);
  vi.advanceTimersByTime(400_001);
  expect(shares.isHeavy(greedy)).toBe(false);
  vi.advanceTimersByTime(1_000_000);
  expect(shares.usedBy(greedy)).toBe(0);
});

test('with more threads more of it does', () => {
  shares = createShares(3);
  shares.charge(greedy, 6000);
  vi.advanceTimersByTime(100_000);
  expect(shares.isHeavy(greedy)).toBe(false);
});

test('a heavy caller may have what nobody else wants', () => {
  shares.charge(greedy, 30_000);
  usualTakes();
  shares.asks(greedy);
  expect(shares.mayStart(greedy)).toBe(true);
  shares.asks(learner);
  expect(shares.mayStart(greedy)).toBe(false);
  expect(shares.mayStart(learner)).toBe(true);
  vi.advanceTimersByTime(5001);
  expect(shares.mayStart(greedy)).toBe(true);
});

test('who used up their time with usual takes keeps nobody waiting for long, and goes on', () => {
  const diligent = as('diligent');
  for (let n = 0; n < 30; n++) shares.charge(diligent, 300);
  shares.charge(diligent, 1200);
  usualTakes();
  shares.asks(learner);
  expect(shares.usedBy(diligent)).toBeGreaterThan(1);
  expect(shares.mayStart(diligent)).toBe(true);
});

test('a diligent learner beside one heavy caller goes on, and keeps them away', () => {
  for (let n = 0; n < 30; n++) shares.charge(learner, 300);
  for (let n = 0; n < 10; n++) shares.charge(greedy, 2000);
  shares.asks(learner);
  expect(shares.mayStart(learner)).toBe(true);
  expect(shares.mayStart(greedy)).toBe(false);
});

test('junk that is cheap makes nobody’s takes long', () => {
  for (let n = 0; n < 60; n++) shares.charge(as(`junk ${n}`), 5);
  for (let n = 0; n < 30; n++) shares.charge(learner, 300);
  shares.asks(as('another'));
  expect(shares.mayStart(learner)).toBe(true);
});

test('many cheap tasks do not hide a long one', () => {
  usualTakes();
  shares.charge(greedy, 6000);
  for (let n = 0; n < 30; n++) shares.charge(greedy, 10);
  shares.asks(learner);
  expect(shares.mayStart(greedy)).toBe(false);
});

test('nobody makes their own long tasks the usual ones, even while they are alone', () => {
  for (let n = 0; n < 60; n++) shares.charge(greedy, 1400);
  shares.asks(learner);
  expect(shares.mayStart(greedy)).toBe(false);
});

test('another account or trial of the same network gets no more than the network', () => {
  usualTakes();
  for (let n = 0; n < 10; n++) shares.charge(as(`trial ${n}`, '192.0.2.1'), 2000);
  const another = as('trial 11', '192.0.2.1');
  shares.asks(learner);
  expect(shares.isHeavy(another)).toBe(true);
  expect(shares.mayStart(another)).toBe(false);
  expect(shares.mayStart(as('trial 12', '192.0.2.2'))).toBe(true);
});

test('a class behind one address goes on with usual takes', () => {
  const pupil = (n: number) => as(`pupil ${n}`, '192.0.2.1');
  for (let n = 0; n < 90; n++) shares.charge(pupil(n % 30), 300);
  usualTakes();
  shares.asks(learner);
  expect(shares.usedBy(pupil(1))).toBeGreaterThan(1);
  expect(shares.mayStart(pupil(1))).toBe(true);
  expect(shares.mayStart(pupil(31))).toBe(true);
});

test('where all are alike, none waits for the others', () => {
  const [one, other] = [as('a'), as('b')];
  for (const asker of [one, other]) shares.charge(asker, 30_000);
  for (const asker of [one, other]) shares.asks(asker);
  expect(shares.mayStart(one)).toBe(true);
});

test('only the last callers are remembered', () => {
  shares.charge(as('first'), 9000);
  for (let caller = 0; caller < 5000; caller++) shares.charge(as(`caller ${caller}`), 1);
  expect(shares.usedBy(as('first'))).toBe(0);
});
