import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import type { SpeechEngine, SpeechRequest } from './engine.ts';
import { embeddedVoices, genderOf } from './voices.ts';

/** Counted up when the same request starts to sound different, so that old files are not served. */
const EDITION = 1;

/** The voices that come with the product, in the speech threads. */
export function createEmbeddedEngine(pool: SpeechPool): SpeechEngine {
  return {
    name: 'embedded',
    voices: embeddedVoices,
    identify: (request) => JSON.stringify([`embedded ${EDITION}`, wishOf(request)]),
    say: (request) => pool.run({ kind: 'say', ...wishOf(request) }),
  };
}

function wishOf({ text, voiceOptions }: SpeechRequest) {
  return {
    text,
    voice: genderOf(voiceOptions) === 'MALE' ? ('rms' as const) : ('slt' as const),
    rate: rounded(voiceOptions.speakingRate),
    pitch: rounded(voiceOptions.pitch),
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
