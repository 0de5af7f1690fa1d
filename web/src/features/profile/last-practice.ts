const DAY_MS = 24 * 3600 * 1000;
/** From here on a date says more than a number of days. */
const COUNTED_DAYS = 7;

/** When somebody last practised, in their own days: Today, Yesterday, N days ago, then a date. */
export function lastPractice(at: string | Date | undefined, now = new Date()): string {
  if (at === undefined) return 'Not yet';
  const then = new Date(at);
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY_MS);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < COUNTED_DAYS ? `${days} days ago` : longDate(then);
}

export function longDate(at: string | Date): string {
  return new Date(at).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}

/** Rounding above forgives the hour that a change of clocks adds to or takes from a day. */
function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
