import {
  EMBEDDED_FEMALE_VOICE,
  EMBEDDED_MALE_VOICE,
  REFERENCE_FEMALE_VOICE,
  REFERENCE_MALE_VOICE,
  REFERENCE_VOICE,
  type SampleVoice,
  type VoiceOptions,
} from '@saywell/contract';

/** The letters of Google's male US English voices, in every technology. */
const MALE_LETTERS = 'ABDIJMNQ';
const OTHER_MALE_VOICES = new Set(['en-US-Casual-K', 'en-US-Polyglot-1', EMBEDDED_MALE_VOICE]);
const GOOGLE_NAME = /^en-US-(?:Standard|Wavenet|Neural2|Studio|News)-([A-Z])$/;

export type Gender = SampleVoice['ssmlGender'];

/** The gender of the requested voice: by its name if known, else by the stated gender. */
export function genderOf({ voiceName, ssmlGender }: VoiceOptions): Gender {
  const letter = voiceName && GOOGLE_NAME.exec(voiceName)?.[1];
  if (letter) return MALE_LETTERS.includes(letter) ? 'MALE' : 'FEMALE';
  if (voiceName && OTHER_MALE_VOICES.has(voiceName)) return 'MALE';
  if (voiceName === EMBEDDED_FEMALE_VOICE) return 'FEMALE';
  return ssmlGender === 'MALE' ? 'MALE' : 'FEMALE';
}

const sample = (name: string, label: string, ssmlGender: Gender): SampleVoice => ({
  name,
  label,
  languageCode: 'en-US',
  ssmlGender,
});

/** Clients name the reference voice where nobody chose one. */
export const isChosen = ({ voiceName }: VoiceOptions) =>
  voiceName !== undefined && voiceName !== REFERENCE_VOICE;

/** Asked for by the names under which no other voice stands in, and none is stood in for. */
export const isEmbedded = ({ voiceName }: VoiceOptions) =>
  voiceName === EMBEDDED_FEMALE_VOICE || voiceName === EMBEDDED_MALE_VOICE;

export const embeddedVoices = [
  sample(REFERENCE_FEMALE_VOICE, 'Female voice', 'FEMALE'),
  sample(REFERENCE_MALE_VOICE, 'Male voice', 'MALE'),
];

export const googleVoices = [
  sample(REFERENCE_VOICE, 'Female voice 1', 'FEMALE'),
  sample('en-US-Neural2-C', 'Female voice 2', 'FEMALE'),
  sample('en-US-Neural2-E', 'Female voice 3', 'FEMALE'),
  sample('en-US-Neural2-G', 'Female voice 4', 'FEMALE'),
  sample('en-US-Neural2-H', 'Female voice 5', 'FEMALE'),
  sample(REFERENCE_MALE_VOICE, 'Male voice 1', 'MALE'),
  sample('en-US-Neural2-A', 'Male voice 2', 'MALE'),
  sample('en-US-Neural2-I', 'Male voice 3', 'MALE'),
  sample('en-US-Neural2-J', 'Male voice 4', 'MALE'),
];
