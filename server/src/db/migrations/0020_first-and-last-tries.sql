ALTER TABLE "ear_totals" ADD COLUMN "first_tries" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ear_totals" ADD COLUMN "last_tries" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sound_totals" ADD COLUMN "first_tries" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sound_totals" ADD COLUMN "last_tries" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "sound_totals" SET "first_tries" = (said.points)[1:10], "last_tries" = (said.points)[greatest(1, cardinality(said.points) - 9):]
FROM (
	SELECT "user_id", "phone", array_agg(floor("accuracy" * 100 + 0.5)::smallint ORDER BY "created_at", "id", "place") AS points
	FROM (
		SELECT s."user_id", s."created_at", s."id", "place", "sound" ->> 'phone' AS "phone", ("sound" ->> 'accuracy')::float8 AS "accuracy"
		FROM "practice_sessions" s,
			jsonb_path_query(s."analysis", '$.words[*] ? (@.kind != "missing").sounds[*] ? (@.end > @.start || !exists(@.end))') WITH ORDINALITY AS sounds ("sound", "place")
		WHERE s."accuracy" IS NOT NULL
		UNION ALL
		SELECT d."user_id", d."created_at", d."id", "place", d."sound", ("one_try" ->> 'sound')::float8
		FROM "drills" d, jsonb_array_elements(d."tries") WITH ORDINALITY AS tries ("one_try", "place")
		WHERE d."user_id" IS NOT NULL AND "one_try" ->> 'sound' IS NOT NULL
	) AS tries
	GROUP BY 1, 2
) AS said
WHERE said."user_id" = "sound_totals"."user_id" AND said."phone" = "sound_totals"."phone";
--> statement-breakpoint
UPDATE "ear_totals" SET "first_tries" = (answers.points)[1:10], "last_tries" = (answers.points)[greatest(1, cardinality(answers.points) - 9):]
FROM (
	SELECT r."user_id", "answer" ->> 'contrast' AS "contrast",
		array_agg((CASE WHEN "answer" -> 'said' = "answer" -> 'chose' THEN 100 ELSE 0 END)::smallint ORDER BY r."created_at", r."id", "place") AS points
	FROM "ear_rounds" r, jsonb_array_elements(r."answers") WITH ORDINALITY AS answers ("answer", "place")
	GROUP BY 1, 2
) AS answers
WHERE answers."user_id" = "ear_totals"."user_id" AND answers."contrast" = "ear_totals"."contrast";
