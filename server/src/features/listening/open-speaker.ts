import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { readScenes } from '../../seed/scenes.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { readDrillWords } from '../voices/drill-words.ts';
import type { KeptVoices } from '../voices/kept-voices.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';
import { createGoogleClient } from './google-client.ts';
import { createGoogleEngine } from './google-engine.ts';
import { createWordsEngine, openGoogleWords } from './google-words.ts';
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
  const key = config.googleTtsKey;
  const isStandIn = key !== undefined;
  const embedded = createEmbeddedEngine(pool, { known, isStandIn });
  const cache = createSpeechCache({
    folder: join(config.dataDir, 'tts'),
    maxBytes: CACHE_BYTES,
    onTrouble: (error) => log.warn({ err: error }, 'the speech cache could not be used'),
  });
  return createSpeaker({
    engines: isStandIn
      ? [createGoogleEngine({ client: createGoogleClient({ key }), pool, known }), embedded]
      : [embedded],
    ...(isStandIn && { words: createWordsEngine(openGoogleWords(config.dataDir), pool) }),
    kept: createKeptEngine({
      pool,
      voices,
      known,
      words: await readDrillWords(),
      scenes: await readScenes(),
    }),
    known,
    cache,
    log,
  });
}
