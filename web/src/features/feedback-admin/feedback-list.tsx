import { FEEDBACK_PER_PAGE } from '@saywell/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { CouldNotLoad } from '../../ui/could-not-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FeedbackDetails } from './feedback-details.tsx';
import { FeedbackRow } from './feedback-row.tsx';
import { type Filters, searchFor } from './filters.ts';
import { feedbackCounts, messagesAt } from './queries.ts';
import { tally } from './tally.ts';

/** Never lower than while it loads: the footer would come up from below. */
export function FeedbackList({ filters }: { filters: Filters }) {
  return (
    <div className="min-h-112">
      <Messages filters={filters} />
    </div>
  );
}

function Messages({ filters }: { filters: Filters }) {
  const { data, error, isPending, refetch } = useQuery({
    ...messagesAt(filters),
    placeholderData: keepPreviousData,
  });
  const [openId, setOpenId] = useState<number>();
  if (isPending) return <Waiting />;
  if (!data) {
    return (
      <CouldNotLoad
        title="The messages could not be loaded"
        why={errorText(error, 'Please try again later.')}
        onRetry={refetch}
      />
    );
  }
  if (data.length === 0) return <Nothing filters={filters} />;
  return (
    <>
      <Card className="py-2! md:py-2!">
        <ul>
          {data.map((message) => (
            <FeedbackRow key={message.id} message={message} onOpen={() => setOpenId(message.id)} />
          ))}
        </ul>
      </Card>
      <Pages filters={filters} />
      <FeedbackDetails
        message={data.find(({ id }) => id === openId)}
        onClose={() => setOpenId(undefined)}
      />
    </>
  );
}

function Nothing({ filters }: { filters: Filters }) {
  const isPart = searchFor(filters) !== '';
  if (!isPart) return <Empty title="No feedback yet">What learners send us shows up here.</Empty>;
  return (
    <Empty
      title="No messages like that"
      action={<TextLink to="/admin/feedback">Show all messages</TextLink>}
    />
  );
}

function Pages({ filters }: { filters: Filters }) {
  const counts = useQuery(feedbackCounts).data;
  const pages = counts ? Math.ceil(tally(counts, filters) / FEEDBACK_PER_PAGE) : 1;
  const { page } = filters;
  if (pages < 2) return null;
  return (
    <nav
      aria-label="Pages"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      {page > 1 ? (
        <TextLink to={`/admin/feedback${searchFor({ ...filters, page: page - 1 })}`}>
          ← Newer
        </TextLink>
      ) : (
        <span />
      )}
      <span className="num text-ink-2">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <TextLink to={`/admin/feedback${searchFor({ ...filters, page: page + 1 })}`}>
          Older →
        </TextLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

function Waiting() {
  return (
    <Card role="status" className="py-2! md:py-2!">
      <VisuallyHidden>Loading feedback...</VisuallyHidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="border-t border-line py-5 first:border-t-0">
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </Card>
  );
}
