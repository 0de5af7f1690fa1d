import { stressOf } from '../phonemes/phone-index.ts';
import type { Melody } from './melody.ts';
import { findSyllables, standOut } from './syllable-prominence.ts';

/** How much a syllable must stand out from the next before it counts as stressed. */
const CLEAR = 0.5;
/** A mistake is reported only if it is clearer still. */
const CLEARLY_WRONG = 0.9;

/** Syllables count from 1. */
export type Stress = { expected: number; heard: number };

/** The stressed syllable of each word of two or more syllables, if clear. */
export function lexicalStress(melody: Melody): Map<number, Stress> {
  const { phones, symbols } = melody;
  const found = new Map<number, Stress>();
  const syllables = findSyllables(melody);
  for (const word of new Set(phones.map(({ word }) => word))) {
    const own = syllables.filter((syllable) => syllable.word === word);
    const expected = own.findIndex(({ vowel }) => stressOf(symbols[vowel]!) === 1);
    if (own.length < 2 || expected < 0) continue;
    const prominence = standOut(own);
    const ranked = own.map((_, i) => i).toSorted((a, b) => prominence[b]! - prominence[a]!);
    const [heard, second] = ranked as [number, number];
    const lead = prominence[heard]! - prominence[second]!;
    if (heard === expected ? lead < CLEAR : lead < CLEARLY_WRONG) continue;
    found.set(word, { expected: expected + 1, heard: heard + 1 });
  }
  return found;
}

/**
 * “Email” and “cannot” may have their stress on either end: there is nothing to move. `forms`: the
 * ways to say each word that may be an aim.
 */
export function withoutOtherRightStress(
  stresses: ReadonlyMap<number, Stress>,
  forms: readonly (readonly string[][])[],
): Map<number, Stress> {
  return new Map(
    [...stresses].filter(
      ([word, { expected, heard }]) =>
        expected === heard || !forms[word]?.some((form) => stressedSyllable(form) === heard),
    ),
  );
}

/** Counted from 1; 0 if none has the main stress. */
function stressedSyllable(form: readonly string[]): number {
  const vowels = form.map(stressOf).filter((stress) => stress >= 0);
  return vowels.indexOf(1) + 1;
}
