import type { Result } from '../../lib/api.ts';
import { Figures } from '../../ui/figures.tsx';
import { grouped } from '../../ui/grouped.ts';

export function Stats({ totals }: { totals: Result<'GET /api/total-stats'> }) {
  const { minutes, exercises, accuracy } = totals;
  const some = exercises > 0;
  return (
    <Figures
      figures={[
        { name: minutes === 1 ? 'minute practiced' : 'minutes practiced', value: grouped(minutes) },
        { name: exercises === 1 ? 'exercise' : 'exercises', value: grouped(exercises) },
        { name: 'accuracy', value: some ? accuracy : '–', unit: some ? '%' : undefined },
      ]}
    />
  );
}
