import { REFERENCE_MALE_VOICE, REFERENCE_VOICE } from '@saywell/contract';
import { z } from 'zod';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import type { SpeechEngine, SpeechRequest } from './engine.ts';
import { readingOf, type KnownPhrases } from './known-phrases.ts';
import { genderOf, googleVoices } from './voices.ts';

const GOOGLE = 'https://texttospeech.googleapis.com';
/** A learner who would wait longer gets the embedded voice instead. */
const ANSWER_WITHIN_MS = 3000;
const SAMPLE_RATE = 24_000;
const EDITION = 'google 5';

const Answer = z.object({ audioContent: z.base64() });

type Options = {
  key: string;
  pool: SpeechPool;
  known?: KnownPhrases;
  address?: string;
  answerWithinMs?: number;
};

/** Google Cloud Text-to-Speech, through its REST call `text:synthesize`. */
export function createGoogleEngine({
  key,
  pool,
  known = new Map(),
  address = GOOGLE,
  answerWithinMs = ANSWER_WITHIN_MS,
}: Options): SpeechEngine {
  async function synthesize(request: SpeechRequest): Promise<Uint8Array> {
    const response = await fetch(`${address}/v1/text:synthesize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
      body: JSON.stringify(orderOf(request)),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The speech service answered ${response.status}`);
    }
    const { audioContent } = Answer.parse(await response.json());
    return Uint8Array.from(Buffer.from(audioContent, 'base64'));
  }

  return {
    name: 'google',
    edition: EDITION,
    voices: googleVoices,
    identify: (request) => JSON.stringify([EDITION, orderOf(request), readingOf(request, known)]),
    // Samples rather than an MP3 file: the timings are measured on them.
    say: async (request, asker) => {
      const { text } = request;
      // Texts that are too long are rejected before Google is asked, which charges by the letter.
      const refused = await pool.run({ kind: 'read', text }, asker);
      if (refused) return refused;
      const recording = await synthesize(request);
      return pool.run({ kind: 'wrap', text, ...readingOf(request, known), recording }, asker);
    },
  };
}

function orderOf({ text, voiceOptions }: SpeechRequest) {
  const { voiceName } = voiceOptions;
  const male = genderOf(voiceOptions) === 'MALE';
  return {
    input: { text },
    voice: {
      languageCode: voiceOptions.languageCode,
      name: isOwn(voiceName) ? voiceName : male ? REFERENCE_MALE_VOICE : REFERENCE_VOICE,
    },
    audioConfig: {
      audioEncoding: 'LINEAR16',
      sampleRateHertz: SAMPLE_RATE,
      speakingRate: voiceOptions.speakingRate,
      pitch: voiceOptions.pitch,
    },
  };
}

/** Not that of a kept voice, which lacks the text. */
const isOwn = (name: string | undefined) => name?.startsWith('en-') === true;
