ALTER TABLE "scene_runs" ADD COLUMN "rate" real;--> statement-breakpoint
ALTER TABLE "scene_runs" ADD COLUMN "pause_seconds" real;--> statement-breakpoint
ALTER TABLE "scene_runs" DROP COLUMN "fluency";