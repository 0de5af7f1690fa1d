/** Where the person's midnight is, as the calls about days want to know it. */
export function localTime() {
  return {
    timezoneOffset: String(new Date().getTimezoneOffset()),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
