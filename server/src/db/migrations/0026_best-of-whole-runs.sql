UPDATE "scene_totals" SET "best" = (
	SELECT max(r."score") FROM "scene_runs" r
	WHERE r."user_id" = "scene_totals"."user_id" AND r."scene" = "scene_totals"."scene" AND NOT EXISTS (
		SELECT FROM "exercises" e
		WHERE e."scene_slug" = r."scene" AND e."scene_line" IS NOT NULL AND (r."part" IS NULL OR e."scene_part" = r."part")
			AND NOT jsonb_path_exists(r."lines", '$[*] ? (@.line == $line && @.score != null)', jsonb_build_object('line', e."scene_line"))
	)
);
