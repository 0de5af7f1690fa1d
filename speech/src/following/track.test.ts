import { expect, test } from 'vitest';
import { SILENCE } from '../phonemes/phone-index.ts';
import { frameScores, type Stretch } from '../testing/frame-scores.ts';
import { buildPaths } from './paths.ts';
import { createTracker } from './track.ts';
import { FOLLOWING } from './tuning.ts';

const [A, B, C, D, E, F, OTHER_1, OTHER_2] = [3, 7, 12, 20, 25, 30, 35, 36];
const WORDS = [[[A, B]], [[C, D]], [[E, F]]];
const tracker = createTracker(buildPaths(WORDS, FOLLOWING.costs), FOLLOWING);

const says = (...phones: number[]): Stretch[] =>
  phones.map((phone) => ({ frames: 10, scores: { [phone]: -0.1 } }));
const rests = (frames: number): Stretch => ({ frames, scores: { [SILENCE]: -0.1 } });

function trackOf(...stretches: Stretch[]) {
  const heard = frameScores(...stretches);
  return tracker.follow(tracker.begin(), heard, 0, heard.frames);
}

/** How many words were said, by this margin. */
function saidOf(...stretches: Stretch[]): number {
  return tracker.margins(trackOf(...stretches)).findLastIndex((margin) => margin > 8) + 1;
}

test('a word is said when the next one begins, or when the voice rests', () => {
  expect(saidOf(...says(A, B))).toBe(0);
  expect(saidOf(...says(A, B, C))).toBe(1);
  expect(saidOf(...says(A, B), rests(5))).toBe(1);
  expect(saidOf(...says(A, B, C, D, E, F), rests(5))).toBe(3);
});

test('silence and other speech say no word', () => {
  expect(saidOf(rests(100))).toBe(0);
  expect(saidOf(...says(OTHER_1, OTHER_2, OTHER_1, OTHER_2, OTHER_1), rests(20))).toBe(0);
});

test('speech and silence before the phrase and within it change nothing', () => {
  const before = [rests(30), ...says(OTHER_1, OTHER_2), rests(30)];
  expect(saidOf(...before, ...says(A, B, C))).toBe(1);
  expect(saidOf(...says(A, B), rests(50), ...says(C, D), rests(5))).toBe(2);
});

test('a word said as something else is passed when the next one is heard', () => {
  const wrong = says(A, B, OTHER_1, OTHER_2);
  expect(saidOf(...wrong)).toBe(1);
  expect(saidOf(...wrong, ...says(E, E, E, F, F, F), rests(5))).toBe(3);
});

test('the voice rests only after the last word', () => {
  expect(trackOf(...says(A, B, C, D), rests(20)).rest).toBe(0);
  const { rest } = trackOf(...says(A, B, C, D, E, F), rests(20));
  expect(rest).toBeGreaterThan(15);
  expect(rest).toBeLessThanOrEqual(20);
  expect(trackOf(...says(A, B, C, D, E, F), rests(20), ...says(OTHER_1, OTHER_2)).rest).toBe(0);
});

test('a track goes on where it ended, and is not changed by looking ahead', () => {
  const heard = frameScores(...says(A, B, C, D), rests(10));
  const half = tracker.follow(tracker.begin(), heard, 0, 20);
  const ahead = tracker.follow(half, heard, 20, heard.frames);
  expect(tracker.follow(half, heard, 20, heard.frames)).toEqual(ahead);
  expect(tracker.follow(tracker.begin(), heard, 0, heard.frames)).toEqual(ahead);
});

test('evidence grows with sounds of the phrase, and falls with sounds that fit by chance', () => {
  expect(tracker.evidence(trackOf(...says(A, B)))).toBeCloseTo(20 * FOLLOWING.chance, 5);
  const near = says(A, B).map(({ scores }) => ({ frames: 10, scores: { ...scores, 38: 0.9 } }));
  expect(tracker.evidence(trackOf(...near))).toBeLessThan(0);
});

test('a frame in which many sounds fit alike, as in noise, is no evidence for any', () => {
  const unclear = (phone: number, others: number): Stretch => ({
    frames: 10,
    scores: Object.fromEntries(
      Array.from({ length: others + 1 }, (_, i) => [(phone + i) % SILENCE, -0.1]),
    ),
  });
  const evidence = (others: number) =>
    tracker.evidence(trackOf(unclear(A, others), unclear(B, others)));
  expect(evidence(2)).toBeCloseTo(20 * FOLLOWING.chance, 5);
  expect(evidence(4)).toBe(0);
});
