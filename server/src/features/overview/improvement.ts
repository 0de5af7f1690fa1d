import { IMPROVED_LEARNERS_MIN, type siteOverview, TRIES_COMPARED } from '@saywell/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';

type Improvement = z.input<typeof siteOverview.response>['improvement'];
type Part = Improvement['mouth'];

/** Whether practice works: sums alone are read, and only of those who allow analytics. */
export async function readImprovement(db: Database): Promise<Improvement> {
  return {
    mouth: await improvementIn(db, sql`sound_totals`, sql`tries`),
    ear: await improvementIn(db, sql`ear_totals`, sql`asked`),
  };
}

type Row = {
  learners: number;
  first: number;
  last: number;
  low: number;
  median: number;
  high: number;
};

async function improvementIn(db: Database, table: SQL, tries: SQL): Promise<Part> {
  const quantile = (part: number, of: SQL) =>
    sql`percentile_cont(${sql.raw(String(part))}) within group (order by ${of})`;
  const change = sql`last - first`;
  const { rows } = await db.execute(sql`
    select count(*)::int as learners,
      ${quantile(0.5, sql`first`)} as first, ${quantile(0.5, sql`last`)} as last,
      ${quantile(0.25, change)} as low, ${quantile(0.5, change)} as median,
      ${quantile(0.75, change)} as high
    from (
      select user_id, avg(${meanOf(sql`first_tries`)})::float8 as first,
        avg(${meanOf(sql`last_tries`)})::float8 as last
      from ${table}
      join consents using (user_id)
      where consent_type = 'analytics' and granted and ${tries} >= ${2 * TRIES_COMPARED}
      group by user_id
    ) learners`);
  const { learners, first, last, low, median, high } = rows[0] as Row;
  if (learners < IMPROVED_LEARNERS_MIN) return { learners, medians: null };
  return { learners, medians: { first, last, change: { low, median, high } } };
}

const meanOf = (points: SQL) => sql`(select avg(one) from unnest(${points}) one)`;
