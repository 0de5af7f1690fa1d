import type { Finding, WordAnalysis } from '../analysis.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

function ordinal(syllable: number): string {
  return ORDINALS[syllable - 1] ?? `number ${syllable}`;
}

export function hasWrongStress({ stress }: WordAnalysis): boolean {
  return stress !== undefined && stress.expected !== stress.heard;
}

/** Where the beat of a word fell and where it belongs; nothing when it was right. */
export function wordStressFinding(word: WordAnalysis, index: number): Finding | undefined {
  if (!word.stress || !hasWrongStress(word)) return undefined;
  const [expected, heard] = [ordinal(word.stress.expected), ordinal(word.stress.heard)];
  return {
    kind: 'stress',
    words: [index],
    title: `“${word.word}” has its beat on the ${expected} syllable, and yours fell on the ${heard}`,
    body: `Make the ${expected} longer and higher.`,
  };
}

/** The same as a tip. */
export function stressTip(word: WordAnalysis, index: number): Finding | undefined {
  if (!word.stress || !hasWrongStress(word)) return undefined;
  const expected = ordinal(word.stress.expected);
  return {
    kind: 'stress',
    words: [index],
    title: `Move the beat of “${word.word}” to the ${expected} syllable: stretch it, lift your voice on it and let the others shrink`,
    body: '',
  };
}
