import type { SyllableMeasures } from '../analysis.ts';
import { stressOf } from '../phonemes/phone-index.ts';
import { secondsAt } from '../recording/seconds.ts';
import type { Melody } from './melody.ts';
import { findSyllables, standOut, type Syllable } from './syllable-prominence.ts';

/** How much a syllable must stand out from the next before it counts as stressed. */
const CLEAR = 0.5;
/** A mistake is reported only if it is clearer still. */
const CLEARLY_WRONG = 0.9;
/** At the end of a phrase, where pitch and length tell nothing, it must be this much louder. */
const LOUDER_DB = 3;

/** Syllables count from 1. */
export type Stress = { expected: number; heard: number };

const NONE: ReadonlyMap<number, number> = new Map();

/**
 * The stressed syllable of each word of two or more syllables, if clear. `trained`: the syllable that
 * an exercise wants strong, by word.
 */
export function lexicalStress(melody: Melody, trained = NONE): Map<number, Stress> {
  const { symbols } = melody;
  const lastWord = melody.phones.at(-1)?.word;
  const found = new Map<number, Stress>();
  for (const [word, own] of syllablesByWord(melody)) {
    const written = own.findIndex(({ vowel }) => stressOf(symbols[vowel]!) === 1);
    const expected = trained.get(word) ?? written + 1;
    if (own.length < 2 || expected < 1 || expected > own.length) continue;
    const prominence = standOut(own);
    const ranked = own.map((_, i) => i).toSorted((a, b) => prominence[b]! - prominence[a]!);
    const [first, second] = ranked as [number, number];
    const lead = prominence[first]! - prominence[second]!;
    const heard = first + 1;
    if (lead < (heard === expected ? CLEAR : CLEARLY_WRONG)) continue;
    const isLast = word === lastWord && heard === own.length;
    if (isLast && heard > expected && !trained.has(word) && !isLouder(own, heard, expected))
      continue;
    found.set(word, { expected, heard });
  }
  return found;
}

/**
 * The last syllable of a phrase is drawn out, and in a question it rises: there only loudness tells
 * that the stress has moved to it.
 */
const isLouder = (own: readonly Syllable[], heard: number, expected: number) =>
  own[heard - 1]!.loudness - own[expected - 1]!.loudness > LOUDER_DB;

/** What was measured of the syllables of these words. */
export function syllableMeasures(
  melody: Melody,
  words: ReadonlyMap<number, unknown>,
): Map<number, SyllableMeasures[]> {
  const found = new Map<number, SyllableMeasures[]>();
  for (const [word, own] of syllablesByWord(melody)) {
    if (!words.has(word)) continue;
    const loudest = Math.max(...own.map(({ loudness }) => loudness));
    found.set(
      word,
      own.map(({ vowel, pitch, loudness, length }) => ({
        start: secondsAt(melody.phones[vowel]!.start, melody.offset),
        end: secondsAt(melody.phones[vowel]!.end, melody.offset),
        ...(Number.isNaN(pitch) ? {} : { pitch: round(pitch) }),
        loudness: round(loudness - loudest),
        length: round(length),
      })),
    );
  }
  return found;
}

const syllablesByWord = (melody: Melody): Map<number, Syllable[]> =>
  Map.groupBy(findSyllables(melody), ({ word }) => word);

const round = (value: number) => Math.round(100 * value) / 100;

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
