ALTER TABLE "analyses" ALTER COLUMN "accuracy" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_sessions" ALTER COLUMN "accuracy" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_totals" ADD COLUMN "scored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "practice_totals" SET "scored" = "sessions";