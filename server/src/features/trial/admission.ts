import { createHmac } from 'node:crypto';
import { DAY_MS, type TrialSession } from '@saywell/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { trials } from '../../db/schema.ts';
import { networkOf } from '../../http/network.ts';

/** Trials per address per day: without a proof of work, and in all. */
const FREE_AT_ADDRESS = 10;
const PROVEN_AT_ADDRESS = 100;
/** Trials per browser per day, one after the other, from any address. */
const OF_DEVICE = 10;

export type VisitorRights = {
  /** A trusted network with many people: the limits per address do not apply. */
  isTrusted: boolean;
  /** They solved a challenge for this trial. */
  hasProof: boolean;
};

type Begun = { atAddress: number; onDevice: number };

/** What keeps another trial from starting, if anything. */
export function closedTo(
  { isTrusted, hasProof }: VisitorRights,
  { atAddress, onDevice }: Begun,
): TrialSession['closedBy'] {
  if (onDevice >= OF_DEVICE) return 'network';
  if (isTrusted || atAddress < FREE_AT_ADDRESS) return undefined;
  if (atAddress >= PROVEN_AT_ADDRESS) return 'network';
  return hasProof ? undefined : 'proof';
}

/**
 * Counts trials started in the last 24 h at this address and on this device, excluding the
 * placeholder row for refused trials, whose id it returns.
 */
export async function begunToday(
  tx: Database,
  key: string,
  device: string | undefined,
): Promise<Begun & { refused: number | undefined }> {
  const { id, ipAddress, dailyExercisesUsed, dailyExerciseIds } = trials;
  const isRefused = sql`${dailyExercisesUsed} > 0 and cardinality(${dailyExerciseIds}) = 0`;
  // A trial starts again with each new day.
  const sinceYesterday = gt(trials.lastResetDate, new Date(Date.now() - DAY_MS));
  const [here] = await tx
    .select({
      trials: sql<number>`count(*) filter (where not (${isRefused}))`.mapWith(Number),
      refused: sql<number | null>`min(${id}) filter (where ${isRefused})`,
    })
    .from(trials)
    .where(and(eq(ipAddress, key), sinceYesterday));
  const onDevice = device
    ? await tx.$count(trials, and(eq(trials.device, device), sinceYesterday))
    : 0;
  return { atAddress: here!.trials, onDevice, refused: here!.refused ?? undefined };
}

/**
 * Stands for a visitor's address: the same for the same address, and useless for finding the
 * address without the site's secret.
 */
export function visitorKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`trial ${networkOf(address)}`)
    .digest('base64url');
}
