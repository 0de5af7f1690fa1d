/** The browser's time zone, as query parameters. */
export function localTime() {
  return {
    timezoneOffset: String(new Date().getTimezoneOffset()),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
