import type { Drill } from './drill.ts';

/** A drill as it is kept through a reload. */
export type KeptDrill = {
  drill: Drill;
  /** Still going on. */
  open: boolean;
  /** The server has it. */
  saved: boolean;
  /** When it last changed. */
  at: number;
};

/** A person keeps one drill for each exercise or phrase, a visitor's trial keeps one in all. */
export type DrillOwner = { userId: number; of: number | string } | 'trial';

const keyOf = (owner: DrillOwner) =>
  owner === 'trial' ? 'saywell-drill:trial' : `saywell-drill:${owner.userId}:${owner.of}`;

/** The server forgets the tries of a drill that nobody saved after a day. */
const KEPT_FOR_MS = 23 * 3600 * 1000;

export function keptDrill(owner: DrillOwner, now = Date.now()): KeptDrill | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null') as KeptDrill | null;
    if (kept && now - kept.at < KEPT_FOR_MS) return kept;
    sessionStorage.removeItem(keyOf(owner));
  } catch {
    // Without storage nothing was kept.
  }
  return undefined;
}

export function keepDrill(owner: DrillOwner, kept: KeptDrill): void {
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify(kept));
  } catch {
    // Then it lasts until the screen is left.
  }
}
