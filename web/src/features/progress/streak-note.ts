import type { Result } from '../../lib/api.ts';

type Streak = Result<'GET /api/user-streak'>;

/** A kind word about the streak: what was forgiven, what would lengthen it, what is in reserve. */
export function streakNote({ streak, practicedToday, freezeAvailable, frozenDay }: Streak): string {
  if (streak === 0) return 'One exercise begins a new one, any day you like.';
  if (frozenDay) return `You missed ${weekday(frozenDay)}. This week’s freeze kept it.`;
  if (!practicedToday) return `One exercise today makes it ${streak + 1}.`;
  return freezeAvailable ? 'One freeze saved. Miss a day, keep it.' : 'Practiced today.';
}

/** Read as UTC on both sides: the day is already the person's own. */
function weekday(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
  });
}
