import { isVowel, phoneIndex, PHONES, SILENCE } from '../phonemes/phone-index.ts';
import type { AlignedPhone } from '../alignment/align.ts';
import list from './confusions.json' with { type: 'json' };

/** A sound that may have been said at one place of the phrase instead of the expected one. */
export type Contrast = {
  kind: 'exchanged' | 'dropped' | 'added';
  /** Index of the expected sound; an added sound follows it, or precedes it. */
  at: number;
  /** The sound that may have been said; -1 for a dropped one. */
  instead: number;
};

const EXCHANGED = PHONES.map((): number[] => []);
for (const pair of list.pairs) {
  const [one, other] = pair.split(' ').map(phoneIndex) as [number, number];
  EXCHANGED[one]!.push(other);
  EXCHANGED[other]!.push(one);
}
const ADDED_AT_THE_END = list.added.map(phoneIndex);
const ADDED_AFTER_NG = list.addedAfterNg.map(phoneIndex);
const ADDED_BEFORE_VOWEL = list.addedBeforeVowel.map(phoneIndex);
/** “Train”, “drive”: before an r, Americans say a T like CH and a D like JH. */
const SAID_BEFORE_R = new Map([
  [phoneIndex('T'), phoneIndex('CH')],
  [phoneIndex('D'), phoneIndex('JH')],
]);
const R = phoneIndex('R');
const NG = phoneIndex('NG');
const HH = phoneIndex('HH');
const S_AND_Z = setOf('S Z');
const HISSES = setOf('S Z SH ZH');
const TH_SOUNDS = setOf('TH DH');
const K_AND_G = setOf('K G');
/** Sounds that begin or end like an S or Z, and those that do so like a T or D. */
const LIKE_S = setOf('S Z SH ZH CH JH TH DH');
const LIKE_T = setOf('S Z SH ZH CH JH TH DH T D');

function setOf(symbols: string): ReadonlySet<number> {
  return new Set(symbols.split(' ').map(phoneIndex));
}

/** The sounds that this one is confused with, in both directions. */
export function exchangedWith(phone: number): readonly number[] {
  return EXCHANGED[phone]!;
}

/** All contrasts at one place that are likely enough to be tested. */
export function contrastsAt(phones: readonly AlignedPhone[], at: number): Contrast[] {
  return [
    ...exchangedAt(phones, at).map((instead): Contrast => ({ kind: 'exchanged', at, instead })),
    ...(canBeDropped(phones, at) ? [{ kind: 'dropped', at, instead: -1 } as const] : []),
    ...addedAt(phones, at).map((instead): Contrast => ({ kind: 'added', at, instead })),
  ];
}

function exchangedAt(phones: readonly AlignedPhone[], at: number): readonly number[] {
  const { phone } = phones[at]!;
  const [, after] = neighborsInWord(phones, at);
  return after === R
    ? exchangedWith(phone).filter((other) => other !== SAID_BEFORE_R.get(phone))
    : exchangedWith(phone);
}

/** “Please say”: of two hisses in a row fluent speakers make one, so nobody can tell whether the first was said. */
export function sharesHiss(phones: readonly AlignedPhone[], at: number): boolean {
  const isLast = phones[at + 1]?.word !== phones[at]!.word;
  return isLast && S_AND_Z.has(phones[at]!.phone) && HISSES.has(phoneAfter(phones, at));
}

/** A consonant at the end of its word or next to another one, and every h. */
function canBeDropped(phones: readonly AlignedPhone[], at: number): boolean {
  const { phone } = phones[at]!;
  const [before, after] = neighborsInWord(phones, at);
  if (isVowel(phone) || (before === undefined && after === undefined)) return false;
  if (sharesHiss(phones, at)) return false;
  return (
    phone === HH ||
    after === undefined ||
    !isVowel(after) ||
    (before !== undefined && !isVowel(before))
  );
}

function addedAt(phones: readonly AlignedPhone[], at: number): number[] {
  const { phone } = phones[at]!;
  const [before, after] = neighborsInWord(phones, at);
  const added: number[] = [];
  if (after === undefined) {
    const vowels = isVowel(phone) ? ADDED_AT_THE_END.filter((p) => !isVowel(p)) : ADDED_AT_THE_END;
    const next = phoneAfter(phones, at);
    const likely = phone === NG ? [...vowels, ...ADDED_AFTER_NG] : vowels;
    added.push(...likely.filter((other) => other !== phone && !isInNeighbor(other, phone, next)));
  }
  if (before === undefined && isVowel(phone)) added.push(...ADDED_BEFORE_VOWEL);
  return added;
}

/**
 * Whether a sound at the end of a word would be heard in the sounds beside it anyway: the “the” of learners
 * begins like a Z, a TH ends like an S, and “calm a” is “comma.”
 */
function isInNeighbor(added: number, last: number, next: number): boolean {
  if (isVowel(added)) return isVowel(next);
  if (K_AND_G.has(added)) return K_AND_G.has(next);
  return S_AND_Z.has(added)
    ? LIKE_S.has(last) || LIKE_S.has(next)
    : TH_SOUNDS.has(last) || LIKE_T.has(next);
}

/** The next sound of the phrase, in the same word or the next one. */
function phoneAfter(phones: readonly AlignedPhone[], at: number): number {
  return phones[at + 1]?.phone ?? SILENCE;
}

function neighborsInWord(
  phones: readonly AlignedPhone[],
  at: number,
): [before: number | undefined, after: number | undefined] {
  const { word } = phones[at]!;
  const inWord = (i: number) => (phones[i]?.word === word ? phones[i].phone : undefined);
  return [inWord(at - 1), inWord(at + 1)];
}

/** Added before its sound rather than after it: only a breath before a vowel. */
export function isAddedBefore({ kind, instead }: Contrast): boolean {
  return kind === 'added' && instead === HH;
}
