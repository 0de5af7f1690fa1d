import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  exerciseTotals,
  practiceDays,
  practiceTotals,
  soundTotals,
  soundWeeks,
} from '../../db/schema.ts';

/**
 * Recomputes every sum from the sessions and drills: for a database that was filled in another way,
 * and for the test that saving one by one gives the same sums. Spaced repetition starts over.
 */
export async function rebuildSums(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of [practiceTotals, practiceDays, exerciseTotals, soundTotals, soundWeeks]) {
      await tx.delete(table);
    }
    for (const statement of STATEMENTS) await tx.execute(statement);
  });
}

const SAID_SOUNDS = sql`
  select s.user_id, s.created_at, sound ->> 'phone' as phone, (sound ->> 'accuracy')::float8 as accuracy
  from practice_sessions s,
    jsonb_path_query(s.analysis, '$.words[*] ? (@.kind != "missing").sounds[*] ? (@.end > @.start || !exists(@.end))') as sound
  where s.accuracy is not null
  union all
  select d.user_id, d.created_at, d.sound, (one_try ->> 'sound')::float8
  from drills d, jsonb_array_elements(d.tries) as one_try
  where d.user_id is not null and one_try ->> 'sound' is not null`;

const PRACTICED = sql`
  select user_id, created_at from practice_sessions
  union all select user_id, created_at from drills where user_id is not null`;

const STATEMENTS = [
  sql`insert into practice_totals (user_id, sessions, scored, minutes, accuracy_sum)
    select user_id, count(*), count(accuracy), sum(ceil(duration / 60.0)),
      coalesce(sum(accuracy::float8), 0)
    from practice_sessions group by user_id`,
  sql`insert into practice_totals (user_id, sessions, minutes, drilled_seconds, accuracy_sum)
    select user_id, 0, 0, sum(duration), 0
    from drills where user_id is not null group by user_id
    on conflict (user_id) do update set drilled_seconds = excluded.drilled_seconds`,
  sql`insert into practice_days (user_id, day, first_at, last_at)
    select user_id, (created_at at time zone 'UTC')::date, min(created_at), max(created_at)
    from (${PRACTICED}) practiced group by 1, 2`,
  sql`insert into exercise_totals
      (user_id, exercise_id, sessions, accuracy_sum, best_accuracy, last_practiced_at)
    select user_id, exercise_id, count(*), sum(accuracy::float8), max(accuracy), max(created_at)
    from practice_sessions where exercise_id is not null and accuracy is not null group by 1, 2`,
  sql`insert into sound_totals (user_id, phone, tries, accuracy_sum, last_practiced_at)
    select user_id, phone, count(*), sum(accuracy), max(created_at)
    from (${SAID_SOUNDS}) said group by 1, 2`,
  sql`insert into sound_weeks (user_id, phone, week, tries, accuracy_sum)
    select user_id, phone, date_trunc('week', created_at at time zone 'UTC')::date, count(*), sum(accuracy)
    from (${SAID_SOUNDS}) said group by 1, 2, 3`,
];
