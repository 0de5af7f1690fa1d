import { cardinalWords, ordinalWords } from './numbers.ts';
import type { Reader } from './reading.ts';

const VALUES: Record<string, number> = { I: 1, V: 5, X: 10 };

/** Words followed by a number: “Chapter IV”, “World War II”. */
const COUNTED =
  /^(?:chapter|part|volume|book|act|scene|war|phase|type|level|unit|section|class|title|article|stage|grade|bowl)$/i;

function valueOf(numeral: string): number {
  const digits = Array.from(numeral, (letter) => VALUES[letter] ?? 0);
  return digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
}

/** `IV` after “Chapter” is four; after a name (`Henry VIII`) it is “the eighth”. */
export const readRoman: Reader = (text, { previous, shouting }) => {
  if (!/^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/.test(text)) return undefined;
  const digits = String(valueOf(text));
  if (COUNTED.test(previous) && /^[A-Z]/.test(previous)) return [cardinalWords(digits)];
  // One letter after a name is far more often an initial or a pronoun than a number.
  if (shouting || text.length < 2 || !/^[A-Z][a-z]+$/.test(previous)) return undefined;
  return [['the', ...ordinalWords(digits)], cardinalWords(digits)];
};
