import { isVowel } from '../phonemes/phone-set.ts';
import { isInsertion, placeIn } from '../contrasts/believable.ts';
import { confusionCue } from './confusions.ts';
import { isAfterVowels, isFinalStop, STOPS } from './final-stop.ts';
import { PLACE_CUES, SOUND_CUES, T_CUES, WEAK_VOWEL_CUES } from './sound-cues.ts';
import { phonesOf, type Slip } from './analyzed-take.ts';

/** Nearly every learner can say these by themselves: in a group or at an end they get lost. */
const EASY = new Set([...STOPS, 'S', 'F', 'M', 'N']);

/** What to do with the mouth about one slip: the advice for this very pair and place, if any. */
export function cueFor(slip: Slip): string {
  const { heard } = slip.sound;
  if (isExtraVowel(slip)) return PLACE_CUES.extraVowel;
  const grammar = heard && lostEnding(slip, heard.phone);
  if (grammar) return grammar;
  const wayOfT = T_CUES[slip.sound.ipa];
  if (wayOfT) return wayOfT;
  if (isWhisperedEnd(slip)) return PLACE_CUES.voicedEnd;
  const cue = cueOfSound(slip);
  if (!cue.includes('puff') || !isWithoutPuff(slip)) return cue;
  return isFinalStop(phonesOf(slip.word), slip.index)
    ? PLACE_CUES.voicelessEnd
    : PLACE_CUES.withoutPuff;
}

const WHISPERED: Record<string, string> = { B: 'P', D: 'T', G: 'K', V: 'F', Z: 'S', JH: 'CH' };

/** German, Russian and many other languages have no voiced consonants at the end of a word. */
function isWhisperedEnd({ sound: { phone, heard }, word, index }: Slip): boolean {
  return (
    isAfterVowels(phonesOf(word), index) && heard !== undefined && WHISPERED[phone] === heard.phone
  );
}

/** The past or the plural came out as another sound altogether, not only with or without voice. */
function lostEnding(slip: Slip, heard: string): string | undefined {
  const isKept = ['S Z', 'Z S', 'T D', 'D T'].includes(`${slip.sound.phone} ${heard}`);
  const place = placeIn(phonesOf(slip.word), slip.index);
  return isKept || place !== 'endCluster' ? undefined : grammarCue(slip);
}

/** Americans puff only at the start of a word or of a stressed syllable, and not after s. */
export function isWithoutPuff({ sound: { phone }, word, index }: Slip): boolean {
  if (!['P', 'T', 'K'].includes(phone)) return false;
  return word.sounds[index - 1]?.phone === 'S' || (index > 0 && isBeforeWeakVowel(word, index));
}

const GLIDES = new Set(['R', 'L', 'W', 'Y']);
const WEAK = new Set(['ə', 'ɚ', 'ɪ']);
/** Unstressed where a word ends in them: “city,” “photo.” */
const WEAK_AT_END = new Set(['i', 'oʊ']);

/** Whether no vowel that may be stressed comes after a stop. */
function isBeforeWeakVowel({ sounds, stress }: Slip['word'], stop: number): boolean {
  const next = sounds.findIndex(({ phone }, at) => at > stop && !GLIDES.has(phone));
  const vowel = sounds[next];
  if (!vowel || !isVowel(vowel.phone)) return true;
  const syllable = sounds.slice(0, next + 1).filter(({ phone }) => isVowel(phone)).length;
  if (syllable === stress?.expected) return false;
  const isLast = next === sounds.length - 1;
  return WEAK.has(vowel.ipa) || (isLast && WEAK_AT_END.has(vowel.ipa));
}

function cueOfSound(slip: Slip): string {
  const { phone, heard } = slip.sound;
  const known = heard && confusionCue(phone, heard.phone);
  if (known !== undefined) return known;
  const ofPlace =
    heard && !isFinalStop(phonesOf(slip.word), slip.index) ? undefined : placeCue(slip);
  return ofPlace ?? generalCue(slip.sound);
}

/** Whether what was heard in place of a consonant is a vowel put beside it. */
export function isExtraVowel({ sound: { heard }, word, index }: Slip): boolean {
  return heard !== undefined && isInsertion(phonesOf(word), index, heard.phone);
}

function generalCue(sound: Slip['sound']): string {
  return WEAK_VOWEL_CUES[sound.ipa] ?? SOUND_CUES[sound.phone as keyof typeof SOUND_CUES];
}

/** Endings are left out rather than said wrong, so the place tells more than the sound. */
function placeCue(slip: Slip): string | undefined {
  const { phone, dropped } = slip.sound;
  const place = placeIn(phonesOf(slip.word), slip.index);
  if (place === 'endCluster')
    return grammarCue(slip) ?? (EASY.has(phone) ? PLACE_CUES.clusterEnd : undefined);
  if (place === 'end' && dropped && isEnding(slip)) return grammarCue(slip);
  if (!EASY.has(phone)) return undefined;
  if (place === 'startCluster') {
    return dropped ? PLACE_CUES.wholeClusterStart : PLACE_CUES.clusterStart;
  }
  if (place === 'end') return STOPS.has(phone) ? PLACE_CUES.finalStop : PLACE_CUES.finalConsonant;
  return undefined;
}

/** Whether a last consonant after a vowel is an ending: “plays” and “played,” but not “bus” and “red.” */
function isEnding({ sound: { phone }, word, index }: Slip): boolean {
  if (phone === 'Z') return true;
  const isPast = /[aiouyw]ed$/i.test(word.word) && word.sounds[index - 1]?.phone !== 'EH';
  return phone === 'D' && isPast;
}

/** The endings of the past and of plurals, which change what a word says. */
function grammarCue({ sound: { phone }, word, index }: Slip): string | undefined {
  if (index < word.sounds.length - 1) return undefined;
  const spelling = word.word.toLowerCase();
  if (spelling.endsWith('ed')) return PLACE_CUES.pastEnding;
  if (spelling.endsWith('s') && (phone === 'S' || phone === 'Z')) return PLACE_CUES.sEnding;
  return undefined;
}
