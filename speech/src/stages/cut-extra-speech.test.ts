import { expect, test } from 'vitest';
import type { Evaluation } from '../scoring/evaluate.ts';
import { isSafeCut } from './cut-extra-speech.ts';

/** What the strict scorer gives the sounds of each word that was found, of 2. */
function evaluation(scores: Record<number, number[]>, changes: Partial<Evaluation> = {}) {
  const sounds = Object.entries(scores).flatMap(([word, own]) =>
    own.map((score) => ({ word: Number(word), score })),
  );
  const strict = { phones: sounds.map(({ score }) => score) };
  return { phones: sounds, strict, part: false, chance: 0.9, ...changes } as unknown as Evaluation;
}

test('speech after the phrase is cut off if that makes the phrase surer, or leaves it sure', () => {
  const isSafe = (before: number, after: number) =>
    isSafeCut(evaluation({ 0: [before] }), evaluation({ 0: [after] }));
  // What lacks .4 without the extra speech must lack .14 more with it.
  expect([isSafe(1.37, 1.5), isSafe(1.35, 1.5)]).toEqual([false, true]);
  expect([isSafe(1.91, 1.9), isSafe(1.9, 1.9)]).toEqual([false, true]);
  expect([isSafe(2, 1.97), isSafe(1.99, 1.97)]).toEqual([false, true]);
});

test('a word is cut off with it only if it was doubted', () => {
  const left = evaluation({ 0: [2] });
  expect(isSafeCut(evaluation({ 0: [1.5], 1: [1.2, 1.58] }), left)).toBe(true);
  expect(isSafeCut(evaluation({ 0: [1.5], 1: [1.2, 1.6] }), left)).toBe(false);
});

test('a word that was missing before is no loss', () => {
  expect(isSafeCut(evaluation({ 0: [1.5] }), evaluation({ 0: [2] }))).toBe(true);
});

test('a part of the phrase has to be surer than the whole', () => {
  const part = (chance: number) => evaluation({ 0: [2] }, { part: true, chance });
  const whole = evaluation({ 0: [1.5], 1: [0] });
  expect(isSafeCut(whole, part(0.996))).toBe(false);
  expect(isSafeCut(whole, part(0.997))).toBe(true);
});
