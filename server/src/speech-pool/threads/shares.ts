import type { Asker } from '../asker.ts';
import { createLedger } from './ledger.ts';

/** Some ten takes in one go, and what comes back of it in each millisecond, for each thread. */
const OF_CALLER = { allowanceMs: 3000, comesBack: 0.01 };
/** Of all callers of one network: accounts and trials cost little to open. */
const OF_NETWORK = { allowanceMs: 6000, comesBack: 0.02 };
/** So long after anyone else asked, no heavy caller is served. */
const OTHERS_LINGER_MS = 5000;
/** So many times what others usually send is a long task, unless it keeps hardly anyone waiting. */
const LONG = 2;
const SHORT_MS = 500;
/** How many tasks say what is usual. */
const REMEMBERED_TASKS = 100;

export type Shares = ReturnType<typeof createShares>;

/**
 * How long each caller and each network has held the threads lately. Whoever used up their time and
 * sends longer tasks than others is heavy. They are served from what the others leave, and not at
 * all while anyone else is about: a task that has begun cannot be interrupted, and a take that
 * comes a moment later would wait for its end.
 */
export function createShares(threads: number) {
  const callers = createLedger(OF_CALLER, threads);
  const networks = createLedger(OF_NETWORK, threads);
  const lastTasks: { group: string; ms: number }[] = [];
  let lastLight = -Infinity;

  /** How much of their time is used up, as a fraction. */
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

  /** What the other networks usually send: of each the middle task, and of these the middle. */
  function usualMsBeside(asker: Asker): number {
    const others = lastTasks.filter(({ group }) => group !== groupOf(asker));
    const groups = Map.groupBy(others, ({ group }) => group);
    return median([...groups.values()].map((tasks) => median(tasks.map(({ ms }) => ms))));
  }

  /** Somebody of whom nothing is known yet is taken for what their network is. */
  function sendsLongTasks(asker: Asker): boolean {
    const { caller, network } = asker;
    const own = callers.typicalMs(caller);
    const typical = own ?? (network === undefined ? undefined : networks.typicalMs(network));
    return (typical ?? 0) > Math.max(SHORT_MS, LONG * usualMsBeside(asker));
  }

  const isHeavy = (asker: Asker) => usedBy(asker) > 1 && sendsLongTasks(asker);

  /** Said of everyone who asks for something, before it is served. */
  function asks(asker: Asker) {
    if (!isHeavy(asker)) lastLight = performance.now();
  }

  const mayStart = (asker: Asker) =>
    performance.now() - lastLight > OTHERS_LINGER_MS || !isHeavy(asker);

  /** Milliseconds until they are within theirs again. */
  function waitOf({ caller, network }: Asker): number {
    const ofNetwork = network === undefined ? 0 : networks.waitOf(network);
    return Math.max(callers.waitOf(caller), ofNetwork);
  }

  return { charge, asks, usedBy, isHeavy, mayStart, waitOf };
}

/** Whose places and tasks belong together. */
export const groupOf = ({ caller, network }: Asker) => network ?? caller;

/** The lower of the two in the middle; nothing is usual where there is nothing. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;
}
