import type { Result } from '../../lib/api.ts';
import { grouped } from '../../ui/grouped.ts';

type Totals = Pick<Result<'GET /api/total-stats'>, 'accuracy' | 'exercises'>;

/** What this week has changed if that is good news, else how much the number is drawn from. */
export function accuracyNote({ accuracy, exercises }: Totals, before?: number | null): string {
  if (exercises === 0) return 'It comes with your first exercise.';
  const gain = accuracy - (before ?? accuracy);
  if (gain > 0) return `Up ${gain} since last week.`;
  return exercises === 1 ? 'Over one exercise.' : `Over all ${grouped(exercises)} exercises.`;
}
