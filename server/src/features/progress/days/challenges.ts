import type { listChallenges, LocalTime } from '@saywell/contract';
import { and, eq, gte } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import {
  challengeTicks,
  drills,
  earRounds,
  type RoundsTable,
  stressRounds,
} from '../../../db/schema.ts';
import { AppError } from '../../../http/errors.ts';
import { isFinished } from '../../today/rounds.ts';
import { challengesOf } from './challenge-list.ts';
import { dayOf, startOfDay, zoneOf } from './local-time.ts';
import { takesSince } from './takes-since.ts';

type Answer = z.input<typeof listChallenges.response>;

export async function readChallenges(
  db: Database,
  userId: number,
  local: LocalTime,
  now = new Date(),
): Promise<Answer> {
  const zone = zoneOf(local);
  const day = dayOf(now, zone);
  const start = startOfDay(day, zone);
  const today = {
    takes: await takesSince(db, userId, start),
    earRounds: await db.$count(earRounds, since(earRounds, userId, start)),
    stressRounds: await db.$count(stressRounds, since(stressRounds, userId, start)),
    drillsPassed: await db.$count(
      drills,
      and(since(drills, userId, start), eq(drills.passed, true)),
    ),
    isFinished: await isFinished(db, userId, local, now),
  };
  const ticks = await db
    .select({ id: challengeTicks.challengeId })
    .from(challengeTicks)
    .where(and(eq(challengeTicks.userId, userId), eq(challengeTicks.day, day)));
  const ticked = new Set(ticks.map(({ id }) => id));
  return challengesOf(day).map(({ isReached, ...goal }) => {
    const reached = isReached(today);
    return { ...goal, reached, checked: reached || ticked.has(goal.id) };
  });
}

const since = (table: typeof drills | RoundsTable, userId: number, start: Date) =>
  and(eq(table.userId, userId), gte(table.createdAt, start));

type Toggle = { challengeId: string; checked: boolean };

export async function tickChallenge(
  db: Database,
  userId: number,
  local: LocalTime,
  { challengeId, checked }: Toggle,
  now = new Date(),
): Promise<Answer> {
  const day = dayOf(now, zoneOf(local));
  if (!challengesOf(day).some(({ id }) => id === challengeId)) {
    throw new AppError('not_found', 'This isn’t one of today’s challenges');
  }
  if (checked) {
    await db.insert(challengeTicks).values({ userId, day, challengeId }).onConflictDoNothing();
  } else {
    const { userId: owner, day: ofDay, challengeId: id } = challengeTicks;
    await db
      .delete(challengeTicks)
      .where(and(eq(owner, userId), eq(ofDay, day), eq(id, challengeId)));
  }
  return readChallenges(db, userId, local, now);
}
