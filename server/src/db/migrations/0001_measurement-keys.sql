ALTER TABLE "ad_impressions" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_impressions_key_unique" ON "ad_impressions" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_events_key_unique" ON "analytics_events" USING btree ("key");