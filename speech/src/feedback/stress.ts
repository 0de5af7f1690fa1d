import type { WordAnalysis } from '../analysis.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

function ordinal(syllable: number): string {
  return ORDINALS[syllable - 1] ?? `number ${syllable}`;
}

function hasWrongStress({ stress }: WordAnalysis): boolean {
  return stress !== undefined && stress.expected !== stress.heard;
}

/** Where the beat of a word fell and where it belongs; nothing when it was right. */
export function stressSentence(word: WordAnalysis): string | undefined {
  if (!word.stress || !hasWrongStress(word)) return undefined;
  const [expected, heard] = [ordinal(word.stress.expected), ordinal(word.stress.heard)];
  return `“${word.word}” has its beat on the ${expected} syllable, and yours fell on the ${heard}. Make the ${expected} longer and higher.`;
}

/** The same as a tip. */
export function stressTip(word: WordAnalysis): string | undefined {
  if (!word.stress || !hasWrongStress(word)) return undefined;
  const expected = ordinal(word.stress.expected);
  return `Move the beat of “${word.word}” to the ${expected} syllable: stretch it, lift your voice on it and let the others shrink.`;
}
