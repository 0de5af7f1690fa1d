/** Bars of the week by minutes: under 4, from 4, from 8. */
export type BarKind = 'none' | 'short' | 'mid' | 'full';

const MID_FROM = 4;
const FULL_FROM = 8;

export function barKind(minutes: number): BarKind {
  if (minutes <= 0) return 'none';
  if (minutes < MID_FROM) return 'short';
  return minutes < FULL_FROM ? 'mid' : 'full';
}

/** Out of 100. A short day is still seen, and a week of short days does not look like a long one. */
export function barHeight(minutes: number, most: number): number {
  if (minutes <= 0) return 0;
  return Math.max(6, Math.round((minutes / Math.max(most, FULL_FROM)) * 100));
}

/** Of a day that is already the person's own, so no zone may move it. */
export function dayName(date: string, length: 'short' | 'long'): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: length,
    timeZone: 'UTC',
  });
}

export const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

export const inExercises = (exercises: number) =>
  exercises === 1 ? '1 exercise' : `${exercises} exercises`;
