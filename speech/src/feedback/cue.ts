import { isVowel } from '../phonemes/phone-set.ts';
import { confusionCue } from './confusions.ts';
import { PLACE_CUES, SOUND_CUES } from './sound-cues.ts';
import { placeOf, type Slip } from './take.ts';

const STOPS = new Set(['P', 'B', 'T', 'D', 'K', 'G']);

/** Nearly every learner can say these by themselves: in a group or at an end they get lost. */
const EASY = new Set([...STOPS, 'S', 'F', 'M', 'N']);

/** What to do with the mouth about one slip: the advice for this very pair and place, if any. */
export function cueFor(slip: Slip): string {
  const { phone, heard } = slip.sound;
  if (heard && isInsertion(slip)) return PLACE_CUES.extraVowel;
  const known = heard && confusionCue(phone, heard.phone);
  if (known !== undefined) return known;
  return believableHeard(slip) ? generalCue(phone) : (placeCue(slip) ?? generalCue(phone));
}

/**
 * What was heard instead, when it can be told to a learner.
 *
 * A vowel for a consonant, or the reverse, is nearly always a neighbor that spilled over; only the
 * known pairs and a vowel put into a group of consonants are real.
 */
export function believableHeard(slip: Slip): { phone: string; ipa: string } | undefined {
  const { phone, heard } = slip.sound;
  if (!heard) return undefined;
  const sameClass = isVowel(phone) === isVowel(heard.phone);
  const known = confusionCue(phone, heard.phone) !== undefined;
  return sameClass || known || isInsertion(slip) ? heard : undefined;
}

function generalCue(phone: string): string {
  return SOUND_CUES[phone as keyof typeof SOUND_CUES];
}

/** A vowel in place of a consonant of a group means that a vowel was put between them. */
function isInsertion(slip: Slip): boolean {
  const { phone, heard } = slip.sound;
  if (!heard || isVowel(phone) || !isVowel(heard.phone)) return false;
  const place = placeOf(slip);
  return place === 'startCluster' || (place === 'endCluster' && phone !== 'L' && phone !== 'R');
}

/** Endings are left out rather than said wrong, so the place tells more than the sound. */
function placeCue(slip: Slip): string | undefined {
  const { phone } = slip.sound;
  const place = placeOf(slip);
  if (place === 'endCluster')
    return grammarCue(slip) ?? (EASY.has(phone) ? PLACE_CUES.clusterEnd : undefined);
  if (!EASY.has(phone)) return undefined;
  if (place === 'startCluster') return PLACE_CUES.clusterStart;
  if (place === 'end') return STOPS.has(phone) ? PLACE_CUES.finalStop : PLACE_CUES.finalConsonant;
  return undefined;
}

/** The endings of the past and of plurals, which change what a word says. */
function grammarCue({ sound: { phone }, word, index }: Slip): string | undefined {
  if (index < word.sounds.length - 1) return undefined;
  const spelling = word.word.toLowerCase();
  if (spelling.endsWith('ed')) return PLACE_CUES.pastEnding;
  if (spelling.endsWith('s') && (phone === 'S' || phone === 'Z')) return PLACE_CUES.sEnding;
  return undefined;
}
