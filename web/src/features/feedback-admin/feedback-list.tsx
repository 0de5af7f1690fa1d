import { type Feedback, FEEDBACK_PER_PAGE } from '@saywell/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { CouldNotLoad } from '../../ui/could-not-load.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FeedbackDetails } from './feedback-details.tsx';
import { dayOf, type Filters, searchFor, tally, typeLabel } from './filters.ts';
import { feedbackCounts, messagesAt } from './queries.ts';
import { Priority, StatusSelect } from './status-mark.tsx';

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
        title="The messages couldn’t be loaded"
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
      title="No matching messages"
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

function FeedbackRow({ message, onOpen }: { message: Feedback; onOpen: () => void }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-line py-5 first:border-t-0 md:grid-cols-[78px_minmax(0,1fr)_120px_84px_150px] md:items-center md:gap-4 md:py-4 lg:grid-cols-[110px_minmax(0,1fr)_200px_100px_160px] lg:gap-6">
      <span className="text-15 wrap-anywhere text-ink-2">{typeLabel(message.type)}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="inline-flex min-h-11 items-center min-w-0 rounded-word text-left font-[650] wrap-anywhere hover:underline"
      >
        {message.subject}
      </button>
      <span className="flex min-w-0 gap-x-2.5 text-15 text-ink-2 md:block">
        <span className="block truncate">{message.userName}</span>
        <time dateTime={message.createdAt} className="num block shrink-0 text-ink-3">
          {dayOf(message.createdAt)}
        </time>
      </span>
      <Priority priority={message.priority} />
      <StatusSelect message={message} />
    </li>
  );
}
