ALTER TABLE "practice_sessions" ADD COLUMN "analysis_id" uuid;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_analysis_id_unique" UNIQUE("analysis_id");