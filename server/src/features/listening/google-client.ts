import { REFERENCE_MALE_VOICE, REFERENCE_VOICE } from '@saywell/contract';
import { z } from 'zod';
import type { SpeechRequest } from './engine.ts';
import { genderOf, googleVoices } from './voices.ts';

const GOOGLE = 'https://texttospeech.googleapis.com';
/** A learner who would wait longer gets the embedded voice instead. */
const ANSWER_WITHIN_MS = 3000;
const SAMPLE_RATE = 24_000;

const Answer = z.object({ audioContent: z.base64() });

export type GoogleOptions = { key: string; address?: string; answerWithinMs?: number };
type Encoding = 'LINEAR16' | 'OGG_OPUS';
export type GoogleOrder = ReturnType<typeof orderOf>;
export type GoogleClient = ReturnType<typeof createGoogleClient>;

/** Google Cloud Text-to-Speech, through its REST call `text:synthesize`. */
export function createGoogleClient({
  key,
  address = GOOGLE,
  answerWithinMs = ANSWER_WITHIN_MS,
}: GoogleOptions) {
  return {
    synthesize: async (order: GoogleOrder): Promise<Uint8Array> => {
      const response = await fetch(`${address}/v1/text:synthesize`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
        body: JSON.stringify(order),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The speech service answered ${response.status}`);
      }
      const { audioContent } = Answer.parse(await response.json());
      return Uint8Array.from(Buffer.from(audioContent, 'base64'));
    },
  };
}

export function orderOf({ text, voiceOptions }: SpeechRequest, audioEncoding: Encoding) {
  return {
    input: { text },
    voice: { languageCode: voiceOptions.languageCode, name: googleVoiceOf(voiceOptions) },
    audioConfig: {
      audioEncoding,
      sampleRateHertz: SAMPLE_RATE,
      speakingRate: voiceOptions.speakingRate,
      pitch: voiceOptions.pitch,
    },
  };
}

const NAMES = new Set(googleVoices.map(({ name }) => name));

/**
 * The voice asked for, if it is one of those we offer. Any other name might cost more, or be one
 * that Google refuses.
 */
export function googleVoiceOf(voiceOptions: SpeechRequest['voiceOptions']): string {
  const { voiceName } = voiceOptions;
  if (voiceName && NAMES.has(voiceName)) return voiceName;
  return genderOf(voiceOptions) === 'MALE' ? REFERENCE_MALE_VOICE : REFERENCE_VOICE;
}
