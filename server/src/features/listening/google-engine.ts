import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import type { SpeechEngine } from './engine.ts';
import { type GoogleClient, orderOf } from './google-client.ts';
import { readingOf, type KnownPhrases } from './known-phrases.ts';
import { googleVoices, isEmbedded } from './voices.ts';

const EDITION = 'google 5';

type Options = { client: GoogleClient; pool: SpeechPool; known?: KnownPhrases };

export function createGoogleEngine({ client, pool, known = new Map() }: Options): SpeechEngine {
  return {
    name: 'google',
    edition: EDITION,
    voices: googleVoices,
    identify: (request) =>
      isEmbedded(request.voiceOptions)
        ? undefined
        : JSON.stringify([EDITION, orderOf(request, 'LINEAR16'), readingOf(request, known)]),
    // Samples rather than an MP3 file: the timings are measured on them.
    say: async (request, asker) => {
      const { text } = request;
      // Texts that are too long are rejected before Google is asked, which charges by the letter.
      const refused = await pool.run({ kind: 'read', text }, asker);
      if (refused) return refused;
      const recording = await client.synthesize(orderOf(request, 'LINEAR16'));
      return pool.run({ kind: 'wrap', text, ...readingOf(request, known), recording }, asker);
    },
  };
}
