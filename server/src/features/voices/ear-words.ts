import { earContrasts, type EarPair, type EarWord } from '@saywell/contract';
import type { SaidWord } from '../../speech-pool/voice/tell-apart.ts';

/** The logarithm of 20 to 1; docs/decisions/053 has the figures behind it. */
export const LEAST_MARGIN = 3;

/** A word of ear training, with those that it could be taken for. */
type InPairs = { word: SaidWord; others: SaidWord[] };

export const earPairs: readonly EarPair[] = earContrasts.flatMap(({ pairs }) => pairs);

export const formsOf = ({ says }: EarWord) =>
  says?.split(' | ').map((sounds, word) => ({ word, sounds })) ?? [];

const saidWord = (word: EarWord): SaidWord => ({ text: word.text, forms: formsOf(word) });

/** By their texts. */
export const earWords: ReadonlyMap<string, InPairs> = gather(earPairs);

function gather(pairs: readonly EarPair[]) {
  const found = new Map<string, InPairs>();
  for (const { words } of pairs) {
    for (const [own, other] of [words, words.toReversed() as [EarWord, EarWord]]) {
      const known = found.get(own.text) ?? { word: saidWord(own), others: [] };
      found.set(own.text, { ...known, others: [...known.others, saidWord(other)] });
    }
  }
  return found;
}
