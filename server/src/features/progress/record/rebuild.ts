import { EAR_MARK, EAR_MARK_OF } from '@saywell/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  earTotals,
  exerciseTotals,
  practiceDays,
  practiceTotals,
  sceneTotals,
  soundTotals,
  soundWeeks,
  stressTotals,
} from '../../../db/schema.ts';
import { firstOf, lastOf } from './tries.ts';
import { IS_WHOLE_RUN } from './whole-run.ts';

const TABLES = [
  practiceTotals,
  practiceDays,
  exerciseTotals,
  soundTotals,
  soundWeeks,
  earTotals,
  stressTotals,
  sceneTotals,
];

/**
 * Recomputes every sum from the sessions, drills and rounds: for a database that was filled in another way,
 * and for the test that saving one by one gives the same sums. Spaced repetition starts over.
 */
export async function rebuildSums(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of TABLES) {
      await tx.delete(table);
    }
    for (const statement of STATEMENTS) await tx.execute(statement);
  });
}

const SAID_SOUNDS = sql`
  select s.user_id, s.created_at, s.id, place,
    sound ->> 'phone' as phone, (sound ->> 'accuracy')::float8 as accuracy
  from practice_sessions s,
    jsonb_path_query(s.analysis, '$.words[*] ? (@.kind != "missing" && @.kind != "covered").sounds[*] ? ((@.end > @.start || !exists(@.end)) && !exists(@.maybe))')
      with ordinality as sounds (sound, place)
  where s.accuracy is not null
  union all
  select d.user_id, d.created_at, d.id, place, d.sound, (one_try ->> 'sound')::float8
  from drills d, jsonb_array_elements(d.tries) with ordinality as tries (one_try, place)
  where d.user_id is not null and one_try ->> 'sound' is not null`;

const PRACTICED = sql`
  select user_id, created_at from practice_sessions
  union all select user_id, created_at from drills where user_id is not null
  union all select user_id, created_at from ear_rounds
  union all select user_id, created_at from stress_rounds`;

const SHORT = sql`
  select user_id, duration from drills where user_id is not null
  union all select user_id, duration from ear_rounds
  union all select user_id, duration from stress_rounds`;

const HEARD = sql`
  select r.user_id, r.id, r.created_at, answer ->> 'contrast' as contrast, count(*) as asked,
    count(*) filter (where answer -> 'said' = answer -> 'chose') as heard
  from ear_rounds r, jsonb_array_elements(r.answers) as answer group by 1, 2, 3, 4`;

/** In the order in which they were made: nobody knows anymore in which they were saved. */
const SAID_POINTS = sql`array_agg(floor(accuracy * 100 + 0.5)::smallint order by created_at, id, place)`;

const HEARD_POINTS = sql`
  select r.user_id, answer ->> 'contrast' as contrast,
    array_agg((case when answer -> 'said' = answer -> 'chose' then 100 else 0 end)::smallint
      order by r.created_at, r.id, place) as points
  from ear_rounds r, jsonb_array_elements(r.answers) with ordinality as answers (answer, place)
  group by 1, 2`;

const POINTS = sql`points`;

const WELL = sql`asked >= ${sql.raw(String(EAR_MARK_OF))}
  and heard * ${sql.raw(String(EAR_MARK_OF))} >= asked * ${sql.raw(String(EAR_MARK))}`;

const STATEMENTS = [
  sql`insert into practice_totals (user_id, sessions, scored, minutes, accuracy_sum)
    select user_id, count(*), count(accuracy), sum(ceil(duration / 60.0)),
      coalesce(sum(accuracy::float8), 0)
    from practice_sessions group by user_id`,
  sql`insert into practice_totals (user_id, sessions, minutes, drilled_seconds, accuracy_sum)
    select user_id, 0, 0, sum(duration), 0
    from (${SHORT}) short group by user_id
    on conflict (user_id) do update set drilled_seconds = excluded.drilled_seconds`,
  sql`insert into practice_days (user_id, day, first_at, last_at)
    select user_id, (created_at at time zone 'UTC')::date, min(created_at), max(created_at)
    from (${PRACTICED}) practiced group by 1, 2`,
  sql`insert into exercise_totals
      (user_id, exercise_id, sessions, accuracy_sum, best_accuracy, last_practiced_at)
    select user_id, exercise_id, count(*), sum(accuracy::float8), max(accuracy), max(created_at)
    from practice_sessions where exercise_id is not null and accuracy is not null group by 1, 2`,
  sql`insert into sound_totals
      (user_id, phone, tries, accuracy_sum, last_practiced_at, first_tries, last_tries)
    select user_id, phone, tries, accuracy_sum, last_at, ${firstOf(POINTS)}, ${lastOf(POINTS)}
    from (
      select user_id, phone, count(*) as tries, sum(accuracy) as accuracy_sum,
        max(created_at) as last_at, ${SAID_POINTS} as points
      from (${SAID_SOUNDS}) said group by 1, 2
    ) sums`,
  sql`insert into sound_weeks (user_id, phone, week, tries, accuracy_sum)
    select user_id, phone, date_trunc('week', created_at at time zone 'UTC')::date, count(*), sum(accuracy)
    from (${SAID_SOUNDS}) said group by 1, 2, 3`,
  sql`insert into ear_totals
      (user_id, contrast, asked, heard, last_asked, last_heard, last_at, well_first_at, well_last_at)
    select user_id, contrast, sum(asked), sum(heard),
      (array_agg(asked order by created_at desc, id desc))[1],
      (array_agg(heard order by created_at desc, id desc))[1],
      max(created_at), min(created_at) filter (where ${WELL}), max(created_at) filter (where ${WELL})
    from (${HEARD}) rounds group by 1, 2`,
  sql`update ear_totals set first_tries = ${firstOf(POINTS)}, last_tries = ${lastOf(POINTS)}
    from (${HEARD_POINTS}) answers
    where answers.user_id = ear_totals.user_id and answers.contrast = ear_totals.contrast`,
  sql`insert into stress_totals (user_id, kind, asked, "right", said, said_right, last_at)
    select user_id, answer ->> 'kind', count(*),
      count(*) filter (where (answer ->> 'isRight')::boolean),
      count(*) filter (where answer ->> 'said' in ('right', 'wrong')),
      count(*) filter (where answer ->> 'said' = 'right'), max(created_at)
    from stress_rounds r, jsonb_array_elements(r.answers) as answer group by 1, 2`,
  sql`insert into scene_totals (user_id, scene, runs, best, last_at)
    select user_id, scene, count(*), max(score) filter (where ${IS_WHOLE_RUN}), max(created_at)
    from scene_runs group by 1, 2`,
];
