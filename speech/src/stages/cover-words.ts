import type { WordAnalysis } from '../analysis.ts';
import { isClear } from '../findings/analyzed-take.ts';
import { hasWrongStress } from '../findings/stress.ts';
import type { Measurements } from './measure-take.ts';

/** The words, those of them covered that hardly stand out from the noise and did not come through. */
export function coverWords(
  words: readonly WordAnalysis[],
  inNoise: Measurements['inNoise'],
): WordAnalysis[] {
  const lost = new Set(
    inNoise
      .filter(({ word, slipped }) => slipped || !cameThrough(words[word]!, word))
      .map(({ word }) => word),
  );
  return words.map((word, index) =>
    lost.has(index) && word.kind !== 'missing' ? { ...word, kind: 'covered' } : word,
  );
}

const cameThrough = (word: WordAnalysis, index: number) =>
  isClear(word, index) && !hasWrongStress(word);
