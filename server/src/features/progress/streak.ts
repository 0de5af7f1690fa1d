import { addDays, daysBetween, mondayOf } from './local-time.ts';

export type Streak = {
  streak: number;
  best: number;
  practicedToday: boolean;
  /** Whether a day missed this week would still be forgiven. */
  freezeAvailable: boolean;
  /** The day of this week that was forgiven. */
  frozenDay: string | null;
};

/**
 * Days with practice in a row, up to today or yesterday: a day not yet over breaks nothing. Between
 * two days of practice one missed day is forgiven, once in each week, even if the streak then ends
 * all the same; it keeps the streak and does not count in it. Days are ISO dates, oldest first, each
 * once.
 */
export function streakOf(practiceDays: readonly string[], today: string): Streak {
  let streak = 0;
  let best = 0;
  let last: string | undefined;
  let frozen: string | undefined;
  /** The same, while the streak that it kept still holds. */
  let kept: string | null = null;
  const isFree = (missed: string) => !frozen || mondayOf(frozen) !== mondayOf(missed);

  /** Goes on to a day on which the streak either holds or has ended. */
  const goOn = (day: string) => {
    const missed = last === undefined ? Infinity : daysBetween(last, day) - 1;
    if (missed === 1 && isFree(addDays(day, -1))) frozen = kept = addDays(day, -1);
    else if (missed > 0) [streak, kept] = [0, null];
  };

  for (const day of practiceDays) {
    goOn(day);
    streak += 1;
    best = Math.max(best, streak);
    last = day;
  }
  goOn(today);

  const freezeAvailable = isFree(today);
  return {
    streak,
    best,
    practicedToday: last !== undefined && last >= today,
    freezeAvailable,
    frozenDay: freezeAvailable ? null : kept,
  };
}
