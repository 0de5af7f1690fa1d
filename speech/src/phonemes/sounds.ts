import { isPhone, PHONES, type Phone } from './phone-set.ts';
import { GLOTTAL_STOP, TAP } from './tap.ts';

/** What learners and the drawing of the mouth need to know about a sound. */
export type Sound = {
  /** ARPAbet, without a stress digit. */
  phone: Phone;
  ipa: string;
  /** A common word with the sound, and the letters that spell it there. */
  keyword: string;
  letters: string;
  /** Its name in a sentence: “th as in thin”. */
  name: string;
  voiced: boolean;
  /** The place of articulation; for vowels, which part of the tongue is raised. */
  place: Place;
  /** The manner of articulation; for vowels, how high the tongue is. */
  manner: Manner;
  /** Its group on the chart. */
  family: Family;
  rounded: boolean;
};

export type Place =
  | 'lips'
  | 'lip and teeth'
  | 'teeth'
  | 'gum ridge'
  | 'behind the gum ridge'
  | 'palate'
  | 'soft palate'
  | 'throat'
  | 'front'
  | 'central'
  | 'back';

export type Manner =
  | 'stop'
  | 'fricative'
  | 'affricate'
  | 'nasal'
  | 'side'
  | 'glide'
  | 'high'
  | 'mid'
  | 'low'
  | 'moving';

export type Family =
  | 'stops'
  | 'fricatives'
  | 'affricates'
  | 'nasals'
  | 'approximants'
  | 'front vowels'
  | 'central vowels'
  | 'back vowels'
  | 'diphthongs';

const FAMILY_OF: Record<Manner, Family | undefined> = {
  stop: 'stops',
  fricative: 'fricatives',
  affricate: 'affricates',
  nasal: 'nasals',
  side: 'approximants',
  glide: 'approximants',
  moving: 'diphthongs',
  high: undefined,
  mid: undefined,
  low: undefined,
};

type Row = [
  ipa: string,
  letters: string,
  keyword: string,
  place: Place,
  manner: Manner,
  traits: string,
];

/** Traits: `v` voiced, `r` rounded lips. */
const ROWS: Record<Phone, Row> = {
  AA: ['ɑ', 'o', 'hot', 'back', 'low', 'v'],
  AE: ['æ', 'a', 'cat', 'front', 'low', 'v'],
  AH: ['ʌ', 'u', 'cup', 'central', 'mid', 'v'],
  AO: ['ɔ', 'aw', 'law', 'back', 'mid', 'vr'],
  AW: ['aʊ', 'ow', 'now', 'back', 'moving', 'vr'],
  AY: ['aɪ', 'i', 'time', 'front', 'moving', 'v'],
  B: ['b', 'b', 'bed', 'lips', 'stop', 'v'],
  CH: ['tʃ', 'ch', 'chair', 'behind the gum ridge', 'affricate', 'r'],
  D: ['d', 'd', 'day', 'gum ridge', 'stop', 'v'],
  DH: ['ð', 'th', 'this', 'teeth', 'fricative', 'v'],
  EH: ['ɛ', 'e', 'bed', 'front', 'mid', 'v'],
  ER: ['ɝ', 'ir', 'bird', 'central', 'mid', 'vr'],
  EY: ['eɪ', 'ay', 'day', 'front', 'moving', 'v'],
  F: ['f', 'f', 'fan', 'lip and teeth', 'fricative', ''],
  G: ['ɡ', 'g', 'go', 'soft palate', 'stop', 'v'],
  HH: ['h', 'h', 'hat', 'throat', 'fricative', ''],
  IH: ['ɪ', 'i', 'sit', 'front', 'high', 'v'],
  IY: ['i', 'ee', 'see', 'front', 'high', 'v'],
  JH: ['dʒ', 'j', 'job', 'behind the gum ridge', 'affricate', 'vr'],
  K: ['k', 'k', 'key', 'soft palate', 'stop', ''],
  L: ['l', 'l', 'leg', 'gum ridge', 'side', 'v'],
  M: ['m', 'm', 'man', 'lips', 'nasal', 'v'],
  N: ['n', 'n', 'no', 'gum ridge', 'nasal', 'v'],
  NG: ['ŋ', 'ng', 'sing', 'soft palate', 'nasal', 'v'],
  OW: ['oʊ', 'o', 'go', 'back', 'moving', 'vr'],
  OY: ['ɔɪ', 'oy', 'boy', 'back', 'moving', 'vr'],
  P: ['p', 'p', 'pen', 'lips', 'stop', ''],
  R: ['ɹ', 'r', 'red', 'behind the gum ridge', 'glide', 'vr'],
  S: ['s', 's', 'see', 'gum ridge', 'fricative', ''],
  SH: ['ʃ', 'sh', 'she', 'behind the gum ridge', 'fricative', 'r'],
  T: ['t', 't', 'ten', 'gum ridge', 'stop', ''],
  TH: ['θ', 'th', 'thin', 'teeth', 'fricative', ''],
  UH: ['ʊ', 'oo', 'book', 'back', 'high', 'vr'],
  UW: ['u', 'oo', 'food', 'back', 'high', 'vr'],
  V: ['v', 'v', 'van', 'lip and teeth', 'fricative', 'v'],
  W: ['w', 'w', 'we', 'lips', 'glide', 'vr'],
  Y: ['j', 'y', 'yes', 'palate', 'glide', 'v'],
  Z: ['z', 'z', 'zoo', 'gum ridge', 'fricative', 'v'],
  ZH: ['ʒ', 's', 'vision', 'behind the gum ridge', 'fricative', 'vr'],
};

function soundOf(phone: Phone): Sound {
  const [ipa, letters, keyword, place, manner, traits] = ROWS[phone];
  const vowelFamily: Family =
    place === 'front' ? 'front vowels' : place === 'central' ? 'central vowels' : 'back vowels';
  return {
    phone,
    ipa,
    letters,
    keyword,
    name: `${letters} as in ${keyword}`,
    voiced: traits.includes('v'),
    place,
    manner,
    family: FAMILY_OF[manner] ?? vowelFamily,
    rounded: traits.includes('r'),
  };
}

/** The 39 sounds of American English as plain data, in the models' order. */
export const SOUNDS: readonly Sound[] = PHONES.map(soundOf);

const BY_PHONE = new Map<string, Sound>(SOUNDS.map((sound) => [sound.phone, sound]));

/** Throws for anything but the 39: a model that outputs another sound is broken. */
export function sound(phone: string): Sound {
  const found = BY_PHONE.get(phone);
  if (!found || !isPhone(phone)) throw new Error(`Unknown sound ${phone}`);
  return found;
}

/** IPA of a phone with its stress digit: unstressed AH and ER are ə and ɚ, the tap is ɾ, the t of “button” ʔ. */
export function ipaOf(phone: string): string {
  if (phone === TAP) return 'ɾ';
  if (phone === GLOTTAL_STOP) return 'ʔ';
  if (phone === 'AH0') return 'ə';
  if (phone === 'ER0') return 'ɚ';
  return sound(phone.replace(/\d$/, '')).ipa;
}
