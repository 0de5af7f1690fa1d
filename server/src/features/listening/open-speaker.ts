import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { readExercises } from '../../seed/content.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { createEmbeddedEngine, type KnownEndings } from './embedded-engine.ts';
import { createGoogleEngine } from './google-engine.ts';
import { createSpeaker } from './speaker.ts';
import { createSpeechCache } from './speech-cache.ts';

/** Some eight thousand short texts. */
const CACHE_BYTES = 200 * 1024 * 1024;

type Options = {
  pool: SpeechPool;
  config: Pick<Config, 'dataDir' | 'googleTtsKey'>;
  log: { warn: (details: object, message: string) => void };
};

/** The voices of this installation: Google's where it has a key, and always the embedded ones. */
export async function openSpeaker({ pool, config, log }: Options) {
  const embedded = createEmbeddedEngine(pool, await endingsOfExercises());
  const cache = createSpeechCache({
    folder: join(config.dataDir, 'tts'),
    maxBytes: CACHE_BYTES,
    onTrouble: (error) => log.warn({ err: error }, 'the speech cache could not be used'),
  });
  return createSpeaker({
    engines: config.googleTtsKey
      ? [createGoogleEngine({ key: config.googleTtsKey, pool }), embedded]
      : [embedded],
    cache,
    log,
  });
}

/** The examples of the product end as its exercises ask for. */
async function endingsOfExercises(): Promise<KnownEndings> {
  const exercises = await readExercises();
  return new Map(
    exercises.flatMap(({ phrase, trains: { target } }) =>
      target?.ending ? [[phrase, target.ending]] : [],
    ),
  );
}
