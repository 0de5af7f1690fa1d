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

test('before its melodies suffer, it loses what the texts of its words say as well', () => {
  const said = (kind: 'praise' | 'sound' | 'unsure-sound') => ({
    kind,
    words: [0],
    title: 'x'.repeat(150),
    body: '',
  });
  const word = { word: 'a', start: 0, end: 1, accuracy: 1, kind: 'ok' as const, sounds: [] };
  const words = (count: number, kind: 'praise' | 'sound' | 'unsure-sound') =>
    Array.from({ length: count }, () => ({ ...word, finding: said(kind) }));
  const praised = { ...analysis(300), words: words(250, 'praise') };
  expect(thinned(praised)).toEqual({ ...praised, words: praised.words.map(() => word) });
  const helped = { ...analysis(1200), words: words(150, 'sound') };
  expect(thinned(helped)).toMatchObject({ words: helped.words, pitch: { times: { length: 600 } } });
  const open = { ...analysis(1200), words: words(150, 'unsure-sound') };
  expect(thinned(open)).toMatchObject({ words: open.words });
  const crowded = { ...analysis(1200), words: words(350, 'sound') };
  expect(thinned(crowded)).toMatchObject({ words: crowded.words.map(() => word) });
  expect(thinned(crowded)!.pitch.times).toHaveLength(300);
});

test('letters count as the bytes that they are sent as', () => {
  expect(thinned(analysis(0, 'ə'.repeat(29_000)))).toBeDefined();
  expect(thinned(analysis(500, 'ə'.repeat(30_800)))).toBeUndefined();
});
