import type { Database } from '../../db/database.ts';
import { every, type JobLog, type Running } from '../../jobs/every.ts';
import type { Job } from '../../jobs/scheduled-jobs.ts';
import { carryOutDueRequests } from './deletion-requests.ts';
import { clearOutbox } from './outbox-files.ts';
import { applyRetention } from './retention.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_LOOK_MS = 10_000;
/** Another process may have deleted an account whose mail lies here. */
const LOOK_EVERY_MS = 10 * 60_000;

export const privacyJobs: Job[] = [
  { name: 'deletion-requests', everyMs: HOUR_MS, run: carryOutDueRequests },
  { name: 'retention', everyMs: DAY_MS, run: applyRetention },
];

type OutboxLog = JobLog & { info(details: object, message: string): void };

/** Soon after the start and often from then, in every process: the folder is its own. */
export function keepOutboxShort(
  db: Database,
  folder: string,
  log: OutboxLog,
  { firstLookMs = FIRST_LOOK_MS } = {},
): Running {
  return every({
    name: 'outbox',
    intervalMs: LOOK_EVERY_MS,
    delayMs: firstLookMs,
    log,
    run: async (signal) => {
      const removed = await clearOutbox(db, folder, signal);
      if (removed > 0) log.info({ removed }, 'message files removed');
    },
  });
}
