import { clamp } from '../signal/statistics.ts';
import type { Evaluation } from './evaluate.ts';
import type { PhraseConfig } from './phrase-judge.ts';
import type { Scores } from './scores.ts';

/**
 * The scores that the whole is blended from. Experts rated readings of the phrase: the less likely
 * the take is one, the more the strict scores count.
 */
export function believedScores(
  { scores, strict, chance }: Pick<Evaluation, 'scores' | 'strict' | 'chance'>,
  { different, sure }: PhraseConfig,
): Scores {
  const trust = clamp((chance - different) / (sure - different), 0, 1);
  const mix = (expert: number[], doubting: number[]) =>
    expert.map((score, i) => doubting[i]! + trust * (score - doubting[i]!));
  return {
    phones: mix(scores.phones, strict.phones),
    words: mix(scores.words, strict.words),
    aspects: mix(scores.aspects, strict.aspects),
  };
}
