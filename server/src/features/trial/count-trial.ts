import type { Database } from '../../db/database.ts';
import { analyticsEvents } from '../../db/schema.ts';

/**
 * Records that a trial started or became an account, but not whose: trials themselves are deleted
 * after a day, and the overview covers months.
 */
export async function countTrial(tx: Database, name: 'trial_started' | 'trial_converted') {
  await tx.insert(analyticsEvents).values({ name, userTier: 'anonymous' });
}
