import type { StressItem } from '@saywell/contract';

/** hoTEL; of a sentence the word that stands out. */
export function writtenOf({ kind, parts, strong, phrase }: StressItem): string {
  if (kind === 'focus') return `${phrase} (${parts[strong]})`;
  return parts.map((part, at) => (at === strong ? part.toUpperCase() : part)).join('');
}

/** How a word is named that is to be said: of a pair, the spelling does not tell which one. */
export const toSay = (item: StressItem): string =>
  item.kind === 'pair' ? writtenOf(item) : item.phrase;
