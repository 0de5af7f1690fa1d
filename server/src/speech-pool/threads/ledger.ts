/** Whoever is not among the last so many has not held a thread for long. */
const MOST_ACCOUNTS = 5000;

type Account = { heldMs: number; at: number; typicalMs: number };

/** What somebody may hold the threads in one go, and how much of that comes back a millisecond. */
type Terms = { allowanceMs: number; comesBack: number };

/** How long each name has held the threads lately, and with what kind of tasks. */
export function createLedger({ allowanceMs, comesBack }: Terms, threads: number) {
  const accounts = new Map<string, Account>();
  const comesBackNow = comesBack * threads;

  /** Of the time held so far, what has not come back yet. */
  function heldBy(name: string): number {
    const account = accounts.get(name);
    if (!account) return 0;
    const back = (performance.now() - account.at) * comesBackNow;
    return Math.max(0, account.heldMs - back);
  }

  function charge(name: string, ms: number) {
    const before = heldBy(name);
    const heldMs = before + ms;
    // Weighted by time, so that many cheap tasks do not hide a long one. Old ones fade.
    const weighted = before * (accounts.get(name)?.typicalMs ?? 0) + ms * ms;
    const typicalMs = heldMs > 0 ? weighted / heldMs : 0;
    // The last in order is the last that was charged.
    accounts.delete(name);
    accounts.set(name, { heldMs, at: performance.now(), typicalMs });
    if (accounts.size > MOST_ACCOUNTS) accounts.delete(accounts.keys().next().value!);
  }

  return {
    charge,
    usedBy: (name: string) => heldBy(name) / allowanceMs,
    waitOf: (name: string) => Math.max(0, heldBy(name) - allowanceMs) / comesBackNow,
    /** How long a task is in which a moment of the time held was spent; undefined for a newcomer. */
    typicalMs: (name: string) => (heldBy(name) > 0 ? accounts.get(name)!.typicalMs : undefined),
  };
}
