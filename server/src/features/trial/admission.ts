import { createHmac } from 'node:crypto';
import type { TrialSession } from '@saywell/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { anonymousSessions } from '../../db/schema.ts';
import { networkOf } from '../../http/network.ts';
import { DAY_MS } from './trial-state.ts';

/** Trials that begin at one address in a day just so, and with a proof of work each. */
const FREE_AT_ADDRESS = 10;
const PROVEN_AT_ADDRESS = 100;
/** Trials that one browser begins in a day, one after the other, wherever it is. */
const OF_DEVICE = 10;

export type VisitorRights = {
  /** Their network is known for its many people: how many trials begin there makes no difference. */
  isTrusted: boolean;
  /** They have solved a riddle for this trial. */
  hasProof: boolean;
};

type Begun = { atAddress: number; onDevice: number };

/** What keeps one more trial from beginning, if anything. */
export function closedTo(
  { isTrusted, hasProof }: VisitorRights,
  { atAddress, onDevice }: Begun,
): TrialSession['closedBy'] {
  if (onDevice >= OF_DEVICE) return 'network';
  if (isTrusted || atAddress < FREE_AT_ADDRESS) return undefined;
  if (atAddress >= PROVEN_AT_ADDRESS) return 'network';
  return hasProof ? undefined : 'proof';
}

/** The trials that began, or began another day, in the last day, without the one row for those that were refused; that one's id. */
export async function begunToday(
  tx: Database,
  key: string,
  device: string | undefined,
): Promise<Begun & { refused: number | undefined }> {
  const { id, ipAddress, dailyExercisesUsed, dailyExerciseIds } = anonymousSessions;
  const isRefused = sql`${dailyExercisesUsed} > 0 and cardinality(${dailyExerciseIds}) = 0`;
  // Each day of a trial begins anew.
  const sinceYesterday = gt(anonymousSessions.lastResetDate, new Date(Date.now() - DAY_MS));
  const [here] = await tx
    .select({
      trials: sql<number>`count(*) filter (where not (${isRefused}))`.mapWith(Number),
      refused: sql<number | null>`min(${id}) filter (where ${isRefused})`,
    })
    .from(anonymousSessions)
    .where(and(eq(ipAddress, key), sinceYesterday));
  const onDevice = device
    ? await tx.$count(anonymousSessions, and(eq(anonymousSessions.device, device), sinceYesterday))
    : 0;
  return { atAddress: here!.trials, onDevice, refused: here!.refused ?? undefined };
}

/**
 * What stands for a visitor's address: the same for the same address, and nothing from which the
 * address could be found without the site's secret.
 */
export function visitorKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`trial ${networkOf(address)}`)
    .digest('base64url');
}
