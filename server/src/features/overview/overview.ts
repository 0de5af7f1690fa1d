import type { siteOverview } from '@saywell/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { addDays } from '../progress/days/local-time.ts';
import { readImprovement } from './improvement.ts';

type Overview = z.input<typeof siteOverview.response>;
type Day = Overview['days'][number];

const ERRORS_SHOWN = 10;

/** The days up to today, each computed from that day's rows; days are in UTC. */
export async function readOverview(
  db: Database,
  days: number,
  now = new Date(),
): Promise<Overview> {
  const first = addDays(now.toISOString().slice(0, 10), 1 - days);
  const since = sql`${first}::timestamp at time zone 'UTC'`;
  const table = await rowsByDay(db, since);
  const all = Array.from({ length: days }, (_, at) => dayFrom(addDays(first, at), table));
  const sum = (
    name:
      | 'trials'
      | 'signUps'
      | 'sessions'
      | 'scoredOnDevice'
      | 'scoredOnServer'
      | 'adViews'
      | 'adClicks'
      | 'errors',
  ) => all.reduce((total, day) => total + day[name], 0);
  const [whole] = await rows<Means & { learners: number; converted: number }>(
    db,
    sql`select
      (select count(*)::int from analytics_events
        where name = 'trial_converted' and created_at >= ${since}) as converted,
      count(distinct user_id)::int as learners, ${means}
      from practice_sessions where created_at >= ${since}`,
  );
  return {
    days: all,
    totals: {
      trials: sum('trials'),
      signUps: sum('signUps'),
      sessions: sum('sessions'),
      scoredOnDevice: sum('scoredOnDevice'),
      scoredOnServer: sum('scoredOnServer'),
      adViews: sum('adViews'),
      adClicks: sum('adClicks'),
      errors: sum('errors'),
      ...whole!,
    },
    improvement: await readImprovement(db),
    errors: await mostFrequentErrors(db, since),
  };
}

type Means = Pick<Day, 'accuracyOnDevice' | 'accuracyOnServer'>;

/** Apart, since anybody can make up what a device says. */
const means = sql`
  avg(accuracy) filter (where scored_on = 'device')::float8 as "accuracyOnDevice",
  avg(accuracy) filter (where scored_on = 'server')::float8 as "accuracyOnServer"`;

type Counts = Partial<Omit<Day, 'date'>>;

async function rowsByDay(db: Database, since: SQL): Promise<Map<string, Counts>> {
  const day = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD') as date`;
  const created = sql`created_at`;
  const parts = await Promise.all([
    rows<Counts & { date: string }>(
      db,
      sql`select ${day(created)},
          count(*) filter (where name = 'trial_started')::int as trials,
          coalesce(sum(count) filter (where name = 'error'), 0)::int as errors
        from analytics_events where created_at >= ${since} group by 1`,
    ),
    rows<Counts & { date: string }>(
      db,
      sql`select ${day(created)}, count(*)::int as "signUps"
        from users where created_at >= ${since} group by 1`,
    ),
    rows<Counts & { date: string }>(
      db,
      sql`select ${day(created)}, count(*)::int as sessions, count(distinct user_id)::int as learners,
          count(*) filter (where scored_on = 'device')::int as "scoredOnDevice",
          count(*) filter (where scored_on = 'server')::int as "scoredOnServer", ${means}
        from practice_sessions where created_at >= ${since} group by 1`,
    ),
    rows<Counts & { date: string }>(
      db,
      sql`select ${day(created)}, count(*)::int as "adViews",
          count(*) filter (where clicked)::int as "adClicks"
        from ad_impressions where created_at >= ${since} group by 1`,
    ),
  ]);
  const found = new Map<string, Counts>();
  for (const { date, ...counts } of parts.flat()) {
    found.set(date, { ...found.get(date), ...counts });
  }
  return found;
}

function dayFrom(date: string, table: Map<string, Counts>): Day {
  const nothing = { trials: 0, signUps: 0, sessions: 0, learners: 0 };
  const scored = { scoredOnDevice: 0, scoredOnServer: 0 };
  const unscored = { accuracyOnDevice: null, accuracyOnServer: null };
  return {
    date,
    ...nothing,
    ...scored,
    ...unscored,
    adViews: 0,
    adClicks: 0,
    errors: 0,
    ...table.get(date),
  };
}

function mostFrequentErrors(db: Database, since: SQL) {
  return rows<Overview['errors'][number]>(
    db,
    sql`select coalesce(properties ->> 'message', 'Unknown error') as message,
        coalesce(properties ->> 'page', '') as page, sum(count)::int as count
      from analytics_events where name = 'error' and created_at >= ${since}
      group by 1, 2 order by 3 desc, 1 limit ${ERRORS_SHOWN}`,
  );
}

async function rows<Row>(db: Database, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}
