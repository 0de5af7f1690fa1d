import { mayWorkLater } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { createTabStorage, isRecord, isStillOnServer } from '../../lib/tab-storage.ts';
import { type Practiced, sessionOf } from './save.ts';
import type { TakeOf } from './unsaved-take.ts';

/**
 * What somebody practiced on a phrase when the last take of it was in doubt and none had a score.
 * Nobody is asked to save it: it is sent when the phrase is left, or on the next visit.
 */
export type UnscoredPractice = Practiced & { exerciseId?: number | undefined; at: number };

const unscored = createTabStorage({ prefix: 'saywell-unscored:', parse: parseUnscored });

const keyOf = ({ userId, of }: TakeOf) => `${userId}:${of}`;

export function keepUnscored(owner: TakeOf, kept: UnscoredPractice): void {
  unscored.set(keyOf(owner), kept);
}

export function dropUnscored(owner: TakeOf): void {
  unscored.drop(keyOf(owner));
}

/** Sends what was kept, and says whether there was any. The server saves each once, however often it comes. */
export async function sendUnscored(
  userId: number,
  { keepalive, now = Date.now() }: { keepalive?: boolean; now?: number } = {},
): Promise<boolean> {
  const theirs = unscored.keys().filter((key) => key.startsWith(`${userId}:`));
  const sent = await Promise.all(
    theirs.map(async (key) => {
      const kept = unscored.get(key);
      if (kept && isStillOnServer(kept, now)) {
        try {
          await save(kept, keepalive);
        } catch (error) {
          if (mayWorkLater(error)) return false;
        }
      }
      // Meanwhile another one may have taken its place.
      if (unscored.get(key)?.analysis.analysisId === kept?.analysis.analysisId) unscored.drop(key);
      return true;
    }),
  );
  return sent.includes(true);
}

function save({ exerciseId, ...practiced }: UnscoredPractice, keepalive: boolean | undefined) {
  const session = sessionOf(practiced);
  return exerciseId === undefined
    ? call('POST /api/daily-practice-session', {
        body: { ...session, phrase: practiced.phrase },
        keepalive,
      })
    : call('POST /api/practice-sessions', { body: { ...session, exerciseId }, keepalive });
}

function parseUnscored(stored: unknown): UnscoredPractice | undefined {
  if (!isRecord(stored) || !isRecord(stored['analysis'])) return undefined;
  const { exerciseId, phrase, seconds, at } = stored;
  const { overallAccuracy, transcript, analysisId } = stored['analysis'];
  return (exerciseId === undefined || typeof exerciseId === 'number') &&
    typeof phrase === 'string' &&
    typeof seconds === 'number' &&
    typeof at === 'number' &&
    typeof overallAccuracy === 'number' &&
    typeof transcript === 'string' &&
    typeof analysisId === 'string'
    ? { exerciseId, phrase, seconds, at, analysis: { overallAccuracy, transcript, analysisId } }
    : undefined;
}
