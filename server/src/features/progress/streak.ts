import { nameOfDay } from './local-time.ts';

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
 * all the same; it keeps the streak and does not count in it. Days are numbers (`dayNumberOf`), oldest
 * first; one may be there twice.
 */
export function streakOf(practiceDays: Iterable<number>, today: number): Streak {
  let streak = 0;
  let best = 0;
  let last: number | undefined;
  let frozen: number | undefined;
  /** The same, while the streak that it kept still holds. */
  let kept: number | undefined;
  const isFree = (missed: number) => frozen === undefined || weekOf(frozen) !== weekOf(missed);

  /** Goes on to a day on which the streak either holds or has ended. */
  const goOn = (day: number) => {
    const missed = last === undefined ? Infinity : day - last - 1;
    if (missed === 1 && isFree(day - 1)) frozen = kept = day - 1;
    else if (missed > 0) [streak, kept] = [0, undefined];
  };

  for (const day of practiceDays) {
    if (day === last) continue;
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
    frozenDay: freezeAvailable || kept === undefined ? null : nameOfDay(kept),
  };
}

/** Counted from a Monday: day 0 was a Thursday. */
const weekOf = (day: number) => Math.floor((day + 3) / 7);
