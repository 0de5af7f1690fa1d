const STEP_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

/** Every half hour, and the chosen time if it is another, in order. */
export function timesOfDay(chosen: string): string[] {
  const halfHours = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, at) =>
    timeOf(at * STEP_MINUTES),
  );
  return [...new Set([...halfHours, chosen])].toSorted();
}

function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** "18:00" as "6:00 PM". */
export function asClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(Date.UTC(2026, 0, 1, hours, minutes)).toLocaleTimeString('en-US', {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  });
}
