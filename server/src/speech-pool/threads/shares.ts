import type { Asker } from '../asker.ts';
import { createLedger } from './ledger.ts';

/** Some ten takes in one go, and what comes back of it in each millisecond, for each thread. */
const OF_CALLER = { allowanceMs: 3000, comesBack: 0.01 };
/** Of all callers of one network: accounts and trials cost little to open. */
const OF_NETWORK = { allowanceMs: 6000, comesBack: 0.02 };
/** So long after somebody within theirs asked, nobody beyond theirs is served with long tasks. */
const OTHERS_LINGER_MS = 5000;
/** So many times the usual task is a long one. */
const LONG = 2;
/** How many tasks say what is usual. */
const REMEMBERED_TASKS = 100;

export type Shares = ReturnType<typeof createShares>;

/**
 * How long each caller and each network has held the threads lately. Whoever used up their time is
 * served from what the others leave. If they send long tasks, not at all while somebody within
 * their time is about: a task that has begun cannot be interrupted, and a take that comes a moment
 * later would wait for its end.
 */
export function createShares(threads: number) {
  const callers = createLedger(OF_CALLER, threads);
  const networks = createLedger(OF_NETWORK, threads);
  const lastTasks: { asker: Asker; ms: number }[] = [];
  let lastWithin = -Infinity;

  /** How much of their time is used up, as a fraction. */
  function usedBy({ caller, network }: Asker): number {
    const ofNetwork = network === undefined ? 0 : networks.usedBy(network);
    return Math.max(callers.usedBy(caller), ofNetwork);
  }

  const isBeyond = (asker: Asker) => usedBy(asker) > 1;

  function charge(asker: Asker, ms: number) {
    callers.charge(asker.caller, ms);
    if (asker.network !== undefined) networks.charge(asker.network, ms);
    lastTasks.push({ asker, ms });
    if (lastTasks.length > REMEMBERED_TASKS) lastTasks.shift();
  }

  /** The median of the last tasks, without those of callers whose tasks are in question. */
  function usualMs(): number {
    const usual = lastTasks.filter(({ asker }) => !isBeyond(asker)).map(({ ms }) => ms);
    return usual.toSorted((a, b) => a - b)[(usual.length - 1) >> 1] ?? 0;
  }

  /** Somebody of whom nothing is known yet is taken for what their network is. */
  function sendsLongTasks({ caller, network }: Asker): boolean {
    const own = callers.typicalMs(caller);
    const typical = own ?? (network === undefined ? undefined : networks.typicalMs(network));
    return (typical ?? 0) > LONG * usualMs();
  }

  /** Said of everyone who asks for something, before it is served. */
  function asks(asker: Asker) {
    if (!isBeyond(asker)) lastWithin = performance.now();
  }

  const mayStart = (asker: Asker) =>
    !isBeyond(asker) || performance.now() - lastWithin > OTHERS_LINGER_MS || !sendsLongTasks(asker);

  /** Milliseconds until they are within theirs again. */
  function waitOf({ caller, network }: Asker): number {
    const ofNetwork = network === undefined ? 0 : networks.waitOf(network);
    return Math.max(callers.waitOf(caller), ofNetwork);
  }

  return { charge, asks, usedBy, isBeyond, mayStart, waitOf };
}
