import { sql } from 'drizzle-orm';

/** The lines that a row of `scene_runs` asks for. */
const ITS_LINES = sql`from exercises e
  where e.scene_slug = scene_runs.scene and e.scene_line is not null
    and (scene_runs.part is null or e.scene_part = scene_runs.part)`;

const HAS_SCORE = sql`jsonb_path_exists(scene_runs.lines,
  '$[*] ? (@.line == $line && @.score != null)', jsonb_build_object('line', e.scene_line))`;

export const LINES_OF_RUN = sql<number>`(select count(*)::int ${ITS_LINES})`;
export const LINES_WITH_SCORE = sql<number>`(select count(*)::int ${ITS_LINES} and ${HAS_SCORE})`;

/** Whether every line has a score: only then does the score of the run speak for the scene. */
export const IS_WHOLE_RUN = sql`not exists (select ${ITS_LINES} and not ${HAS_SCORE})`;
