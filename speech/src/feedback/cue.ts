import { isVowel } from '../phonemes/phone-set.ts';
import { confusionCue } from './confusions.ts';
import { PLACE_CUES, SOUND_CUES } from './sound-cues.ts';
import { placeOf, type Slip } from './take.ts';

const STOPS = new Set(['P', 'B', 'T', 'D', 'K', 'G']);

/** What to do with the mouth about one slip: the advice for this very pair and place, if any. */
export function cueFor(slip: Slip): string {
  const { phone, heard } = slip.sound;
  if (heard) {
    if (!isVowel(phone) && isVowel(heard.phone) && isInsertion(slip)) return PLACE_CUES.extraVowel;
    const known = confusionCue(phone, heard.phone);
    if (known !== undefined) return known;
  }
  return heard ? generalCue(phone) : (placeCue(slip) ?? generalCue(phone));
}

function generalCue(phone: string): string {
  return SOUND_CUES[phone as keyof typeof SOUND_CUES];
}

/** A vowel in place of a consonant of a group means that a vowel was put between them. */
function isInsertion(slip: Slip): boolean {
  return (
    placeOf(slip) === 'startCluster' || (placeOf(slip) === 'endCluster' && slip.sound.phone !== 'L')
  );
}

/** Endings are left out rather than said wrong, so the place tells more than the sound. */
function placeCue(slip: Slip): string | undefined {
  const { phone } = slip.sound;
  const spelling = slip.word.word.toLowerCase();
  const isLast = slip.index === slip.word.sounds.length - 1;
  switch (placeOf(slip)) {
    case 'startCluster':
      return PLACE_CUES.clusterStart;
    case 'endCluster':
      if (isLast && /ed$/.test(spelling)) return PLACE_CUES.pastEnding;
      if (isLast && /s$/.test(spelling) && (phone === 'S' || phone === 'Z'))
        return PLACE_CUES.sEnding;
      return PLACE_CUES.clusterEnd;
    case 'end':
      return STOPS.has(phone) ? PLACE_CUES.finalStop : PLACE_CUES.finalConsonant;
    case 'elsewhere':
      return undefined;
  }
}
