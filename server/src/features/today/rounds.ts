import { DAILY_MINUTES, type LocalTime, type readToday as call } from '@saywell/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { dailyRounds } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { readDailyGoal } from '../progress/days/daily-goal.ts';
import { addDays, dayNumberOf, dayOf, startOfDay, zoneOf } from '../progress/days/local-time.ts';
import { chooseSteps } from './choose-steps.ts';
import { resultsOf } from './results.ts';

type Today = z.input<typeof call.response>;
type Round = Pick<typeof dailyRounds.$inferSelect, 'minutes' | 'steps' | 'skipped'>;

/** Today’s practice: as it was begun, else as it would be. */
export async function readToday(
  db: Database,
  userId: number,
  local: LocalTime,
  now = new Date(),
): Promise<Today> {
  const day = dayFrom(local, now);
  const begun = await findRound(db, userId, day.date);
  if (begun) return shown(db, userId, day, begun);
  const { minutes, steps } = await chooseRound(db, userId, day);
  return {
    date: day.date,
    minutes,
    begun: false,
    finished: false,
    steps: steps.map((step) => ({ step, state: 'open', result: null })),
  };
}

/** Keeps the steps as they are chosen now. Whoever begins again, or elsewhere, finds them so. */
export async function beginToday(
  db: Database,
  userId: number,
  local: LocalTime,
  now = new Date(),
): Promise<Today> {
  const day = dayFrom(local, now);
  const begun = await findRound(db, userId, day.date);
  if (begun) return shown(db, userId, day, begun);
  const round = await chooseRound(db, userId, day);
  if (round.steps.length > 0) {
    const values = { userId, day: day.date, ...round };
    await db.insert(dailyRounds).values(values).onConflictDoNothing();
  }
  return readToday(db, userId, local, now);
}

/** Skips a step or takes it up again; two at once both count. */
export async function skipStep(
  db: Database,
  userId: number,
  local: LocalTime,
  { step, skipped }: { step: string; skipped: boolean },
  now = new Date(),
): Promise<Today> {
  const day = dayFrom(local, now);
  await beginToday(db, userId, local, now);
  const others = sql`array_remove(${dailyRounds.skipped}, ${step})`;
  const known = await db
    .update(dailyRounds)
    .set({ skipped: skipped ? sql`array_append(${others}, ${step})` : others })
    .where(
      and(
        isRound(userId, day.date),
        sql`${dailyRounds.steps} @> ${JSON.stringify([{ id: step }])}::jsonb`,
      ),
    )
    .returning({ day: dailyRounds.day });
  if (known.length === 0) {
    throw new AppError('not_found', 'This isn’t part of today’s practice');
  }
  return readToday(db, userId, local, now);
}

/** Whether somebody came to the end of a day’s practice, and did some of it. */
export async function isFinished(
  db: Database,
  userId: number,
  local: LocalTime,
  now: Date,
): Promise<boolean> {
  const day = dayFrom(local, now);
  const round = await findRound(db, userId, day.date);
  if (!round) return false;
  const { finished, steps } = await shown(db, userId, day, round);
  return finished && steps.some(({ state }) => state === 'done');
}

type LocalDay = ReturnType<typeof dayFrom>;

/** As long as the learner’s daily goal; without one, as short as can be. */
async function chooseRound(db: Database, userId: number, day: LocalDay) {
  const minutes = (await readDailyGoal(db, userId)).minutes ?? DAILY_MINUTES[0];
  return { minutes, steps: await chooseSteps(db, userId, minutes, day) };
}

function dayFrom(local: LocalTime, now: Date) {
  const zone = zoneOf(local);
  const date = dayOf(now, zone);
  return {
    date,
    number: dayNumberOf(now.getTime(), zone),
    start: startOfDay(date, zone),
    end: startOfDay(addDays(date, 1), zone),
    now,
  };
}

const isRound = (userId: number, day: string) =>
  and(eq(dailyRounds.userId, userId), eq(dailyRounds.day, day));

async function findRound(db: Database, userId: number, day: string): Promise<Round | undefined> {
  const [row] = await db
    .select({
      minutes: dailyRounds.minutes,
      steps: dailyRounds.steps,
      skipped: dailyRounds.skipped,
    })
    .from(dailyRounds)
    .where(isRound(userId, day));
  return row;
}

/** What was done counts, also of a step that was skipped before. */
async function shown(
  db: Database,
  userId: number,
  { date, start, end }: LocalDay,
  { minutes, steps, skipped }: Round,
): Promise<Today> {
  const results = await resultsOf(db, { userId, start, end }, steps);
  const states = steps.map((step) => {
    const result = results.get(step.id) ?? null;
    const state = result ? 'done' : skipped.includes(step.id) ? 'skipped' : 'open';
    return { step, state, result } as const;
  });
  return {
    date,
    minutes,
    begun: true,
    finished: states.every(({ state }) => state !== 'open'),
    steps: states,
  };
}
