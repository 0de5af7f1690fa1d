// Numbers as words, from digit strings, so that no number is too large.
import { wordTable } from '../word-table.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];
const ORDINALS = wordTable<string>({
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
});

/** Beyond this a number is read digit by digit, as people do with account numbers. */
const LONGEST_CARDINAL = 3 * SCALES.length;

function ones(value: number): string {
  return ONES[value] ?? '';
}

function tens(value: number): string {
  return TENS[value - 1] ?? '';
}

function belowHundred(value: number): string[] {
  if (value === 0) return [];
  if (value < 20) return [ones(value)];
  const rest = value % 10;
  return rest === 0 ? [tens(Math.floor(value / 10))] : [tens(Math.floor(value / 10)), ones(rest)];
}

function belowThousand(value: number): string[] {
  const hundreds = Math.floor(value / 100);
  const rest = belowHundred(value % 100);
  return hundreds === 0 ? rest : [ones(hundreds), 'hundred', ...rest];
}

/** `"555"` → five five five. */
export function digitWords(digits: string, zero = 'zero'): string[] {
  return Array.from(digits, (digit) => (digit === '0' ? zero : ones(Number(digit))));
}

/** `"1204"` → one thousand two hundred four. */
export function cardinalWords(digits: string): string[] {
  const trimmed = digits.replace(/^0+(?=\d)/, '');
  if (trimmed.length > LONGEST_CARDINAL) return digitWords(trimmed);
  if (trimmed === '0') return ['zero'];
  const words: string[] = [];
  const groups = Math.ceil(trimmed.length / 3);
  for (let group = groups - 1; group >= 0; group--) {
    const end = trimmed.length - 3 * group;
    const value = Number(trimmed.slice(Math.max(0, end - 3), end));
    const scale = SCALES[group];
    if (value > 0) words.push(...belowThousand(value), ...(scale ? [scale] : []));
  }
  return words;
}

/** `"21"` → twenty first. */
export function ordinalWords(digits: string): string[] {
  return makeOrdinal(cardinalWords(digits));
}

function makeOrdinal(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const ordinal = ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words.slice(0, -1), ordinal];
}

/** `"1985"` → nineteen eighty five; several variants if usage differs. */
export function yearWords(digits: string): string[][] {
  const century = Number(digits.slice(0, 2));
  const rest = Number(digits.slice(2));
  const plain = cardinalWords(digits);
  if (rest === 0) {
    return century % 10 === 0 ? [plain] : [[...belowHundred(century), 'hundred']];
  }
  const tail = rest < 10 ? ['oh', ones(rest)] : belowHundred(rest);
  const inPairs = [...belowHundred(century), ...tail];
  if (century !== 20) return [inPairs];
  return rest < 10 ? [plain, inPairs] : [inPairs, plain];
}

/** The plural of a decade: `"1990"` → nineteen nineties. */
export function decadeWords(digits: string): string[] {
  const words = digits.length === 4 ? (yearWords(digits)[0] ?? []) : cardinalWords(digits);
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1), last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`];
}

/** `"3.14"` → three point one four. */
export function decimalWords(whole: string, fraction: string): string[] {
  return [...(whole === '' ? [] : cardinalWords(whole)), 'point', ...digitWords(fraction)];
}

/** One half, two thirds, three quarters, five sixteenths. */
export function fractionWords(top: string, bottom: string): string[] {
  const many = Number(top) !== 1;
  if (bottom === '2') return [...cardinalWords(top), many ? 'halves' : 'half'];
  if (bottom === '4') return [...cardinalWords(top), many ? 'quarters' : 'quarter'];
  const parts = ordinalWords(bottom);
  const last = parts.at(-1) ?? '';
  return [...cardinalWords(top), ...parts.slice(0, -1), many ? `${last}s` : last];
}
