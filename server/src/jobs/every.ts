import { reasonOf } from '../db/errors.ts';

export type JobLog = { error(details: object, message: string): void };

/** A background task. */
export type Running = {
  /** Starts no new run, aborts the current one and waits for it. */
  stop: () => Promise<void>;
};

type Options = {
  name: string;
  /** From the end of one run to the start of the next. */
  intervalMs: number;
  /** Delay before the first run. */
  delayMs?: number;
  log: JobLog;
  run: (signal: AbortSignal) => Promise<unknown>;
};

/** Runs something repeatedly, never in parallel; a failed run does not end it. */
export function every({ name, intervalMs, delayMs = intervalMs, log, run }: Options): Running {
  const stopping = new AbortController();
  let current: Promise<void> = Promise.resolve();
  let timer = setTimeout(begin, delayMs);

  function begin() {
    current = runOnce().then(() => {
      if (!stopping.signal.aborted) timer = setTimeout(begin, intervalMs);
    });
  }

  async function runOnce() {
    try {
      await run(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ job: name, reason: reasonOf(error) }, 'job failed');
    }
  }

  async function stop() {
    clearTimeout(timer);
    stopping.abort();
    await current;
  }

  return { stop };
}
