import type { Asker } from '../asker.ts';
import { createLedger } from './ledger.ts';

/** Some ten takes in one go, and how much of each elapsed millisecond is credited back per thread. */
const OF_CALLER = { allowanceMs: 3000, comesBack: 0.01 };
/** All callers of one network together, since accounts and trials cost little to open. */
const OF_NETWORK = { allowanceMs: 6000, comesBack: 0.02 };
/** Before a heavy caller is served, nobody else may have asked for this many of that caller's tasks. */
const QUIET_TASKS = 5;
/** A task is long if it takes this many times the usual length, and longer than SHORT_MS. */
const LONG = 2;
const SHORT_MS = 500;
/** How many tasks the usual length is taken from. */
const REMEMBERED_TASKS = 100;

export type Shares = ReturnType<typeof createShares>;

/**
 * How long each caller and each network has held the threads lately. A caller is heavy if they have
 * used up their budget and send longer tasks than others. A task that has begun cannot be
 * interrupted, so a heavy caller is served only once the others have been quiet for a while: the
 * longer the caller's tasks, the longer.
 */
export function createShares(threads: number) {
  const callers = createLedger(OF_CALLER, threads);
  const networks = createLedger(OF_NETWORK, threads);
  const lastTasks: { group: string; ms: number }[] = [];
  let lastLightRequest = -Infinity;

  /** The fraction of the budget that is used up. */
  function usedBy({ caller, network }: Asker): number {
    const ofNetwork = network === undefined ? 0 : networks.usedBy(network);
    return Math.max(callers.usedBy(caller), ofNetwork);
  }

  function charge(asker: Asker, ms: number) {
    callers.charge(asker.caller, ms);
    if (asker.network !== undefined) networks.charge(asker.network, ms);
    lastTasks.push({ group: groupOf(asker), ms });
    if (lastTasks.length > REMEMBERED_TASKS) lastTasks.shift();
  }

  /** The median of the other networks' medians. */
  function usualMsBeside(asker: Asker): number {
    const others = lastTasks.filter(({ group }) => group !== groupOf(asker));
    const groups = Map.groupBy(others, ({ group }) => group);
    return median([...groups.values()].map((tasks) => median(tasks.map(({ ms }) => ms))));
  }

  /** A caller without history inherits the typical task length of their network. */
  function typicalMs({ caller, network }: Asker): number {
    const own = callers.typicalMs(caller);
    return own ?? (network === undefined ? undefined : networks.typicalMs(network)) ?? 0;
  }

  const sendsLongTasks = (asker: Asker) =>
    typicalMs(asker) > Math.max(SHORT_MS, LONG * usualMsBeside(asker));

  const isHeavy = (asker: Asker) => usedBy(asker) > 1 && sendsLongTasks(asker);

  /** Call on every request, before it is queued. */
  function noteRequest(asker: Asker) {
    if (!isHeavy(asker)) lastLightRequest = performance.now();
  }

  const mayStart = (asker: Asker) =>
    !isHeavy(asker) || performance.now() - lastLightRequest > QUIET_TASKS * typicalMs(asker);

  /** Milliseconds until they are within their budget again. */
  function waitOf({ caller, network }: Asker): number {
    const ofNetwork = network === undefined ? 0 : networks.waitOf(network);
    return Math.max(callers.waitOf(caller), ofNetwork);
  }

  return { charge, noteRequest, usedBy, isHeavy, mayStart, waitOf };
}

/** Places and tasks are counted by network, or by caller where there is none. */
export const groupOf = ({ caller, network }: Asker) => network ?? caller;

/** The lower of the two middle values; 0 if there are none. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;
}
