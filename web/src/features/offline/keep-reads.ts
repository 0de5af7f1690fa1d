import { call, pathWith } from '../../lib/api.ts';
import { entryOfPage, isOfAnotherDay, KEPT_BY_HEADER, READS_CACHE } from '../../lib/kept.ts';
import { localTime } from '../../lib/local-time.ts';

/** What the screens for practice read when they open, asked for as they ask. */
function firstReads() {
  const today = { query: localTime() };
  const recent = { query: { limit: '3' } };
  return [
    ['/api/user', () => call('GET /api/user')],
    ['/api/exercises', () => call('GET /api/exercises')],
    ['/api/exercise-progress', () => call('GET /api/exercise-progress')],
    ['/api/practice-plan', () => call('GET /api/practice-plan')],
    ['/api/next-exercise', () => call('GET /api/next-exercise')],
    ['/api/total-stats', () => call('GET /api/total-stats')],
    ['/api/user-progress', () => call('GET /api/user-progress')],
    ['/api/sounds', () => call('GET /api/sounds')],
    ['/api/first-session', () => call('GET /api/first-session')],
    ['/api/classes', () => call('GET /api/classes')],
    ['/api/path', () => call('GET /api/path')],
    ['/api/first-language', () => call('GET /api/first-language')],
    ['/api/path/steps', () => call('GET /api/path/steps')],
    [pathWith('/api/ear', {}, today.query), () => call('GET /api/ear', today)],
    [pathWith('/api/today', {}, today.query), () => call('GET /api/today', today)],
    ['/api/week-review', () => call('GET /api/week-review')],
    ['/api/privacy/consent', () => call('GET /api/privacy/consent')],
    [
      pathWith('/api/practice-sessions', {}, recent.query),
      () => call('GET /api/practice-sessions', recent),
    ],
    [
      pathWith('/api/weekly-sessions', {}, today.query),
      () => call('GET /api/weekly-sessions', today),
    ],
    [pathWith('/api/daily-stats', {}, today.query), () => call('GET /api/daily-stats', today)],
    [pathWith('/api/user-streak', {}, today.query), () => call('GET /api/user-streak', today)],
    [pathWith('/api/challenges', {}, today.query), () => call('GET /api/challenges', today)],
  ] as const;
}

/**
 * Reads what no screen has read yet, or only in another version or on another day, so that the service
 * worker has all of it.
 */
export async function keepReads(): Promise<void> {
  for (const [address, read] of firstReads()) {
    // One that fails waits for the next visit, and does not hold up the others.
    if (!(await isKept(address).catch(() => false))) await read().catch(() => {});
  }
}

async function isKept(address: string): Promise<boolean> {
  const kept = await (await caches.open(READS_CACHE)).match(address);
  const isOurs = kept?.headers.get(KEPT_BY_HEADER) === entryOfPage();
  return kept !== undefined && isOurs && !isOfAnotherDay(address.split('?')[0]!, kept);
}
