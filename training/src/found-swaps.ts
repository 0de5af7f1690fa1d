import { isVowel, type Lexicon, readPhrase, withoutStress } from '@saywell/speech/phonemes';
import { type Contrast, contrastClass, differenceOf } from './contrasts.ts';

/** A text that somebody read, and another one with a word that was not said. */
export type FoundSwap = Contrast & {
  said: string;
  asked: string;
  /** Index among the words that the engine reads. */
  place: number;
  /** Index of the word in either text, split on spaces. */
  word: number;
};

type Vocabulary = Map<string, { word: string; phones: string[] }[]>;

const ANY = '*';
/** "It" and "to" make no exercise, nor does a word that is not all letters. */
const SAID = /^[A-Za-z]{3,}$/;

/** Candidate words, by their sounds with any one of them replaced or left out. */
export function vocabularyOf(words: readonly string[], lexicon: Lexicon): Vocabulary {
  const found: Vocabulary = new Map();
  for (const word of new Set(words)) {
    const phones = lexicon.pronounce(word).variants[0] ?? [];
    for (const key of keysOf(phones)) {
      const same = found.get(key);
      if (same) same.push({ word, phones });
      else found.set(key, [{ word, phones }]);
    }
  }
  return found;
}

/** The same text with one word replaced by another real one, one sound away. */
export function findSwaps(said: string, vocabulary: Vocabulary, lexicon: Lexicon): FoundSwap[] {
  return readPhrase(said, lexicon).flatMap((own, place) => {
    if (!SAID.test(own.word) || own.spoken || own.fromLetters || isWeak(own.variants)) {
      return [];
    }
    const phones = own.variants[0]!;
    const near = new Map(
      keysOf(phones).flatMap((key) =>
        (vocabulary.get(key) ?? []).map((entry) => [entry.word, entry] as const),
      ),
    );
    return [...near.values()].flatMap((entry) => {
      const difference = differenceOf(entry.phones.map(withoutStress), phones.map(withoutStress));
      if (!difference || !isFair(difference, entry.phones, phones)) return [];
      const { sound, instead } = difference;
      const asked =
        said.slice(0, own.start) + asWritten(entry.word, own.word) + said.slice(own.end);
      const heardAs = readPhrase(asked, lexicon)[place];
      if (!heardAs || isWeak(heardAs.variants) || overlap(own.variants, heardAs.variants))
        return [];
      const word = said.slice(0, own.start).match(/\s+/g)?.length ?? 0;
      return [{ said, asked, place, word, sound, instead }];
    });
  });
}

/** The same number of each contrast, all of the rare ones; `draw` selects. */
export function evenly<Item extends Contrast>(
  items: readonly Item[],
  count: number,
  draw: () => number,
): Item[] {
  const byContrast = Map.groupBy(items, ({ sound, instead }) => `${sound} ${instead}`);
  const piles = [...byContrast.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, pile]) => shuffled(pile, draw));
  const longest = Math.max(0, ...piles.map((pile) => pile.length));
  return Array.from({ length: longest }, (_, round) =>
    shuffled(
      piles.flatMap((pile) => pile.slice(round, round + 1)),
      draw,
    ),
  )
    .flat()
    .slice(0, count);
}

/**
 * Where a careful speaker makes the distinction: stressed vowels, and no consonant dropped between
 * vowels.
 */
function isFair(
  { at, sound, instead }: Contrast & { at: number },
  asked: readonly string[],
  said: readonly string[],
): boolean {
  if (contrastClass({ sound, instead }) === undefined) return false;
  const longer = sound === '' ? said : asked;
  const [own, other] = [longer[at]!, said[at] ?? ''];
  if (sound !== '' && instead !== '') {
    return !isVowel(own) || (own.endsWith('1') && other.endsWith('1'));
  }
  if (isVowel(own)) return false;
  const inCluster = [longer[at - 1], longer[at + 1]].some((phone) => phone && !isVowel(phone));
  return own === 'HH' || at === longer.length - 1 || inCluster;
}

/** "Can" and "that" are reduced by everyone, so nobody could tell which sound was meant. */
function isWeak(variants: readonly string[][]): boolean {
  return variants.some((phones) => !phones.some((phone) => phone.endsWith('1')));
}

function overlap(one: readonly string[][], other: readonly string[][]): boolean {
  const spoken = new Set(one.map((phones) => phones.map(withoutStress).join(' ')));
  return other.some((phones) => spoken.has(phones.map(withoutStress).join(' ')));
}

function keysOf(phones: readonly string[]): string[] {
  const bare = phones.map(withoutStress);
  return [
    ...bare.map((_, at) => bare.with(at, ANY).join(' ')),
    ...bare.map((_, at) => bare.toSpliced(at, 1).join(' ')),
    bare.join(' '),
  ];
}

function asWritten(word: string, like: string): string {
  return /^[A-Z]/.test(like) ? word[0]!.toUpperCase() + word.slice(1) : word;
}

function shuffled<Item>(items: readonly Item[], draw: () => number): Item[] {
  return items
    .map((item) => ({ item, order: draw() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
