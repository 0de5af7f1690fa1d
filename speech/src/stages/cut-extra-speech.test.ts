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
  const cut = evaluation({ 0: [1.5], 1: [1.5], 2: [1.5], 3: [1.5] });
  expect(isSafeCut(evaluation({ 0: [2], 1: [2], 2: [1], 3: [1] }), cut)).toBe(true);
  expect(isSafeCut(evaluation({ 0: [1], 1: [1], 2: [2], 3: [2] }), cut)).toBe(false);
});

test('a word that is lost does not make the others surer', () => {
  const cut = evaluation({ 0: [1.5], 1: [1.5] });
  expect(isSafeCut(evaluation({ 0: [1.35], 1: [1.35], 2: [0] }), cut)).toBe(true);
  expect(isSafeCut(evaluation({ 0: [1.37], 1: [1.37], 2: [0] }), cut)).toBe(false);
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

const engine = createEngine(shippedFiles);
const issuesOf = (samples: Float32Array, phrase: string) =>
  engine
    .analyze({ samples, sampleRate: 16_000, phrase })
    .issues.map(({ code, blocking }) => ({ code, blocking }));

test.each(referenceClips)('behind “$text” other speech is cut off, and nothing else is', (clip) => {
  const other = referenceClips[(referenceClips.indexOf(clip) + 1) % referenceClips.length]!;
  expect(issuesOf(clip.samples, clip.text)).toEqual([]);
  const both = Float32Array.from([...clip.samples, ...other.samples]);
  expect(issuesOf(both, clip.text)).toEqual([{ code: 'extra-words', blocking: false }]);
});

test('a short part of the phrase before much other speech is another phrase, even if well said', () => {
  const [clip, other] = ['she said yes', 'the red boat is here'].map((text) =>
    referenceClips.find((one) => one.text === text)!,
  ) as [(typeof referenceClips)[0], (typeof referenceClips)[0]];
  const both = Float32Array.from([...clip.samples, ...other.samples]);
  expect(issuesOf(both, `${clip.text} because nobody looked`)).toEqual([
    { code: 'different-phrase', blocking: true },
  ]);
});
