import {
  EAR_MARK_OF,
  type EarStanding,
  type earStanding,
  isWellHeard,
  type LocalTime,
} from '@saywell/contract';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { earRounds, earTotals } from '../../db/schema.ts';
import { dayOf, type Zone, zoneOf } from '../progress/days/local-time.ts';
import type { KeptEarAnswer } from '../progress/record/record-ear-round.ts';
import { recentRounds } from '../rounds/recent-rounds.ts';

type Standing = Omit<z.input<typeof earStanding.response>, 'path'>;
type Totals = typeof earTotals.$inferSelect;

export async function readEarStanding(
  db: Database,
  userId: number,
  local: LocalTime,
): Promise<Standing> {
  return {
    contrasts: await readContrasts(db, userId, local),
    recent: await readRecent(db, userId),
  };
}

/** The contrasts that somebody was asked for. */
export async function readContrasts(db: Database, userId: number, local: LocalTime) {
  const zone = zoneOf(local);
  const rows = await db
    .select()
    .from(earTotals)
    .where(eq(earTotals.userId, userId))
    .orderBy(asc(earTotals.contrast));
  return rows.map((row) => ({
    contrast: row.contrast,
    asked: row.asked,
    heard: row.heard,
    last: { asked: row.lastAsked, heard: row.lastHeard, at: row.lastAt },
    mark: markOf(row, zone),
  }));
}

/** What was heard on two days and then mixed up again comes back until it is heard once more. */
function markOf(
  { wellFirstAt, wellLastAt, lastAsked, lastHeard }: Totals,
  zone: Zone,
): EarStanding['mark'] {
  if (!wellFirstAt || !wellLastAt) return 'not-yet';
  const isLost = lastAsked >= EAR_MARK_OF && !isWellHeard({ asked: lastAsked, heard: lastHeard });
  const isOneDay = dayOf(wellFirstAt, zone) === dayOf(wellLastAt, zone);
  return isLost || isOneDay ? 'once' : 'heard';
}

async function readRecent(db: Database, userId: number): Promise<Standing['recent']> {
  const sums = new Map<string, Standing['recent'][number]>();
  const answers = (await recentRounds<KeptEarAnswer>(db, earRounds, userId)).flat();
  for (const { pair, said, chose } of answers) {
    const sum = sums.get(pair) ?? { pair, asked: 0, heard: 0 };
    sum.asked += 1;
    sum.heard += said === chose ? 1 : 0;
    sums.set(pair, sum);
  }
  return [...sums.values()];
}
