import { PHONES, type Phone } from '../phonemes/phone-set.ts';
import type { Confusion, Cues } from './confusion.ts';
import { FRICATIVE_CUES } from './confusions-fricatives.ts';
import { SONORANT_CUES } from './confusions-sonorants.ts';
import { STOP_CUES } from './confusions-stops.ts';
import { VOWEL_CUES } from './confusions-vowels.ts';

const CUES: Cues = { ...FRICATIVE_CUES, ...STOP_CUES, ...SONORANT_CUES, ...VOWEL_CUES };

/** Every pair of sounds that has a cue of its own. */
export const CONFUSIONS: readonly Confusion[] = PHONES.flatMap((expected) =>
  PHONES.flatMap((heard) => {
    const cue = CUES[expected]?.[heard];
    return cue === undefined ? [] : [{ expected, heard, cue }];
  }),
);

/** What to do with the mouth when one sound came out as another, if we know this pair. */
export function confusionCue(expected: string, heard: string): string | undefined {
  return CUES[expected as Phone]?.[heard as Phone];
}
