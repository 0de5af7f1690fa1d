import type { Database } from '../../db/database.ts';
import { analyticsEvents } from '../../db/schema.ts';

/**
 * Notes that a trial began or became an account, and nothing of whose: trials themselves are
 * deleted after a day, and the overview looks back for months.
 */
export async function countTrial(tx: Database, name: 'trial_started' | 'trial_converted') {
  await tx.insert(analyticsEvents).values({ name, userTier: 'anonymous' });
}
