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
 * Counts days with practice in a row, up to today or yesterday: today is not over, so it can't break
 * the streak. Once in each week a single missed day is forgiven: it keeps the streak but adds nothing
 * to it. A week's forgiveness is spent even if the streak breaks later in that week. Days are numbers
 * (`dayNumberOf`), oldest first; a day may be there twice.
 */
export function streakOf(practiceDays: Iterable<number>, today: number): Streak {
  let streak = 0;
  let best = 0;
  let last: number | undefined;
  let frozen: number | undefined;
  /** The forgiven day, as long as the streak that it kept goes on. */
  let kept: number | undefined;
  const isFree = (missed: number) => frozen === undefined || weekOf(frozen) !== weekOf(missed);

  /** Moves to the next day: forgives the one missed day before it, or ends the streak. */
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
