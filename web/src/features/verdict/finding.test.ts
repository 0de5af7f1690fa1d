import { expect, test } from 'vitest';
import { messageOf } from './finding.ts';
import { buildAnalysis, buildWord } from './testing-analysis.ts';

const clear = [buildWord('so', 0.9, 0, ['S s', 'OW oʊ .7 check'])];

test('a sound that became another one is counted', () => {
  expect(messageOf(buildAnalysis())).toBe('Easy to follow. One sound turned into something else.');
});

test('missing words matter more than sounds', () => {
  const words = [
    ...buildAnalysis().words,
    buildWord('now', 0.1, 2, ['N n 0 wrong'], 'missing'),
    buildWord('then', 0.1, 2, ['DH ð 0 wrong'], 'missing'),
  ];
  expect(messageOf(buildAnalysis({ words }))).toBe('Easy to follow. Two words were not heard.');
});

test('a clear take has its verdict and nothing more', () => {
  expect(messageOf(buildAnalysis({ words: clear, overallAccuracy: 96 }))).toBe(
    'Clear and natural from the first sound to the last.',
  );
});

test('clear words with a wrong tune are not called perfect', () => {
  const intonation = {
    target: { kind: 'yes-no-question' as const },
    score: 20,
    message: 'Lift the last word.',
    model: { times: [], semitones: [] },
  };
  expect(messageOf(buildAnalysis({ words: clear, overallAccuracy: 96, intonation }))).toBe(
    'Every word came through; the tune says something different.',
  );
});
