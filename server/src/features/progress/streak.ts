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
 * two days of practice one missed day is forgiven, once in each week; it keeps the streak and does
 * not count in it. Days are ISO dates, oldest first, each once.
 */
export function streakOf(practiceDays: readonly string[], today: string): Streak {
  let streak = 0;
  let best = 0;
  let last: string | undefined;
  let frozen: string | undefined;
  const isBridged = (missed: string) => !frozen || mondayOf(frozen) !== mondayOf(missed);

  for (const day of practiceDays) {
    const missed = last === undefined ? Infinity : daysBetween(last, day) - 1;
    if (missed === 1 && isBridged(addDays(day, -1))) frozen = addDays(day, -1);
    else if (missed > 0) {
      streak = 0;
      frozen = undefined;
    }
    streak += 1;
    best = Math.max(best, streak);
    last = day;
  }

  const yesterday = addDays(today, -1);
  const since = last === undefined ? Infinity : daysBetween(last, today);
  if (since === 2 && isBridged(yesterday)) frozen = yesterday;
  else if (since > 1) {
    streak = 0;
    frozen = undefined;
  }
  const frozenDay = frozen && mondayOf(frozen) === mondayOf(today) ? frozen : null;
  return { streak, best, practicedToday: since <= 0, freezeAvailable: !frozenDay, frozenDay };
}
