import { expect, test } from 'vitest';
import type { IntonationAnalysis } from '../analysis.ts';
import { melodyCause } from './melody-tip.ts';
import { take, word } from './testing-take.ts';

const words = [word('up', 'AH P'), word('nice', 'N AY S')];

/** A melody with this score, by which so many points were lost. */
function causeOf(score: number, lost: number, changes: Partial<IntonationAnalysis> = {}) {
  const intonation: IntonationAnalysis = {
    target: { kind: 'statement' },
    ending: { expected: 'fall', heard: 'fall', semitones: -2 },
    score,
    message: '',
    model: { times: [], semitones: [] },
    ...changes,
  };
  return melodyCause(
    take('', words, { intonation, spokenAccuracy: 80, overallAccuracy: 80 - lost }),
  );
}

test.each([
  [59, 0, { cost: 28, isMinor: false }],
  [59, 27, { cost: 28, isMinor: false }],
  [59, 30, { cost: 30, isMinor: false }],
  [60, 2, { cost: 2, isMinor: true }],
])('a melody of %i that takes %i points: %o', (score, lost, expected) => {
  expect(causeOf(score, lost)).toMatchObject(expected);
});

test('one of 60 that takes a point is not worth a sentence', () => {
  expect(causeOf(60, 1)).toBeUndefined();
});

test.each([
  [59, 'Make the stressed word even higher and longer.'],
  [60, 'Let your voice go down farther at the end.'],
])('of a right melody with a focus of %i, what was weaker is told', (score, advice) => {
  const focus = { expected: 1, heard: 1, score };
  expect(causeOf(50, 0, { focus })!.finding.body).toBe(advice);
});
