/** What a caller may hold the threads before others go first: some twenty takes in one go. */
const ALLOWANCE_MS = 6000;
/** So much of it comes back in each millisecond, for each thread: more than practice needs. */
const COMES_BACK = 0.1;
/** So long after somebody within theirs asked, nobody beyond theirs is served. */
const OTHERS_LINGER_MS = 5000;
/** Whoever is not among the last so many has not held a thread for long. */
const MOST_CALLERS = 5000;

export type Shares = ReturnType<typeof createShares>;

/**
 * How long each caller has held the threads lately. Whoever used up their time is served from what
 * the others leave: not at all while somebody within theirs is about, or a take that comes a moment
 * later would find every thread held by the next expensive task.
 */
export function createShares(threads: number) {
  const accounts = new Map<string, { heldMs: number; at: number }>();
  let lastWithin = -Infinity;

  /** Of the time held so far, what has not come back yet. */
  function heldBy(caller: string): number {
    const account = accounts.get(caller);
    if (!account) return 0;
    const back = (performance.now() - account.at) * COMES_BACK * threads;
    return Math.max(0, account.heldMs - back);
  }

  function charge(caller: string, ms: number) {
    const heldMs = heldBy(caller) + ms;
    // The last in order is the last that was charged.
    accounts.delete(caller);
    accounts.set(caller, { heldMs, at: performance.now() });
    if (accounts.size > MOST_CALLERS) accounts.delete(accounts.keys().next().value!);
  }

  const isBeyond = (caller: string) => heldBy(caller) > ALLOWANCE_MS;

  /** Said of everyone who asks for something, before it is served. */
  function asks(caller: string) {
    if (!isBeyond(caller)) lastWithin = performance.now();
  }

  const mayStart = (caller: string) =>
    !isBeyond(caller) || performance.now() - lastWithin > OTHERS_LINGER_MS;

  /** Until they are within theirs again. */
  const waitOf = (caller: string) =>
    Math.max(0, heldBy(caller) - ALLOWANCE_MS) / (COMES_BACK * threads);

  return { charge, asks, heldBy, isBeyond, mayStart, waitOf };
}
