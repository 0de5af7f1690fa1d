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

test('a caller is heavy who used up their budget with longer tasks than others', () => {
  shares.charge(greedy, 3000);
  expect(shares.isHeavy(greedy)).toBe(false);
  shares.charge(greedy, 1);
  expect(shares.isHeavy(greedy)).toBe(true);
  expect(shares.isHeavy(learner)).toBe(false);
});

test('a hundredth of the elapsed time is credited back', () => {
  shares.charge(greedy, 8000);
  expect(shares.waitOf(greedy)).toBe(500_000);
  vi.advanceTimersByTime(100_000);
  expect(shares.waitOf(greedy)).toBe(400_000);
  vi.advanceTimersByTime(400_001);
  expect(shares.isHeavy(greedy)).toBe(false);
  vi.advanceTimersByTime(1_000_000);
  expect(shares.usedBy(greedy)).toBe(0);
});

test('with more threads more is credited back', () => {
  shares = createShares(3);
  shares.charge(greedy, 6000);
  vi.advanceTimersByTime(100_000);
  expect(shares.isHeavy(greedy)).toBe(false);
});

test('a heavy caller is served once nobody else has asked for five of their tasks', () => {
  for (let n = 0; n < 10; n++) shares.charge(greedy, 2000);
  usualTakes();
  shares.noteRequest(greedy);
  expect(shares.mayStart(greedy)).toBe(true);
  shares.noteRequest(learner);
  expect(shares.mayStart(learner)).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(shares.mayStart(greedy)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(shares.mayStart(greedy)).toBe(true);
});

test('the shorter a heavy caller’s tasks, the sooner they are served', () => {
  for (let n = 0; n < 10; n++) shares.charge(greedy, 700);
  usualTakes();
  shares.noteRequest(learner);
  expect(shares.mayStart(greedy)).toBe(false);
  vi.advanceTimersByTime(3501);
  expect(shares.mayStart(greedy)).toBe(true);
});

test('a caller who used up their budget with usual takes goes on', () => {
  const diligent = as('diligent');
  for (let n = 0; n < 30; n++) shares.charge(diligent, 300);
  shares.charge(diligent, 1200);
  usualTakes();
  shares.noteRequest(learner);
  expect(shares.usedBy(diligent)).toBeGreaterThan(1);
  expect(shares.mayStart(diligent)).toBe(true);
});

test('a diligent learner goes on beside a heavy caller, who has to wait', () => {
  for (let n = 0; n < 30; n++) shares.charge(learner, 300);
  for (let n = 0; n < 10; n++) shares.charge(greedy, 2000);
  shares.noteRequest(learner);
  expect(shares.mayStart(learner)).toBe(true);
  expect(shares.mayStart(greedy)).toBe(false);
});

test('cheap junk does not make ordinary takes count as long', () => {
  for (let n = 0; n < 60; n++) shares.charge(as(`junk ${n}`), 5);
  for (let n = 0; n < 30; n++) shares.charge(learner, 300);
  shares.noteRequest(as('another'));
  expect(shares.mayStart(learner)).toBe(true);
});

test('many cheap tasks do not hide a long one', () => {
  usualTakes();
  shares.charge(greedy, 6000);
  for (let n = 0; n < 30; n++) shares.charge(greedy, 10);
  shares.noteRequest(learner);
  expect(shares.mayStart(greedy)).toBe(false);
});

test('a caller’s own long tasks never count as usual', () => {
  for (let n = 0; n < 60; n++) shares.charge(greedy, 1400);
  shares.noteRequest(learner);
  expect(shares.mayStart(greedy)).toBe(false);
});

test('another account or trial of the same network gets no more than the network', () => {
  usualTakes();
  for (let n = 0; n < 10; n++) shares.charge(as(`trial ${n}`, '192.0.2.1'), 2000);
  const another = as('trial 11', '192.0.2.1');
  shares.noteRequest(learner);
  expect(shares.isHeavy(another)).toBe(true);
  expect(shares.mayStart(another)).toBe(false);
  expect(shares.mayStart(as('trial 12', '192.0.2.2'))).toBe(true);
});

test('a class behind one address goes on with usual takes', () => {
  const pupil = (n: number) => as(`pupil ${n}`, '192.0.2.1');
  for (let n = 0; n < 90; n++) shares.charge(pupil(n % 30), 300);
  usualTakes();
  shares.noteRequest(learner);
  expect(shares.usedBy(pupil(1))).toBeGreaterThan(1);
  expect(shares.mayStart(pupil(1))).toBe(true);
  expect(shares.mayStart(pupil(31))).toBe(true);
});

test('callers who are all alike do not wait for each other', () => {
  const [one, other] = [as('a'), as('b')];
  for (const asker of [one, other]) shares.charge(asker, 30_000);
  for (const asker of [one, other]) shares.noteRequest(asker);
  expect(shares.mayStart(one)).toBe(true);
});

test('only the last callers are remembered', () => {
  shares.charge(as('first'), 9000);
  for (let caller = 0; caller < 5000; caller++) shares.charge(as(`caller ${caller}`), 1);
  expect(shares.usedBy(as('first'))).toBe(0);
});
