import { expect, test } from 'vitest';
import type { Analysis } from './analysis.ts';
import { thinned } from './thin-analysis.ts';

const contour = (points: number) => ({
  times: Array.from({ length: points }, (_, at) => at / 100),
  semitones: Array.from({ length: points }, () => 0.25),
});

function analysis(points: number, recommendation = ''): Analysis {
  const score = { overallAccuracy: 90, accuracyScore: 90, fluencyScore: 90, prosodyScore: 90 };
  const pitch = contour(points);
  return {
    ...score,
    completenessScore: 100,
    transcript: '',
    confidence: 1,
    words: [],
    pauses: [],
    pitch,
    intonation: { target: { kind: 'statement' }, message: '', model: pitch },
    issues: [],
    contrasts: [],
    feedback: [],
    recommendations: [recommendation],
  };
}

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

test('what fits stays as it is', () => {
  const small = analysis(300);
  expect(thinned(small)).toBe(small);
});

test('what is too large loses points of its melodies, as few as needed, in order', () => {
  const large = analysis(4000);
  expect(bytes(large)).toBeGreaterThan(60 * 1024);
  const sent = thinned(large)!;
  expect(bytes(sent)).toBeLessThanOrEqual(60 * 1024);
  expect(sent.pitch.times).toHaveLength(2000);
  expect(sent.pitch.times.slice(0, 3)).toEqual([0.01, 0.03, 0.05]);
  expect(sent.intonation!.model).toEqual(sent.pitch);
});

test('letters count as the bytes that they are sent as', () => {
  expect(thinned(analysis(0, 'ə'.repeat(29_000)))).toBeDefined();
  expect(thinned(analysis(500, 'ə'.repeat(30_800)))).toBeUndefined();
});
