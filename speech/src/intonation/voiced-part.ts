import { PHONES } from '../phonemes/phone-index.ts';
import type { Contour } from './contour.ts';
import type { Melody } from './melody.ts';

const VOICELESS = new Set(['P', 'T', 'K', 'CH', 'F', 'TH', 'S', 'SH', 'HH']);
/** The voice begins and ends a few frames beside where the sounds meet. */
const EDGE = 3;

/** Trackers hear a pitch in a hiss or a puff of air too: only what is said with voice is melody. */
export function voicedPart({ contour, phones }: Pick<Melody, 'contour' | 'phones'>): Contour {
  const voiced = contour.slice();
  phones.forEach(({ phone, start, end }, at) => {
    if (!VOICELESS.has(PHONES[phone]!)) return;
    const isLast = at === phones.length - 1;
    voiced.fill(NaN, start + EDGE, isLast ? undefined : end - EDGE);
  });
  return voiced;
}
