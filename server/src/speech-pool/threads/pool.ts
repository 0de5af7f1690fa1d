import type { Transferable } from 'node:worker_threads';
import type { Asker } from '../asker.ts';
import { PoolBusy } from './errors.ts';
import { createFairQueue, type Lane } from './fair-queue.ts';
import { createShares } from './shares.ts';
import { startThread, type Job, type Thread } from './thread.ts';

export type PoolState = 'starting' | 'ok' | 'down';

export type PoolOptions = {
  /** The module that every thread runs. */
  file: URL;
  workerData: unknown;
  threads: number;
  readyWithinMs: number;
  /** How many tasks may wait, per thread. */
  waiting: Record<Lane, number>;
  /** How long a task may wait before it is refused. */
  waitMs: number;
  onTrouble: (message: string, error: Error) => void;
};

export type RunOptions = {
  lane: Lane;
  /** The threads’ time is shared out among askers. */
  asker: Asker;
  timeoutMs: number;
  transfer?: Transferable[];
};

export type Pool<Task, Result> = {
  run: (task: Task, options: RunOptions) => Promise<Result>;
  state: () => PoolState;
  close: () => Promise<void>;
};

type WaitingJob = Job & { asker: Asker };
type Slot = { thread: Thread; state: 'starting' | 'idle' | 'busy' };

const RESTART_AFTER_MS = 250;
const RESTART_AT_MOST_AFTER_MS = 30_000;
/** After this many failed starts in a row the pool counts as down. */
const DOWN_AFTER_FAILURES = 3;
const OUT_OF_ORDER_RETRY_S = 30;
/** While only heavy callers wait, who are held back for newcomers. */
const CHECK_AGAIN_MS = 200;
const LONGEST_RETRY_S = 30;

/**
 * Threads that do one task at a time. A thread whose task exceeds its time limit, or that dies, is
 * replaced. Tasks wait in a short queue that is fair to askers; what does not fit is refused at once.
 */
export function createPool<Task, Result>(options: PoolOptions): Pool<Task, Result> {
  const slots = new Set<Slot>();
  const shares = createShares(options.threads);
  const queue = createFairQueue<WaitingJob>({
    shares,
    room: {
      first: options.waiting.first * options.threads,
      second: options.waiting.second * options.threads,
    },
    waitMs: options.waitMs,
    onLate: (job) => job.settle({ error: busy('The task waited too long', job.asker) }),
    onEvicted: (job) => job.settle({ error: busy('Others had fewer tasks waiting', job.asker) }),
  });
  let closed = false;
  let failedStarts = 0;
  let typicalMs = 300;
  let restart: NodeJS.Timeout | undefined;
  let checkAgain: NodeJS.Timeout | undefined;

  for (let count = 0; count < options.threads; count++) addSlot();

  function addSlot() {
    const slot: Slot = {
      state: 'starting',
      thread: startThread({
        file: options.file,
        workerData: options.workerData,
        readyWithinMs: options.readyWithinMs,
        onReady: () => {
          failedStarts = 0;
          setIdle(slot);
        },
        onIdle: () => setIdle(slot),
        onGone: (cause) => replace(slot, cause),
      }),
    };
    slots.add(slot);
  }

  function setIdle(slot: Slot) {
    slot.state = 'idle';
    assignWaiting();
  }

  function assignWaiting() {
    for (const slot of slots) {
      if (slot.state !== 'idle') continue;
      const next = queue.take();
      if (!next) break;
      assign(slot, next);
    }
    if (queue.length() === 0 || checkAgain || closed) return;
    if (![...slots].some((slot) => slot.state === 'idle')) return;
    checkAgain = setTimeout(() => {
      checkAgain = undefined;
      assignWaiting();
    }, CHECK_AGAIN_MS).unref();
  }

  function assign(slot: Slot, job: WaitingJob) {
    slot.state = 'busy';
    const begun = performance.now();
    slot.thread.start({
      ...job,
      settle: (outcome) => {
        shares.charge(job.asker, performance.now() - begun);
        job.settle(outcome);
      },
    });
  }

  function replace(slot: Slot, cause: Error) {
    slots.delete(slot);
    if (closed) return;
    options.onTrouble('a speech thread was replaced', cause);
    if (slot.state !== 'starting') return addSlot();
    failedStarts++;
    if (state() === 'down') {
      for (const job of queue.clear()) job.settle({ error: outOfOrder() });
    }
    const pause = Math.min(RESTART_AFTER_MS * 2 ** failedStarts, RESTART_AT_MOST_AFTER_MS);
    restart ??= setTimeout(refill, pause).unref();
  }

  function refill() {
    restart = undefined;
    if (closed) return;
    while (slots.size < options.threads) addSlot();
  }

  function state(): PoolState {
    if ([...slots].some((slot) => slot.state !== 'starting')) return 'ok';
    return failedStarts >= DOWN_AFTER_FAILURES ? 'down' : 'starting';
  }

  function busy(message: string, asker: Asker) {
    const queueMs = (queue.length() * typicalMs) / options.threads;
    const wait = Math.ceil(Math.max(queueMs, shares.waitOf(asker)) / 1000);
    return new PoolBusy(message, Math.min(LONGEST_RETRY_S, Math.max(1, wait)));
  }

  function outOfOrder() {
    return new PoolBusy('No thread could be started', OUT_OF_ORDER_RETRY_S);
  }

  function run(task: Task, { lane, asker, timeoutMs, transfer = [] }: RunOptions) {
    return new Promise<Result>((resolve, reject) => {
      if (closed) return reject(new PoolBusy('The pool is closed', 1));
      if (state() === 'down') return reject(outOfOrder());
      const begun = performance.now();
      const job: WaitingJob = {
        task,
        asker,
        transfer,
        timeoutMs,
        settle: (outcome) => {
          if ('error' in outcome) return reject(outcome.error);
          typicalMs += 0.1 * (performance.now() - begun - typicalMs);
          resolve(outcome.result as Result);
        },
      };
      shares.noteRequest(asker);
      if (queue.add(job, asker, lane)) assignWaiting();
      else reject(busy('Too many tasks are waiting', asker));
    });
  }

  async function close() {
    closed = true;
    clearTimeout(restart);
    clearTimeout(checkAgain);
    for (const job of queue.clear()) job.settle({ error: new PoolBusy('The pool is closing', 1) });
    await Promise.all([...slots].map(({ thread }) => thread.stop()));
  }

  return { run, state, close };
}
