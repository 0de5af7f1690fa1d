const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

/** How long ago something was: minutes under an hour, hours under a day, then its date. */
export function elapsed(at: string | Date, now = new Date()): string {
  const then = new Date(at);
  const minutes = Math.floor((now.getTime() - then.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'Just now';
  if (minutes < HOUR_MINUTES) return `${minutes} min ago`;
  if (minutes < DAY_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)} h ago`;
  const sameYear = then.getFullYear() === now.getFullYear();
  return then.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(!sameYear && { year: 'numeric' }),
  });
}
