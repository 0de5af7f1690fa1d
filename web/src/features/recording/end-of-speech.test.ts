import { expect, test } from 'vitest';
import type { Said } from '../../lib/audio/said.ts';
import { createEndOfSpeech, type Moment } from './end-of-speech.ts';

const STEP = 0.025;

/** Stretches of so many seconds at so many decibels, one after the other. */
function moments(...stretches: [seconds: number, decibels: number][]): Moment[] {
  let time = 0;
  return stretches.flatMap(([seconds, decibels]) =>
    Array.from({ length: Math.round(seconds / STEP) }, (_, index) => {
      time += STEP;
      // Neither rooms nor voices stay at one level.
      return { time, decibels: decibels + 3 * Math.sin(index) };
    }),
  );
}

/** When it says that speech has ended; undefined if it never does. */
function endOf(expectedSeconds: number, all: Moment[]): number | undefined {
  const listen = createEndOfSpeech(expectedSeconds);
  return all.find((moment) => listen(moment) === 'ended')?.time;
}

test('a phrase followed by silence ends soon after the last word', () => {
  const end = endOf(2, moments([0.5, -60], [2, -20], [3, -60]));
  expect(end).toBeGreaterThan(3.2);
  expect(end).toBeLessThan(3.7);
});

test('silence alone never ends a take: the person may still be getting ready', () => {
  expect(endOf(2, moments([6, -62]))).toBeUndefined();
});

test('a fan in the background changes nothing', () => {
  const end = endOf(2, moments([0.5, -42], [2, -16], [3, -42]));
  expect(end).toBeGreaterThan(3.2);
  expect(end).toBeLessThan(3.8);
});

test('a quiet speaker in a quiet room is heard', () => {
  const end = endOf(2, moments([0.4, -72], [2, -45], [3, -72]));
  expect(end).toBeGreaterThan(3);
  expect(end).toBeLessThan(3.7);
});

test('speaking at once, without silence before, works as well', () => {
  const end = endOf(2, moments([2, -20], [3, -60]));
  expect(end).toBeGreaterThan(2.7);
  expect(end).toBeLessThan(3.3);
});

test('a pause between words is not the end', () => {
  expect(endOf(2, moments([0.3, -60], [1, -20], [0.6, -60], [1.2, -20]))).toBeUndefined();
});

test('early in a long phrase a pause may last longer', () => {
  const pause = moments([0.3, -60], [1, -20], [1.3, -60], [3, -20]);
  expect(endOf(6, pause)).toBeUndefined();
  expect(endOf(1.5, pause)).toBeDefined();
});

test('a click is not speech', () => {
  expect(endOf(2, moments([0.5, -60], [0.05, -10], [4, -60]))).toBeUndefined();
});

const saidFrom = (from: number, all: Moment[]): Moment[] =>
  all.map((moment) => ({ ...moment, said: moment.time >= from ? 'all' : undefined }));

test('after the last word a short silence is the end, however short the phrase was said', () => {
  const take = moments([0.5, -60], [2, -20], [3, -60]);
  expect(endOf(2, saidFrom(2.7, take))).toBeCloseTo(2.8, 1);
  expect(endOf(9, saidFrom(2.7, take))).toBeCloseTo(2.8, 1);
  expect(endOf(2, saidFrom(3, take))).toBeCloseTo(3, 1);
});

test('while words are still to come, a pause may last nearly two seconds', () => {
  const pause = (seconds: number, said: Said) =>
    moments([0.3, -60], [2, -20], [seconds, -60], [1, -20]).map((moment): Moment => ({
      ...moment,
      said,
    }));
  expect(endOf(2, pause(1.9, 'part'))).toBeUndefined();
  expect(endOf(2, pause(2.1, 'part'))).toBeDefined();
  expect(endOf(2, pause(1.3, 'unsure'))).toBeUndefined();
  expect(endOf(2, pause(1.5, 'unsure'))).toBeDefined();
});

test('who goes on after the last word is not cut off', () => {
  const on = moments([0.5, -60], [2, -20], [0.2, -60], [1, -20], [0.2, -60]);
  expect(endOf(2, saidFrom(2.5, on))).toBeUndefined();
});
