const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 18, 2026", the same for every reader and in the page that the server writes. */
export function longDate(instant: string): string {
  return LONG.format(new Date(instant));
}
