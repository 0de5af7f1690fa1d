/** The browser's time zone, as query parameters. */
export function localTime() {
  return {
    timezoneOffset: String(new Date().getTimezoneOffset()),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** When the day of a moment began where the person is. */
export const startOfDay = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
