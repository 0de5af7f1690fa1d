import type { IntonationAnalysis, WordAnalysis } from '../analysis.ts';
import { isClear } from '../findings/analyzed-take.ts';
import { isCovered } from '../findings/covered.ts';
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
  return words.map((word, index) => {
    if (!lost.has(index) || word.kind === 'missing') return word;
    const { stress: _, ...rest } = word;
    return { ...rest, kind: 'covered' };
  });
}

/** Nothing is known of a melody whose stressed word, or whose last word, noise covered. */
export function melodyThatCameThrough(
  intonation: IntonationAnalysis | undefined,
  words: readonly WordAnalysis[],
): IntonationAnalysis | undefined {
  const { focus, ending } = intonation ?? {};
  const carrying = [focus?.expected, focus?.heard, ending && words.length - 1];
  const isLost = carrying.some((at) => at !== undefined && isCovered(words[at]!));
  return isLost ? undefined : intonation;
}

const cameThrough = (word: WordAnalysis, index: number) =>
  isClear(word, index) && !hasWrongStress(word);
