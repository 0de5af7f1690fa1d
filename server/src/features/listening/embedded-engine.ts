import { type Ending, usualEnding } from '../../speech-pool/voice/question.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import type { SpeechEngine, SpeechRequest } from './engine.ts';
import { embeddedVoices, genderOf } from './voices.ts';

/** Counted up when the same request starts to sound different, so that old files are not served. */
const EDITION = 2;

/** How texts end whose signs do not say it: “…, didn’t you?” may fall or rise. */
export type KnownEndings = ReadonlyMap<string, Ending>;

/** The voices that come with the product, in the speech threads. */
export function createEmbeddedEngine(
  pool: SpeechPool,
  known: KnownEndings = new Map(),
): SpeechEngine {
  const wishOf = ({ text, voiceOptions }: SpeechRequest) => ({
    text,
    voice: genderOf(voiceOptions) === 'MALE' ? ('rms' as const) : ('slt' as const),
    rate: rounded(voiceOptions.speakingRate),
    pitch: rounded(voiceOptions.pitch),
    ...endingOf(text, known),
  });
  return {
    name: 'embedded',
    voices: embeddedVoices,
    identify: (request) => JSON.stringify([`embedded ${EDITION}`, wishOf(request)]),
    say: (request, asker) => pool.run({ kind: 'say', ...wishOf(request) }, asker),
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A word alone has no tune of its own, and what stays level is left to the voice. */
function endingOf(text: string, known: KnownEndings) {
  if (!/\s/.test(text)) return {};
  const ending = known.get(text) ?? usualEnding(text);
  return ending === 'level' ? {} : { ending };
}
