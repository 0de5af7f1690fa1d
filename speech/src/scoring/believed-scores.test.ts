import { expect, test } from 'vitest';
import { believedScores } from './believed-scores.ts';

const all = (score: number) => ({ phones: [score, score], words: [score], aspects: [score] });
const PHRASE = { different: 0.75, sure: 0.95 };

test.each([
  ['the experts’ scores count for what was surely the phrase', 0.95, 2],
  ['the strict ones for another phrase', 0.75, 1],
  ['also for what is no phrase at all', 0, 1],
  ['both in between', 0.8, 1.25],
])('%s', (_, chance, score) => {
  const believed = believedScores({ scores: all(2), strict: all(1), chance }, PHRASE);
  for (const values of Object.values(believed)) {
    for (const value of values) expect(value).toBeCloseTo(score, 6);
  }
});
