import { DAY_MS, HOUR_MS } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { every, type JobLog, type Running } from '../../jobs/every.ts';
import type { Job } from '../../jobs/scheduled-jobs.ts';
import { carryOutDueRequests } from './deletion-requests.ts';
import { clearOutbox } from './outbox-files.ts';
import { applyRetention } from './retention.ts';

const FIRST_LOOK_MS = 10_000;
/** Another process may have deleted an account with mail in this folder. */
const LOOK_EVERY_MS = 10 * 60_000;

export const privacyJobs: Job[] = [
  { name: 'deletion-requests', everyMs: HOUR_MS, run: carryOutDueRequests },
  { name: 'retention', everyMs: DAY_MS, run: applyRetention },
];

type OutboxLog = JobLog & { info(details: object, message: string): void };

/** Runs in every process, soon after the start and then often: each process has its own folder. */
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
