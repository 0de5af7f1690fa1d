import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import type { KeptVoices } from '../voices/kept-voices.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';
import { createGoogleEngine } from './google-engine.ts';
import { createKeptEngine } from './kept-engine.ts';
import { knownPhrases } from './known-phrases.ts';
import { createSpeaker } from './speaker.ts';
import { createSpeechCache } from './speech-cache.ts';

/** About eight thousand short texts. */
const CACHE_BYTES = 200 * 1024 * 1024;

type Options = {
  pool: SpeechPool;
  voices: KeptVoices;
  config: Pick<Config, 'dataDir' | 'googleTtsKey'>;
  log: { warn: (details: object, message: string) => void };
};

/** The voices of this installation: those it keeps, Google's if it has a key, and always the embedded ones. */
export async function openSpeaker({ pool, voices, config, log }: Options) {
  const known = await knownPhrases();
  const isStandIn = config.googleTtsKey !== undefined;
  const embedded = createEmbeddedEngine(pool, { known, isStandIn });
  const cache = createSpeechCache({
    folder: join(config.dataDir, 'tts'),
    maxBytes: CACHE_BYTES,
    onTrouble: (error) => log.warn({ err: error }, 'the speech cache could not be used'),
  });
  return createSpeaker({
    engines: config.googleTtsKey
      ? [createGoogleEngine({ key: config.googleTtsKey, pool, known }), embedded]
      : [embedded],
    kept: createKeptEngine({ pool, voices, known }),
    known,
    cache,
    log,
  });
}
