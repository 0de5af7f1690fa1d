import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import type { SpeechEngine, SpeechRequest } from './engine.ts';
import { melodyOf, readingOf, type KnownPhrases } from './known-phrases.ts';
import { embeddedVoices, genderOf, isChosen } from './voices.ts';

/**
 * Increase it if the same request starts to sound different, so that old cached files are not
 * served, and what learners kept for offline is replaced.
 */
const EDITION = 'embedded 9';

/** Of the female and the male voice, by measurement: docs/voices.md. */
const CLEAREST = 'MALE';

type Options = {
  known?: KnownPhrases;
  /** Speaks where another engine’s voice can’t, whose gender it then keeps. */
  isStandIn?: boolean;
};

/** The built-in voices, which run in the speech threads. */
export function createEmbeddedEngine(
  pool: SpeechPool,
  { known = new Map(), isStandIn = false }: Options = {},
): SpeechEngine {
  const optionsOf = (request: SpeechRequest) => {
    const { text, voiceOptions } = request;
    const gender = isStandIn || isChosen(voiceOptions) ? genderOf(voiceOptions) : CLEAREST;
    return {
      text,
      voice: gender === 'MALE' ? ('rms' as const) : ('slt' as const),
      rate: rounded(voiceOptions.speakingRate),
      pitch: rounded(voiceOptions.pitch),
      ...melodyOf(text, known.get(text)),
      ...readingOf(request, known),
    };
  };
  return {
    name: 'embedded',
    edition: EDITION,
    voices: embeddedVoices,
    identify: (request) => JSON.stringify([EDITION, optionsOf(request)]),
    say: (request, asker) => pool.run({ kind: 'say', ...optionsOf(request) }, asker),
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
