import { expect, test } from 'vitest';
import { phoneIndex } from '../phonemes/phone-index.ts';
import type { Contrast } from './confusions.ts';
import { loadContrastJudge } from './contrast-judge.ts';
import { MEASURES } from './measure.ts';

const [TH, S, Z] = ['TH', 'S', 'Z'].map(phoneIndex) as [number, number, number];
/** The first two measures are 3 and 5, the rest nothing. */
const measures = MEASURES.map((_, i) => [3, 5][i] ?? 0);

/** A row of weights: of the first two measures, and the odds at none of them. */
const row = (first: number, second: number, bias: number, length: number = MEASURES.length) => [
  ...Array.from({ length }, (_, i) => [first, second][i] ?? 0),
  bias,
];

function judgeWith(...rows: number[][]) {
  const tensor = { shape: [rows.length, rows[0]!.length], values: Float32Array.from(rows.flat()) };
  const model = { name: '', version: '', config: {}, tensor: () => tensor };
  return loadContrastJudge(model, {
    rows: { consonants: 0, 'exchanged TH S': 1, 'dropped S -': 2 },
    classes: { 'exchanged TH Z': 'consonants' },
  });
}

const judge = judgeWith(row(1, 0, 0.25), row(2, 10, -0.5), row(0, 0, 7));
const exchanged = (instead: number): Contrast => ({ kind: 'exchanged', at: 0, instead });

test('a pair is judged by its own weights, or by those of its class', () => {
  expect(judge(exchanged(S), TH, measures)).toBe(2 * 3 + 10 * 5 - 0.5);
  expect(judge(exchanged(Z), TH, measures)).toBe(3 + 0.25);
  expect(judge({ kind: 'dropped', at: 0, instead: -1 }, S, measures)).toBe(7);
});

test('a pair that has neither was never said', () => {
  expect(judge(exchanged(TH), S, measures)).toBe(-Infinity);
  expect(judge({ kind: 'added', at: 0, instead: S }, TH, measures)).toBe(-Infinity);
});

test('weights of other measures are refused at the start', () => {
  const fewer = row(1, 1, 0, MEASURES.length - 1);
  expect(() => judgeWith(fewer, fewer, fewer)).toThrow('trained on other measures');
});
