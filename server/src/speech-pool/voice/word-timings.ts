import { isVowel, withoutStress, type PhraseWord } from '@saywell/speech/phonemes';
import type { SpokenSound } from './flite.ts';

/** How far from its expected place a word may begin, in sounds. */
const DRIFT = 20;
const VOWEL_FOR_VOWEL = 0.4;

/**
 * Which of the spoken sounds belong to which word: the division in which the words' own
 * pronunciations fit best. A voice reduces and joins sounds, so few words fit exactly.
 */
export function divideIntoWords(sounds: SpokenSound[], words: PhraseWord[]): SpokenSound[][] {
  const spoken = sounds.map(({ phone }) => phone);
  const expected = words.map(({ variants }) => variants.map((phones) => phones.map(withoutStress)));
  const places = expectedPlaces(expected, spoken.length);
  const begins: number[][] = [];
  let costs = new Map([[0, 0]]);
  for (const [index, variants] of expected.entries()) {
    const from: number[] = [];
    const next = new Map<number, number>();
    for (const [begin, cost] of costs) {
      if (Math.abs(begin - places[index]!) > DRIFT) continue;
      const longest = Math.min(spoken.length - begin, longestOf(variants) * 2 + 4);
      for (const variant of variants) {
        const fits = fitOfPrefixes(variant, spoken, begin, longest);
        for (const [length, fit] of fits.entries()) {
          const end = begin + length;
          if (cost + fit >= (next.get(end) ?? Infinity)) continue;
          next.set(end, cost + fit);
          from[end] = begin;
        }
      }
    }
    begins.push(from);
    costs = next;
  }
  return traceBack(sounds, begins);
}

function traceBack(sounds: SpokenSound[], begins: number[][]): SpokenSound[][] {
  const words: SpokenSound[][] = [];
  let end = sounds.length;
  for (const from of begins.toReversed()) {
    const begin = from[end] ?? nearest(from, end);
    words.push(sounds.slice(begin, end));
    end = begin;
  }
  return words.toReversed();
}

/** When no division reaches the very end, what is left over belongs to nobody. */
function nearest(from: number[], end: number) {
  return from.findLast((begin, at) => begin !== undefined && at <= end) ?? end;
}

function expectedPlaces(expected: string[][][], total: number) {
  const lengths = expected.map((variants) => variants[0]?.length ?? 0);
  const sum = lengths.reduce((a, b) => a + b, 0) || 1;
  let before = 0;
  return lengths.map((length) => {
    const place = (before / sum) * total;
    before += length;
    return place;
  });
}

const longestOf = (variants: string[][]) => Math.max(0, ...variants.map(({ length }) => length));

/** Edit distance of a pronunciation to the spoken sounds from `begin`, for every length. */
function fitOfPrefixes(phones: string[], spoken: string[], begin: number, longest: number) {
  let row = Array.from({ length: longest + 1 }, (_, length) => length);
  for (const [index, phone] of phones.entries()) {
    const next = [index + 1];
    for (let length = 1; length <= longest; length++) {
      next.push(
        Math.min(
          row[length]! + 1,
          next[length - 1]! + 1,
          row[length - 1]! + difference(phone, spoken[begin + length - 1]!),
        ),
      );
    }
    row = next;
  }
  return row;
}

function difference(a: string, b: string) {
  if (a === b) return 0;
  return isVowel(a) && isVowel(b) ? VOWEL_FOR_VOWEL : 1;
}
