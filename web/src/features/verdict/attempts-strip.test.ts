import { expect, test } from 'vitest';
import { attemptLine, improvedWord, withoutThis } from './attempts-strip.tsx';
import { buildWord } from './testing-analysis.ts';

const takes = (...scores: number[]) => scores.map((score) => ({ score }));

test('a first take stands alone', () => {
  expect(attemptLine([], 78)).toBeUndefined();
});

test('a better take says by how much', () => {
  expect(attemptLine(takes(60, 71), 78)).toEqual({
    scores: [60, 71, 78],
    message: 'Your best so far: 7 points higher than before.',
  });
  expect(attemptLine(takes(90, 71), 72)?.message).toBe('One point higher than last time.');
});

test('a worse take is told without drama', () => {
  expect(attemptLine(takes(80), 78)?.message).toBe(
    '2 points lower than last time; 80 is still your best.',
  );
  expect(attemptLine(takes(78), 78.4)?.message).toBe('The same as last time.');
});

test('the best is the best of all takes, not of those that are drawn', () => {
  const before = takes(90, 60, 65, 70, 75);
  expect(attemptLine(before, 80)?.message).toBe('5 points higher than last time.');
  expect(attemptLine(before, 72)?.message).toBe(
    '3 points lower than last time; 90 is still your best.',
  );
  expect(attemptLine(before, 91)?.message).toBe('Your best so far: one point higher than before.');
});

test('only the last takes are drawn', () => {
  const line = attemptLine(takes(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 11);
  expect(line?.scores).toEqual([7, 8, 9, 10, 11]);
});

const words = (...accuracies: number[]) =>
  accuracies.map((accuracy, index) => ({
    word: `w${index}`,
    accuracy,
    kind: 'ok' as const,
    sounds: [] as Parameters<typeof improvedWord>[1][number]['sounds'],
  }));

test('the word that improved most is named', () => {
  expect(improvedWord(words(0.5, 0.48, 0.9), words(0.55, 0.82, 0.9))).toEqual({
    word: 'w1',
    from: 48,
    to: 82,
  });
});

test('noise that covered a word in one of the takes is no progress', () => {
  const [before, now] = [words(0.5, 0.48), words(0.6, 0.82)];
  const covered = (all: typeof now) => all.with(1, { ...all[1]!, kind: 'covered' as never });
  expect(improvedWord(before, now)?.word).toBe('w1');
  expect(improvedWord(covered(before), now)?.word).toBe('w0');
  expect(improvedWord(before, covered(now))?.word).toBe('w0');
});

test('nor is a word whose trained sound may have been another one', () => {
  const [before, now] = [words(0.5, 0.48), words(0.6, 0.82)];
  const sounds = [{ ...buildWord('pan', 1, 0, ['AE æ']).sounds[0]!, maybe: 'EH' }];
  expect(improvedWord(before, now.with(1, { ...now[1]!, sounds }))?.word).toBe('w0');
});

test('a small difference is not called progress', () => {
  expect(improvedWord(words(0.5, 0.9), words(0.55, 0.95))).toBeUndefined();
  expect(improvedWord(undefined, words(0.9))).toBeUndefined();
});

test('a take is never compared with itself, nor an earlier one named twice', () => {
  const take = (analysisId: string | undefined, score = 60) => ({ analysisId, score });
  const earlier = [take('a'), take(undefined), take('b'), take('a'), take('this')];
  expect(withoutThis(earlier, 'this')).toEqual([take('a'), take(undefined), take('b')]);
});
