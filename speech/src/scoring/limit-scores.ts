import type { Scores } from './scores.ts';

/** On the scales of the scores: phones 0–2, words 0–10. */
export type ScoreLimits = { phone: number; word: number };

/**
 * Experts rated what was said, so the network that learned from them rates a word that was not said
 * as if it were there. The strict scorer doubts it: further above its score no sound or word is
 * believed.
 */
export function limitScores(expert: Scores, strict: Scores, most: ScoreLimits): Scores {
  const limit = (scores: number[], doubting: number[], above: number) =>
    scores.map((score, i) => Math.min(score, doubting[i]! + above));
  return {
    phones: limit(expert.phones, strict.phones, most.phone),
    words: limit(expert.words, strict.words, most.word),
    aspects: expert.aspects,
  };
}
