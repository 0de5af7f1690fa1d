import { hasResult } from '@saywell/contract';
import { createTabStorage, isRecord, isStillOnServer } from '../../lib/tab-storage.ts';
import type { SavedAnalysis } from './analyze.ts';

/** A verdict that was seen and not saved, without its sound. */
export type UnsavedTake = { analysis: SavedAnalysis; seconds: number; at: number };

/** Whose it is, and of what: an exercise's number or a phrase. */
export type TakeOf = { userId: number; of: number | string };

const takes = createTabStorage({ prefix: 'saywell-unsaved:', parse: parseTake });

const keyOf = ({ userId, of }: TakeOf) => `${userId}:${of}`;

export function keepUnsaved(owner: TakeOf, take: UnsavedTake): void {
  const { analysis } = take;
  // Only a take that got a score to believe, and that the server still has, can be saved.
  if (analysis.analysisId && hasResult(analysis)) takes.set(keyOf(owner), take);
}

/** The last one that was not saved, as long as it can be. */
export function unsavedTake(owner: TakeOf, now = Date.now()): UnsavedTake | undefined {
  const take = takes.get(keyOf(owner));
  if (take && isStillOnServer(take, now)) return take;
  dropUnsaved(owner);
  return undefined;
}

export function dropUnsaved(owner: TakeOf): void {
  takes.drop(keyOf(owner));
}

function parseTake(stored: unknown): UnsavedTake | undefined {
  if (!isRecord(stored)) return undefined;
  const { analysis, seconds, at } = stored;
  if (typeof seconds !== 'number' || typeof at !== 'number' || !isAnalysis(analysis)) {
    return undefined;
  }
  // One that was kept before this version lacks what has been added since.
  return { analysis: { ...analysis, contrasts: analysis.contrasts ?? [] }, seconds, at };
}

const NUMBERS = ['overallAccuracy', 'fluencyScore', 'prosodyScore', 'completenessScore'];
const LISTS = ['pauses', 'issues', 'feedback', 'recommendations'];

/** Looks at what the verdict is drawn from; the contract's own check is too large for this page. */
function isAnalysis(stored: unknown): stored is SavedAnalysis {
  if (!isRecord(stored)) return false;
  const { words, pitch } = stored;
  return (
    NUMBERS.every((name) => typeof stored[name] === 'number') &&
    LISTS.every((name) => Array.isArray(stored[name])) &&
    isRecord(pitch) &&
    Array.isArray(pitch['times']) &&
    Array.isArray(words) &&
    words.every((word) => isRecord(word) && Array.isArray(word['sounds']))
  );
}
