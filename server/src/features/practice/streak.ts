const DAY_MS = 24 * 3600 * 1000;

/**
 * How many days in a row have practice, up to today or yesterday: a day not yet over breaks
 * nothing. Days are ISO dates, newest first, each once.
 */
export function streakOf(practiceDays: string[], today: string): number {
  const newest = practiceDays[0];
  if (newest === undefined || daysBetween(newest, today) > 1) return 0;
  const end = practiceDays.findIndex((day, at) => daysBetween(day, newest) !== at);
  return end === -1 ? practiceDays.length : end;
}

function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS);
}
