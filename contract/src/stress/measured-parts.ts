import type { Analysis, AnalyzedSyllable } from '../analysis.ts';
import type { StressItem } from './stress-item.ts';

/**
 * What was measured of each part of an item: the syllables of a word, or of the words to choose from
 * in a sentence their strong syllables. Undefined where they could not be told apart.
 */
export function measuredParts(
  { words }: Pick<Analysis, 'words'>,
  { kind, parts, trains }: StressItem,
): AnalyzedSyllable[] | undefined {
  const measured =
    kind === 'focus'
      ? (trains.stress ?? []).flatMap(
          ({ word, syllable }) => words[word]?.syllables?.[syllable - 1] ?? [],
        )
      : words[0]?.syllables;
  return measured?.length === parts.length ? measured : undefined;
}
