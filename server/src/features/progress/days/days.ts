import type { dailyStats, LocalTime, userStreak, weeklySessions } from '@saywell/contract';
import { and, type AnyColumn, eq, gte, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import {
  drills,
  earRounds,
  practiceDays,
  practiceSessions,
  type RoundsTable,
  stressRounds,
} from '../../../db/schema.ts';
import {
  addDays,
  dayNumberOf,
  dayOf,
  mondayOf,
  startOfDay,
  type Zone,
  zoneOf,
} from './local-time.ts';
import { streakOf } from './streak.ts';
import { meanOf, percentOf, totalsOf } from './totals.ts';

export async function readDailyStats(
  db: Database,
  userId: number,
  local: LocalTime,
  now = new Date(),
): Promise<z.input<typeof dailyStats.response>> {
  const zone = zoneOf(local);
  const date = dayOf(now, zone);
  const [today] = await daysFrom(db, userId, date, 1, zone);
  return { date, ...shown(today!) };
}

export async function readWeek(
  db: Database,
  userId: number,
  local: LocalTime,
  now = new Date(),
): Promise<z.input<typeof weeklySessions.response>> {
  const zone = zoneOf(local);
  const today = dayOf(now, zone);
  const monday = mondayOf(today);
  const practiced = await daysFrom(db, userId, monday, 7, zone);
  const days = practiced.map((day, at) => {
    const date = addDays(monday, at);
    return { date, isToday: date === today, ...shown(day) };
  });
  return {
    totalMinutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    accuracyBefore: accuracyWithout(practiced, await totalsOf(db, userId)),
    days,
  };
}

/** Practice that has a time and no score. */
type ShortTable = typeof drills | RoundsTable;

type Practiced = { minutes: number; exercises: number; scored: number; accuracySum: number };

const shown = ({ minutes, exercises, scored, accuracySum }: Practiced) => ({
  minutes,
  exercises,
  accuracy: percentOf(meanOf(accuracySum, scored)),
});

/** The mean of everything but some days, in percent. */
function accuracyWithout(days: Practiced[], all: Awaited<ReturnType<typeof totalsOf>>) {
  const scored = days.reduce((left, day) => left - day.scored, all.scored);
  const sum = days.reduce((left, day) => left - day.accuracySum, all.accuracy * all.scored);
  return scored > 0 ? percentOf(meanOf(sum, scored)) : null;
}

/**
 * What was practiced on each of some days in a row. The minutes of each session are rounded up, and
 * those of a day's drills and rounds together.
 */
async function daysFrom(
  db: Database,
  userId: number,
  first: string,
  count: number,
  zone: Zone,
): Promise<Practiced[]> {
  const starts = Array.from({ length: count + 1 }, (_, at) => startOfDay(addDays(first, at), zone));
  const bounds = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  const dayAt = (at: AnyColumn) => sql<number>`width_bucket(${at}, array[${bounds}])`;
  const within = (table: typeof practiceSessions | ShortTable) =>
    and(
      eq(table.userId, userId),
      gte(table.createdAt, starts[0]!),
      lt(table.createdAt, starts[count]!),
    );
  const rows = await db
    .select({
      day: dayAt(practiceSessions.createdAt),
      exercises: sql<number>`count(*)::int`,
      scored: sql<number>`count(${practiceSessions.accuracy})::int`,
      minutes: sql<number>`sum(ceil(${practiceSessions.duration} / 60.0))::int`,
      accuracySum: sql<number>`coalesce(sum(${practiceSessions.accuracy}::float8), 0)`,
    })
    .from(practiceSessions)
    .where(within(practiceSessions))
    .groupBy(sql`1`);
  const secondsOf = (table: ShortTable) =>
    db
      .select({ day: dayAt(table.createdAt), seconds: sql<number>`sum(${table.duration})::int` })
      .from(table)
      .where(within(table))
      .groupBy(sql`1`);
  const short = [
    ...(await secondsOf(drills)),
    ...(await secondsOf(earRounds)),
    ...(await secondsOf(stressRounds)),
  ];
  return Array.from({ length: count }, (_, at) => {
    const {
      exercises = 0,
      scored = 0,
      minutes = 0,
      accuracySum = 0,
    } = rows.find((one) => one.day === at + 1) ?? {};
    const more = short.reduce((sum, { day, seconds }) => sum + (day === at + 1 ? seconds : 0), 0);
    return { exercises, scored, minutes: minutes + Math.ceil(more / 60), accuracySum };
  });
}

export async function readStreak(
  db: Database,
  userId: number,
  local: LocalTime,
  now = new Date(),
): Promise<z.input<typeof userStreak.response>> {
  const zone = zoneOf(local);
  const days = await practiceDaysOf(db, userId, zone);
  return streakOf(days, dayNumberOf(now.getTime(), zone));
}

/** Days with practice, oldest first, as the person's own calendar has them. Years of them: one row. */
async function practiceDaysOf(db: Database, userId: number, zone: Zone): Promise<Int32Array> {
  const seconds = (instant: AnyColumn) => sql`floor(date_part('epoch', ${instant}))::int`;
  const [row] = await db
    .select({
      first: sql<number[] | null>`json_agg(${seconds(practiceDays.firstAt)})`,
      last: sql<number[] | null>`json_agg(${seconds(practiceDays.lastAt)})`,
    })
    .from(practiceDays)
    .where(eq(practiceDays.userId, userId));
  const moments = [...(row?.first ?? []), ...(row?.last ?? [])];
  return Int32Array.from(moments, (moment) => dayNumberOf(moment * 1000, zone)).toSorted();
}
