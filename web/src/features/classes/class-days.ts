/** A day such as "2026-12-04", as people say it. */
export function sayDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** The day of an instant, by the clocks of this device. */
export function sayDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
}

/** A day so many days from today, as a date field wants it. */
export function dayAhead(days: number, now = new Date()): string {
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}

/** “Ms. Lee’s”, and “James’s”. */
export const ofName = (name: string) => `${name}’s`;
