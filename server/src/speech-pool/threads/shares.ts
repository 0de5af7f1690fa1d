/** What a caller may hold the threads before others go first: some ten takes in one go. */
const ALLOWANCE_MS = 3000;
/** So much of it comes back in each millisecond, for each thread. */
const COMES_BACK = 0.01;
/** So long after somebody within theirs asked, nobody beyond theirs is served. */
const OTHERS_LINGER_MS = 5000;
/** Whoever is not among the last so many has not held a thread for long. */
const MOST_CALLERS = 5000;
/** So many times the usual task, and a task is a long one. */
const LONG = 2;
/** How many tasks say what is usual. */
const REMEMBERED_TASKS = 100;

type Account = { heldMs: number; at: number; longestMs: number };

export type Shares = ReturnType<typeof createShares>;

/**
 * How long each caller has held the threads lately. Whoever used up their time is served from what
 * the others leave. If they send long tasks, not at all while somebody within their time is about:
 * a task that has begun cannot be interrupted, and a take that comes a moment later would wait for
 * its end.
 */
export function createShares(threads: number) {
  const accounts = new Map<string, Account>();
  const lastTasks: number[] = [];
  let lastWithin = -Infinity;

  /** Of the time held so far, what has not come back yet. */
  function heldBy(caller: string): number {
    const account = accounts.get(caller);
    if (!account) return 0;
    const back = (performance.now() - account.at) * COMES_BACK * threads;
    return Math.max(0, account.heldMs - back);
  }

  function charge(caller: string, ms: number) {
    const before = heldBy(caller);
    const longest = before > 0 ? accounts.get(caller)!.longestMs : 0;
    // The last in order is the last that was charged.
    accounts.delete(caller);
    accounts.set(caller, {
      heldMs: before + ms,
      at: performance.now(),
      longestMs: Math.max(ms, longest),
    });
    if (accounts.size > MOST_CALLERS) accounts.delete(accounts.keys().next().value!);
    lastTasks.push(ms);
    if (lastTasks.length > REMEMBERED_TASKS) lastTasks.shift();
  }

  const isBeyond = (caller: string) => heldBy(caller) > ALLOWANCE_MS;

  function sendsLongTasks(caller: string): boolean {
    const usual = lastTasks.toSorted((a, b) => a - b)[(lastTasks.length - 1) >> 1] ?? 0;
    return (accounts.get(caller)?.longestMs ?? 0) > LONG * usual;
  }

  /** Said of everyone who asks for something, before it is served. */
  function asks(caller: string) {
    if (!isBeyond(caller)) lastWithin = performance.now();
  }

  const mayStart = (caller: string) =>
    !isBeyond(caller) ||
    !sendsLongTasks(caller) ||
    performance.now() - lastWithin > OTHERS_LINGER_MS;

  /** Until they are within theirs again. */
  const waitOf = (caller: string) =>
    Math.max(0, heldBy(caller) - ALLOWANCE_MS) / (COMES_BACK * threads);

  return { charge, asks, heldBy, isBeyond, mayStart, waitOf };
}
