import { createTabStorage, isRecord, isStillOnServer } from '../../lib/tab-storage.ts';
import { type Judged, type SceneRun, TEXTS } from './run.ts';

const runs = createTabStorage({ prefix: 'saywell-scene:', parse: parseRun });

const keyOf = (userId: number, slug: string) => `${userId}:${slug}`;

/** A run that a reload must not lose: one for each scene of an account. */
export const keptRuns = {
  get: (userId: number, slug: string, now = Date.now()): SceneRun | undefined => {
    const run = runs.get(keyOf(userId, slug));
    return run?.slug === slug && isStillOnServer(run, now) ? run : undefined;
  },
  keep: (userId: number, run: SceneRun): void => runs.set(keyOf(userId, run.slug), run),
  /** Forgets this run, not another that has begun since. */
  drop: (userId: number, { slug, key }: Pick<SceneRun, 'slug' | 'key'>): void => {
    if (runs.get(keyOf(userId, slug))?.key === key) runs.drop(keyOf(userId, slug));
  },
};

function parseRun(stored: unknown): SceneRun | undefined {
  if (!isRecord(stored)) return undefined;
  const { key, slug, mode, part, text, withText, place, said, spentMs, at, saved } = stored;
  const isRun =
    typeof key === 'string' &&
    typeof slug === 'string' &&
    (mode === 'shadow' || mode === 'part') &&
    (part === 0 || part === 1 || part === null) &&
    TEXTS.some((one) => one === text) &&
    typeof withText === 'boolean' &&
    Number.isInteger(place) &&
    typeof spentMs === 'number' &&
    typeof at === 'number' &&
    typeof saved === 'boolean' &&
    isRecord(said) &&
    Object.values(said).every(isJudged);
  return isRun ? (stored as SceneRun) : undefined;
}

function isJudged(stored: unknown): stored is Judged {
  if (!isRecord(stored)) return false;
  const { state, analysisId, score, prosody, pace, stress, melody, tip } = stored;
  if (state !== 'scored') return state === 'checking' || state === 'unsure' || state === 'failed';
  return (
    typeof analysisId === 'string' &&
    typeof score === 'number' &&
    typeof prosody === 'number' &&
    typeof tip === 'string' &&
    isRecord(pace) &&
    Array.isArray(pace['stretches']) &&
    isRecord(stress) &&
    (melody === null || isRecord(melody))
  );
}
