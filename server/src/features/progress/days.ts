import type { dailyStats, LocalTime, userStreak, weeklySessions } from '@saywell/contract';
import { and, type AnyColumn, eq, gte, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { practiceDays, practiceSessions } from '../../db/schema.ts';
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

type Practiced = { minutes: number; exercises: number; accuracySum: number };

const shown = ({ minutes, exercises, accuracySum }: Practiced) => ({
  minutes,
  exercises,
  accuracy: percentOf(meanOf(accuracySum, exercises)),
});

/** The mean of everything but some days, in percent. */
function accuracyWithout(days: Practiced[], all: Awaited<ReturnType<typeof totalsOf>>) {
  const exercises = days.reduce((left, day) => left - day.exercises, all.sessions);
  const sum = days.reduce((left, day) => left - day.accuracySum, all.accuracy * all.sessions);
  return exercises > 0 ? percentOf(meanOf(sum, exercises)) : null;
}

/** What was practiced on each of some days in a row. Each session's minutes are rounded up. */
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
  const day = sql<number>`width_bucket(${practiceSessions.createdAt}, array[${bounds}])`;
  const rows = await db
    .select({
      day,
      exercises: sql<number>`count(*)::int`,
      minutes: sql<number>`sum(ceil(${practiceSessions.duration} / 60.0))::int`,
      accuracySum: sql<number>`sum(${practiceSessions.accuracy}::float8)`,
    })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.userId, userId),
        gte(practiceSessions.createdAt, starts[0]!),
        lt(practiceSessions.createdAt, starts[count]!),
      ),
    )
    .groupBy(sql`1`);
  return Array.from({ length: count }, (_, at) => {
    const {
      exercises = 0,
      minutes = 0,
      accuracySum = 0,
    } = rows.find((one) => one.day === at + 1) ?? {};
    return { exercises, minutes, accuracySum };
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
