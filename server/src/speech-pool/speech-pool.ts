import { join } from 'node:path';
import { engineVersion } from '@saywell/speech/version';
import type { Asker } from './asker.ts';
import { createPool, type PoolState } from './threads/pool.ts';
import type { SpeechResult, SpeechResults, SpeechTask, ThreadData } from './tasks.ts';

/** What the features are given: a way to have speech heard or said, and to know whether it works. */
export type SpeechPool = {
  run: <Kind extends SpeechTask['kind']>(
    task: SpeechTask & { kind: Kind },
    /** For whom: the threads are shared out among those who ask. */
    asker: Asker,
  ) => Promise<SpeechResults[Kind]>;
  state: () => PoolState;
  close: () => Promise<void>;
};

type Log = { warn: (details: object, message: string) => void };

/** Models, dictionary: the folder of the speech member. */
const SPEECH_FOLDER = join(import.meta.dirname, '../../../speech');
const READY_WITHIN_MS = 60_000;
/** Tasks that may wait for each thread. */
const WAITING = { first: 8, second: 6 };
const WAIT_MS = 6000;
const TIMEOUT_MS: Record<SpeechTask['kind'], number> = {
  analyze: 10_000,
  say: 15_000,
  words: 5000,
  read: 5000,
  wrap: 15_000,
  finish: 5000,
  apart: 10_000,
};

/**
 * The speech threads. Someone waiting for a verdict goes before someone waiting for an example, and
 * everyone before whoever has held the threads for long (decision 036).
 */
export function createSpeechPool({
  threads,
  log,
  speechFolder = SPEECH_FOLDER,
}: {
  threads: number;
  log: Log;
  speechFolder?: string;
}): SpeechPool {
  const workerData: ThreadData = { speechFolder, version: engineVersion(speechFolder) };
  const pool = createPool<SpeechTask, SpeechResult>({
    file: new URL('speech-thread.ts', import.meta.url),
    workerData,
    threads,
    readyWithinMs: READY_WITHIN_MS,
    waiting: WAITING,
    waitMs: WAIT_MS,
    onTrouble: (message, error) => log.warn({ err: error }, message),
  });

  return {
    run: async (task, asker) =>
      (await pool.run(task, {
        asker,
        lane: task.kind === 'analyze' ? 'first' : 'second',
        timeoutMs: TIMEOUT_MS[task.kind],
        transfer: transferOf(task),
      })) as never,
    state: pool.state,
    close: pool.close,
  };
}

/** The recording moves to the thread; it is not copied. */
function transferOf(task: SpeechTask) {
  const bytes = 'recording' in task ? task.recording : undefined;
  return bytes?.buffer instanceof ArrayBuffer ? [bytes.buffer] : [];
}
