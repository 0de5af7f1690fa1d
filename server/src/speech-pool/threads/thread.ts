import { Worker, type Transferable } from 'node:worker_threads';
import { TaskTimeout, ThreadDied } from './errors.ts';

/** What a thread's file sends: once that it is ready, then one reply per task. */
export type FromThread = { ready: true } | { result: unknown } | { error: string };

export type Job = {
  task: unknown;
  transfer: Transferable[];
  timeoutMs: number;
  settle: (outcome: { result: unknown } | { error: Error }) => void;
};

export type ThreadOptions = {
  file: URL;
  workerData: unknown;
  /** What getting ready may take. */
  readyWithinMs: number;
  onReady: () => void;
  onIdle: () => void;
  /** The thread is gone, whatever the reason; its task, if any, has been settled. */
  onGone: (cause: Error) => void;
};

/** Heap that a thread's JavaScript may use before it is ended; WebAssembly and buffers come on top. */
const HEAP_MB = 256;
/**
 * Room for what is new on it. Left to Node, an engine's thread grows by 40 MB more, all of it garbage;
 * this costs a tenth more processor time. `bench:analysis` runs with the same: three spaces of 4 MB.
 */
const YOUNG_HEAP_MB = 12;

export type Thread = ReturnType<typeof startThread>;

/** One worker thread, which does one job at a time. */
export function startThread(options: ThreadOptions) {
  let job: Job | undefined;
  let gone = false;
  const worker = new Worker(options.file, {
    workerData: options.workerData,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
  // A pool that nobody closed must not keep a process alive.
  worker.unref();
  let timer = timeOut(options.readyWithinMs, 'The thread did not get ready in time');

  function timeOut(ms: number, message: string) {
    return setTimeout(() => end(new TaskTimeout(message)), ms);
  }

  function end(cause: Error) {
    if (gone) return;
    gone = true;
    clearTimeout(timer);
    void worker.terminate();
    const unfinished = job;
    job = undefined;
    unfinished?.settle({ error: cause });
    options.onGone(cause);
  }

  worker.on('message', (message: FromThread) => {
    if (gone) return;
    clearTimeout(timer);
    if ('ready' in message) return options.onReady();
    const finished = job;
    job = undefined;
    finished?.settle('error' in message ? { error: new Error(message.error) } : message);
    options.onIdle();
  });
  worker.on('error', (error) => end(new ThreadDied('The thread failed', { cause: error })));
  worker.on('exit', () => end(new ThreadDied('The thread ended')));

  function start(next: Job) {
    job = next;
    timer = timeOut(next.timeoutMs, 'The task took too long');
    try {
      worker.postMessage(next.task, next.transfer);
    } catch (error) {
      end(new ThreadDied('The task could not be handed over', { cause: error }));
    }
  }

  async function stop() {
    end(new ThreadDied('The pool was closed'));
    await worker.terminate();
  }

  return { start, stop };
}
