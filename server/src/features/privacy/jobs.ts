import type { Job } from '../../jobs/scheduled-jobs.ts';
import { carryOutDueRequests } from './deletion-requests.ts';
import { applyRetention } from './retention.ts';

const HOUR_MS = 3600 * 1000;

export const privacyJobs: Job[] = [
  { name: 'deletion-requests', everyMs: HOUR_MS, run: carryOutDueRequests },
  { name: 'retention', everyMs: 24 * HOUR_MS, run: applyRetention },
];
