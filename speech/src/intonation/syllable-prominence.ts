import { isVowel } from '../phonemes/phone-index.ts';
import { isVoiced } from './contour.ts';
import type { Melody } from './melody.ts';
import { deviation, mean } from '../signal/statistics.ts';

/** A vowel and its prominence cues. */
export type Syllable = {
  /** Index of its vowel among the aligned phones. */
  vowel: number;
  word: number;
  /** Peak pitch, in semitones above the speaker's median; NaN if not voiced. */
  pitch: number;
  loudness: number;
  /** Standard deviations from this vowel's usual duration. */
  length: number;
};

export function findSyllables({ phones, durations, contour, rms }: Melody): Syllable[] {
  return phones.flatMap(({ phone, word, start, end }, vowel) => {
    if (!isVowel(phone)) return [];
    const voiced = contour.slice(start, end).filter(isVoiced);
    return [
      {
        vowel,
        word,
        pitch: voiced.length > 1 ? Math.max(...voiced) : NaN,
        loudness: 20 * Math.log10(mean(rms.slice(start, Math.max(start + 1, end))) + 1),
        length: durations[vowel]!,
      },
    ];
  });
}

/** Lower bounds for each column's spread, so that noise is not amplified. */
const LEAST_SPREAD = { pitch: 0.8, loudness: 2, length: 0.5 };
const WEIGHTS = { pitch: 0.4, loudness: 0.3, length: 0.3 };

/** How much each syllable stands out among these, about 0 on average. */
export function standOut(syllables: Syllable[]): number[] {
  const columns = (['pitch', 'loudness', 'length'] as const).map((key) =>
    standardize(
      syllables.map((syllable) => syllable[key]),
      LEAST_SPREAD[key],
    ).map((value) => value * WEIGHTS[key]),
  );
  return syllables.map((_, i) => columns.reduce((sum, column) => sum + column[i]!, 0));
}

/** Missing values count as the lowest measured one. */
function standardize(values: number[], leastSpread: number): number[] {
  const measured = values.filter((value) => !Number.isNaN(value));
  const lowest = measured.length ? Math.min(...measured) : 0;
  const filled = values.map((value) => (Number.isNaN(value) ? lowest : value));
  const center = mean(filled);
  const spread = deviation(filled) + leastSpread;
  return filled.map((value) => (value - center) / spread);
}
