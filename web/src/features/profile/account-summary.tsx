import type { User } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../lib/query-client.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lastPractice, longDate } from './last-practice.ts';
import { practiceTime } from './practice-time.ts';

const newest = read('/api/practice-sessions', { query: { limit: '1' } });

export function AccountSummary({ user }: { user: User }) {
  const sessions = useQuery(newest);
  return (
    <Card>
      <h2>Account Summary</h2>
      <dl className="mt-4">
        <Row term="Member Since">{longDate(user.createdAt)}</Row>
        <Row term="Total Practice Time">{practiceTime(user.totalMinutes)}</Row>
        <Row term="Current Streak">{user.streak === 1 ? '1 day' : `${user.streak} days`}</Row>
        <Row term="Last Practice">
          {sessions.isPending && <Skeleton className="my-1 ml-auto h-4.5 w-24" />}
          {sessions.isError && 'Could not be loaded'}
          {sessions.data && lastPractice(sessions.data[0]?.createdAt)}
        </Row>
      </dl>
    </Card>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0 last:pb-0">
      <dt className="text-15 text-ink-2">{term}</dt>
      <dd className="num ml-auto text-right font-semibold">{children}</dd>
    </div>
  );
}
