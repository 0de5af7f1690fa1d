import type { Finding, WordAnalysis } from '../analysis.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

function ordinal(syllable: number): string {
  return ORDINALS[syllable - 1] ?? `number ${syllable}`;
}

export function hasWrongStress({ stress }: WordAnalysis): boolean {
  return stress !== undefined && stress.expected !== stress.heard;
}

/** Where the stress of a word fell and where it belongs; nothing when it was right. */
export function wordStressFinding(word: WordAnalysis, index: number): Finding | undefined {
  if (!word.stress || !hasWrongStress(word)) return undefined;
  const [expected, heard] = [ordinal(word.stress.expected), ordinal(word.stress.heard)];
  return {
    kind: 'stress',
    words: [index],
    title: `The stress in “${word.word}” is on the ${expected} syllable; yours was on the ${heard}`,
    body: `Make the ${expected} one longer and higher.`,
  };
}

/** The syllable that should be stressed. */
export function stressed({ stress }: WordAnalysis): string {
  return `${ordinal(stress?.expected ?? 1)} syllable`;
}

/** The same as a tip. */
export function stressTip(word: WordAnalysis, index: number): Finding | undefined {
  if (!word.stress || !hasWrongStress(word)) return undefined;
  const expected = ordinal(word.stress.expected);
  const heard = ordinal(word.stress.heard);
  return {
    kind: 'stress',
    words: [index],
    title: `Stress the ${expected} syllable of “${word.word}”`,
    body: `You made the ${heard} syllable strong; it’s the ${expected}. Stretch it, raise your pitch on it, and let the others shrink.`,
  };
}
