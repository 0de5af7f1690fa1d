/** Older accounts are dropped: they have held little time. */
const MOST_ACCOUNTS = 5000;

type Account = { heldMs: number; at: number; typicalMs: number };

/** The budget for one go, and how much of it each elapsed millisecond credits back. */
type Terms = { allowanceMs: number; comesBack: number };

/** How long each name has held the threads lately, and how long its tasks typically are. */
export function createLedger({ allowanceMs, comesBack }: Terms, threads: number) {
  const accounts = new Map<string, Account>();
  const comesBackNow = comesBack * threads;

  /** The time held so far, less what was credited back. */
  function heldBy(name: string): number {
    const account = accounts.get(name);
    if (!account) return 0;
    const back = (performance.now() - account.at) * comesBackNow;
    return Math.max(0, account.heldMs - back);
  }

  function charge(name: string, ms: number) {
    const before = heldBy(name);
    const heldMs = before + ms;
    // Weighted by length, so that many cheap tasks do not hide a long one. Old ones fade.
    const weighted = before * (accounts.get(name)?.typicalMs ?? 0) + ms * ms;
    const typicalMs = heldMs > 0 ? weighted / heldMs : 0;
    // Keeps the map ordered by the last charge.
    accounts.delete(name);
    accounts.set(name, { heldMs, at: performance.now(), typicalMs });
    if (accounts.size > MOST_ACCOUNTS) accounts.delete(accounts.keys().next().value!);
  }

  return {
    charge,
    usedBy: (name: string) => heldBy(name) / allowanceMs,
    waitOf: (name: string) => Math.max(0, heldBy(name) - allowanceMs) / comesBackNow,
    /** Typical task length, weighted by task length; undefined without history. */
    typicalMs: (name: string) => (heldBy(name) > 0 ? accounts.get(name)!.typicalMs : undefined),
  };
}
