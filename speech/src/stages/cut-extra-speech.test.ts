import { expect, test } from 'vitest';
import type { Evaluation } from '../scoring/evaluate.ts';
import { createEngine } from '../engine.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { isSafeCut as isSafeIn } from './cut-extra-speech.ts';

/** What the strict scorer gives the sounds of each word that was found, of 2. */
function evaluation(scores: Record<number, number[]>, changes: Partial<Evaluation> = {}) {
  const sounds = Object.entries(scores).flatMap(([word, own]) =>
    own.map((score) => ({ word: Number(word), score })),
  );
  const strict = { phones: sounds.map(({ score }) => score) };
  return { phones: sounds, strict, missing: [], chance: 0.9, ...changes } as unknown as Evaluation;
}

const DIFFERENT = 0.75;
const isSafeCut = (uncut: Evaluation, cut: Evaluation) => isSafeIn(uncut, cut, DIFFERENT);

test('the cut is safe if it makes the last words surer, or leaves them sure', () => {
  const isSafe = (before: number, after: number) =>
    isSafeCut(evaluation({ 0: [before] }), evaluation({ 0: [after] }));
  // What lacks .4 with the cut must lack .14 more without it.
  expect([isSafe(1.37, 1.5), isSafe(1.35, 1.5)]).toEqual([false, true]);
  expect([isSafe(1.91, 1.9), isSafe(1.9, 1.9)]).toEqual([false, true]);
  expect([isSafe(2, 1.97), isSafe(1.99, 1.97)]).toEqual([false, true]);
});

test('only the last two words that are left count, however long the phrase is', () => {
  const isSafe = (first: number) =>
    isSafeCut(
      evaluation({ 0: [first], 1: [1], 2: [1] }),
      evaluation({ 0: [1.5], 1: [1.5], 2: [1.5] }),
    );
  expect([isSafe(1), isSafe(2)]).toEqual([true, true]);
});

test('a word is lost with the cut only if it was doubted', () => {
  const cut = evaluation({ 0: [2] });
  expect(isSafeCut(evaluation({ 0: [1.5], 1: [1.2, 1.58] }), cut)).toBe(true);
  expect(isSafeCut(evaluation({ 0: [1.5], 1: [1.2, 1.6] }), cut)).toBe(false);
});

test('a word that is found only after the cut makes the others no surer', () => {
  expect(isSafeCut(evaluation({ 0: [1.5] }), evaluation({ 0: [1.5], 1: [2] }))).toBe(false);
});

test('where the whole recording is another phrase, all of this one has to be left, and surely', () => {
  const isSafe = (before: number, after: Partial<Evaluation>) =>
    isSafeCut(evaluation({ 0: [1.5], 1: [0] }, { chance: before }), evaluation({ 0: [2] }, after));
  const part = { missing: [1], chance: 0.99 };
  expect([isSafe(0.74, part), isSafe(0.75, part)]).toEqual([false, true]);
  const all = (chance: number) => isSafe(0.74, { chance });
  expect([all(0.98), all(0.99)]).toEqual([false, true]);
});

test.each(referenceClips)('“$text” whole has nothing to cut off', ({ samples, text }) => {
  const { issues, words } = createEngine(shippedFiles).analyze({
    samples,
    sampleRate: 16_000,
    phrase: text,
  });
  expect([issues, words.some(({ kind }) => kind === 'missing')]).toEqual([[], false]);
});
