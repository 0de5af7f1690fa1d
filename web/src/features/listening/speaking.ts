import { REFERENCE, type VoiceChoice } from './voice-choice.ts';

/** How fast the example is read; 1 is the specification's reference rate. */
export const PACES = ['0.6', '0.75', '1'] as const;
export type Pace = (typeof PACES)[number];

const REFERENCE_RATE = 0.9;
const WORD_RATE = 0.6;
const WORD_PITCH = 1;

export type SpeechOptions = {
  voiceName: string;
  languageCode: 'en-US';
  ssmlGender: 'FEMALE' | 'MALE';
  speakingRate: number;
  pitch: number;
};

/** A whole example: the default options, slowed down by the pace. */
export function exampleOptions(voice: VoiceChoice, pace: Pace = '1'): SpeechOptions {
  const speakingRate = Math.round(REFERENCE_RATE * Number(pace) * 1000) / 1000;
  return { ...voiceOptions(voice), speakingRate, pitch: 0 };
}

/** A single word: slow and a little higher, as specified. */
export function wordOptions(voice: VoiceChoice): SpeechOptions {
  return { ...voiceOptions(voice), speakingRate: WORD_RATE, pitch: WORD_PITCH };
}

function voiceOptions(voice: VoiceChoice) {
  const server = voice.from === 'server' ? voice : REFERENCE;
  return {
    voiceName: server.name,
    languageCode: 'en-US' as const,
    ssmlGender: server.from === 'server' ? server.gender : ('FEMALE' as const),
  };
}
