import { usualEnding } from '../../speech-pool/voice/question.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import type { SpeechEngine, SpeechRequest } from './engine.ts';
import { readingOf, type KnownPhrases } from './known-phrases.ts';
import { embeddedVoices, genderOf } from './voices.ts';

/**
 * Increase it if the same request starts to sound different, so that old cached files are not
 * served.
 */
const EDITION = 5;

/** The built-in voices, which run in the speech threads. */
export function createEmbeddedEngine(
  pool: SpeechPool,
  known: KnownPhrases = new Map(),
): SpeechEngine {
  const optionsOf = (request: SpeechRequest) => {
    const { text, voiceOptions } = request;
    return {
      text,
      voice: genderOf(voiceOptions) === 'MALE' ? ('rms' as const) : ('slt' as const),
      rate: rounded(voiceOptions.speakingRate),
      pitch: rounded(voiceOptions.pitch),
      ...endingOf(text, known),
      ...readingOf(request, known),
    };
  };
  return {
    name: 'embedded',
    voices: embeddedVoices,
    identify: (request) => JSON.stringify([`embedded ${EDITION}`, optionsOf(request)]),
    say: (request, asker) => pool.run({ kind: 'say', ...optionsOf(request) }, asker),
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A single word has no melody of its own, and a level ending is left to the voice. */
function endingOf(text: string, known: KnownPhrases) {
  if (!/\s/.test(text)) return {};
  const ending = known.get(text)?.ending ?? usualEnding(text);
  return ending === 'level' ? {} : { ending };
}
