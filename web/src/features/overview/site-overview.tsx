import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { read } from '../../lib/query-client.ts';
import { CouldNotLoad } from '../../ui/could-not-load.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DayPlot } from './day-plot.tsx';
import { DayTable } from './day-table.tsx';
import { Improvement } from './improvement.tsx';
import { amountText, measuresOf, type Overview, type Period } from './measures.ts';

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
        title="The numbers couldn’t be loaded"
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
      <Improvement of={data.improvement} />
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

function FrequentErrors({ errors }: { errors: Overview['errors'] }) {
  return (
    <section className="mt-10" aria-labelledby="frequent-errors">
      <h2 id="frequent-errors">Most frequent errors</h2>
      {errors.length === 0 ? (
        <p className="mt-2 text-ink-2">None in this period.</p>
      ) : (
        <ol className="mt-3">
          {errors.map(({ message, page, count }) => (
            <li
              key={`${page} ${message}`}
              className="flex items-baseline justify-between gap-6 border-t border-line py-3"
            >
              <span className="min-w-0 break-words">
                {message}
                <span className="block text-15 text-ink-3">{page}</span>
              </span>
              <span className="num font-semibold whitespace-nowrap">{amountText(count)} ×</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
