ALTER TABLE "analytics_events" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "fold_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "last_key" uuid;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_fold_hash_unique" UNIQUE("fold_hash");--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_count_range" CHECK ("analytics_events"."count" >= 1);