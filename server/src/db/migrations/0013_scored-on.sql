ALTER TABLE "analyses" ADD COLUMN "scored_on" text DEFAULT 'server' NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "said_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD COLUMN "scored_on" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_scored_on_values" CHECK ("analyses"."scored_on" in ('device', 'server'));--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_scored_on_values" CHECK ("practice_sessions"."scored_on" in ('device', 'server'));--> statement-breakpoint
UPDATE "practice_sessions" SET "scored_on" = 'server' WHERE "analysis" IS NOT NULL;
