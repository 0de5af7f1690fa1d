ALTER TABLE "practice_totals" ADD COLUMN "drilled_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "practice_totals" SET "drilled_seconds" = drilled.seconds, "minutes" = "practice_totals"."minutes" - drilled.minutes
FROM (
	SELECT "user_id", sum("duration") AS seconds, sum(ceil("duration" / 60.0)) AS minutes
	FROM "drills" WHERE "user_id" IS NOT NULL GROUP BY "user_id"
) AS drilled
WHERE drilled."user_id" = "practice_totals"."user_id";
