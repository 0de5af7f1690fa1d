import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { read } from '../../lib/query-client.ts';
import { CouldNotLoad } from '../../ui/could-not-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DayPlot } from './day-plot.tsx';
import { DayTable } from './day-table.tsx';
import { FrequentErrors } from './frequent-errors.tsx';
import { measuresOf } from './measures.ts';
import type { Period } from './periods.ts';

const grid = 'grid gap-5 md:grid-cols-2 xl:grid-cols-3';

export function SiteOverview({ period }: { period: Period }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...read('/api/admin/overview', { query: { days: period } }),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <Waiting />;
  if (!data) {
    return (
      <CouldNotLoad
        title="The numbers could not be loaded"
        why={errorText(error, 'Please try again later.')}
        onRetry={refetch}
      />
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <div className={grid}>
        {measuresOf(data).map((measure) => (
          <DayPlot key={measure.title} measure={measure} days={data.days} />
        ))}
      </div>
      <DayTable days={data.days} />
      <FrequentErrors errors={data.errors} />
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className={grid}>
      <VisuallyHidden>Loading the numbers...</VisuallyHidden>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-61 w-full rounded-card" />
      ))}
    </div>
  );
}
