import type { User } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../lib/query-client.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';

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
          {sessions.isError && 'Couldn’t be loaded'}
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

const DAY_MS = 24 * 3600 * 1000;
/** From here on a date says more than a number of days. */
const COUNTED_DAYS = 7;

/** When somebody last practiced, in their own days: Today, Yesterday, N days ago, then a date. */
export function lastPractice(at: string | Date | undefined, now = new Date()): string {
  if (at === undefined) return 'Not yet';
  const then = new Date(at);
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY_MS);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < COUNTED_DAYS ? `${days} days ago` : longDate(then);
}

function longDate(at: string | Date): string {
  return new Date(at).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}

/** Rounding above forgives the hour that a change of clocks adds to or takes from a day. */
function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** Minutes as people say them. */
export function practiceTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
