import { setTimeout } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@saywell/contract';
import { engineVersion } from '@saywell/speech/version';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { JobLog, Running } from '../../jobs/every.ts';
import { type Job, startScheduledJobs } from '../../jobs/scheduled-jobs.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { PoolBusy } from '../../speech-pool/threads/errors.ts';
import { type KeptVoices, openKeptVoices } from '../voices/kept-voices.ts';
import { isPassing, measureMissing } from '../voices/measure-apart.ts';
import { createGoogleClient, type GoogleClient } from './google-client.ts';
import { type GoogleWords, openGoogleWords } from './google-words.ts';
import { makeGoogleWords } from './make-google-words.ts';
import { googleVoices } from './voices.ts';

/** A run must end long before another process takes it for dead. */
const RUN_MS = 10 * MINUTE_MS;
const ASKER = { caller: 'ear words', network: undefined };

type Parts = {
  pool: SpeechPool;
  voices: KeptVoices;
  /** Where the site has a key. */
  google?: {
    client: GoogleClient;
    words: GoogleWords;
    voices?: readonly string[];
    texts?: readonly string[];
  };
  /** The version of the speech engine. */
  engine: string;
  runMs?: number;
};

type Site = {
  db: Database;
  pool: SpeechPool;
  config: Pick<Config, 'dataDir' | 'googleTtsKey'>;
  log: JobLog;
};

/** Runs beside the other jobs, which should not wait for it. */
export function keepEarWordsChecked({ db, pool, config, log }: Site): Running {
  const { dataDir, googleTtsKey: key } = config;
  const job = earWordsJob({
    pool,
    voices: openKeptVoices(dataDir),
    engine: engineVersion(),
    ...(key !== undefined && {
      google: { client: createGoogleClient({ key }), words: openGoogleWords(dataDir) },
    }),
  });
  return startScheduledJobs(db, [job], log);
}

/**
 * Finds out which pairs of ear training each voice says apart: of the kept voices what was not
 * measured when it was kept, of Google’s everything. Every run does a part.
 */
export function earWordsJob({ pool, voices, google, engine, runMs = RUN_MS }: Parts): Job {
  return {
    name: 'ear words',
    everyMs: HOUR_MS,
    run: async (_db, signal) => {
      const until = performance.now() + runMs;
      const goesOn = () => !signal.aborted && performance.now() < until;
      const common = { pool: patient(pool, goesOn, signal), asker: ASKER, engine, goesOn };
      const done: string[] = [];
      const names = google?.voices ?? googleVoices.map(({ name }) => name);
      try {
        let measured = 0;
        for (const { name } of await voices.list()) {
          const told = voices.toldApartOf(name);
          measured += await measureMissing({ ...common, told }, voices.clipsOf(name), goesOn);
        }
        for (const name of google ? names : []) {
          const told = google!.words.toldApartOf(name);
          measured += await measureMissing(
            { ...common, told },
            google!.words.clipsOf(name),
            goesOn,
          );
        }
        done.push(`${measured} measured`);
        if (google) {
          const { made, refused, unreached } = await makeGoogleWords({
            ...common,
            ...google,
            voices: names,
          });
          done.push(`${made} made`, `${refused} refused`);
          if (unreached.length > 0) done.push(`not reached: ${unreached.join(', ')}`);
        }
      } catch (error) {
        // The next run goes on.
        if (!isPassing(error)) throw error;
        done.push('the threads were busy');
      }
      return done.join(', ');
    },
  };
}

/** Waits for room as long as the run lasts: the threads belong to learners first. */
function patient(pool: SpeechPool, goesOn: () => boolean, signal: AbortSignal): SpeechPool {
  return {
    ...pool,
    run: async (task, asker) => {
      for (;;) {
        try {
          return await pool.run(task, asker);
        } catch (error) {
          if (!(error instanceof PoolBusy) || !goesOn()) throw error;
          await setTimeout(error.retryAfter * SECOND_MS, undefined, { signal }).catch(() => {});
        }
      }
    },
  };
}
