import { expect, test } from 'vitest';
import { findingOf } from './finding.ts';
import { buildAnalysis, buildWord } from './testing-analysis.ts';

test('a sound that became another one is counted', () => {
  expect(findingOf(buildAnalysis())).toBe('One sound turned into something else.');
});

test('missing words matter more than sounds', () => {
  const words = [
    ...buildAnalysis().words,
    buildWord('now', 0.1, 2, ['N n 0 wrong'], 'missing'),
    buildWord('then', 0.1, 2, ['DH ð 0 wrong'], 'missing'),
  ];
  expect(findingOf(buildAnalysis({ words }))).toBe('Two words were not heard.');
});

test('a clear take has no finding', () => {
  const words = [buildWord('so', 0.9, 0, ['S s', 'OW oʊ .7 check'])];
  expect(findingOf(buildAnalysis({ words }))).toBe('');
});
