import { sql } from 'drizzle-orm';

/** Whether every line that a row of `scene_runs` asks for has a score: only then does its score speak for the scene. */
export const IS_WHOLE_RUN = sql`not exists (
  select from exercises e
  where e.scene_slug = scene_runs.scene and e.scene_line is not null
    and (scene_runs.part is null or e.scene_part = scene_runs.part)
    and not jsonb_path_exists(scene_runs.lines, '$[*] ? (@.line == $line && @.score != null)',
      jsonb_build_object('line', e.scene_line)))`;
