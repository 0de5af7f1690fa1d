import { createAccountStorage } from '../../lib/account-storage.ts';
import { isRecord } from '../../lib/tab-storage.ts';
import { type Judged, type SceneRun, TEXTS } from './run.ts';

const runs = createAccountStorage({ prefix: 'saywell-scene:', parse: parseRun });

/** Nobody takes up a conversation again that they left longer ago. */
const KEPT_FOR_MS = 7 * 24 * 3600_000;
/** More scenes than anybody is in the middle of. */
export const MOST_RUNS = 12;

/** A run that was left before its end, on this device: one for each scene of an account. */
export const keptRuns = {
  get: (userId: number, slug: string, now = Date.now()): SceneRun | undefined => {
    const run = runs.get(userId, slug);
    return run?.slug === slug && now - run.at < KEPT_FOR_MS ? run : undefined;
  },
  /** One that begins, or goes on here. */
  begin: (userId: number, run: SceneRun): void => {
    runs.set(userId, run.slug, run);
    tidy(userId, run.at);
  },
  /** Unless another has begun since, or everything was forgotten, in another tab. */
  keep: (userId: number, run: SceneRun): void => {
    if (runs.get(userId, run.slug)?.key === run.key) runs.set(userId, run.slug, run);
  },
  /** Forgets this run, not another that has begun since. */
  drop: (userId: number, { slug, key }: Pick<SceneRun, 'slug' | 'key'>): void => {
    if (runs.get(userId, slug)?.key === key) runs.drop(userId, slug);
  },
  onElsewhere: runs.onElsewhere,
};

/** Drops what is too old, of no use, or too many. */
function tidy(userId: number, now: number): void {
  const all = runs.keys(userId).map((slug) => ({ slug, run: keptRuns.get(userId, slug, now) }));
  const wanted = all
    .flatMap(({ run }) => run ?? [])
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST_RUNS)
    .map(({ slug }) => slug);
  for (const { slug } of all) if (!wanted.includes(slug)) runs.drop(userId, slug);
}

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
    Object.values(said).every(isJudgedLine);
  return isRun ? (stored as SceneRun) : undefined;
}

function isJudgedLine(stored: unknown): stored is Judged {
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
