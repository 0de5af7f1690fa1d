import { hasResult } from '@saywell/contract';
import type { SavedAnalysis } from './analyze.ts';

/** A verdict that was seen and not saved, without its sound. */
export type UnsavedTake = { analysis: SavedAnalysis; seconds: number; at: number };

/** Whose it is, and of what: an exercise's number or a phrase. */
export type TakeOf = { userId: number; of: number | string };

const PREFIX = 'saywell-unsaved:';
/** The server forgets what nobody saved after a day; offering it later would be in vain. */
const OFFERED_FOR_MS = 23 * 3600 * 1000;

const keyOf = ({ userId, of }: TakeOf) => `${PREFIX}${userId}:${of}`;

export function keepUnsaved(owner: TakeOf, take: UnsavedTake): void {
  const { analysis } = take;
  // Only a take that got a score to believe, and that the server still has, can be saved.
  if (!analysis.analysisId || !hasResult(analysis)) return;
  const text = JSON.stringify(take);
  try {
    sessionStorage.setItem(keyOf(owner), text);
  } catch {
    keepThisOneOnly(keyOf(owner), text);
  }
}

/** The last one that was not saved, as long as it can be. */
export function unsavedTake(owner: TakeOf, now = Date.now()): UnsavedTake | undefined {
  try {
    const take = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null') as UnsavedTake | null;
    if (take && now - take.at < OFFERED_FOR_MS) return upToDate(take);
    sessionStorage.removeItem(keyOf(owner));
  } catch {
    // Without storage nothing was kept.
  }
  return undefined;
}

/** One that was kept before this version lacks what has been added since. */
const upToDate = (take: UnsavedTake): UnsavedTake => ({
  ...take,
  analysis: { ...take.analysis, contrasts: take.analysis.contrasts ?? [] },
});

export function dropUnsaved(owner: TakeOf): void {
  try {
    sessionStorage.removeItem(keyOf(owner));
  } catch {
    // Without storage nothing was kept.
  }
}

/** When there is no room left, the newest is worth more than the others. */
function keepThisOneOnly(key: string, text: string) {
  try {
    const ours = Object.keys(sessionStorage).filter((other) => other.startsWith(PREFIX));
    for (const other of ours) sessionStorage.removeItem(other);
    sessionStorage.setItem(key, text);
  } catch {
    // Then it lasts until the screen is left.
  }
}
