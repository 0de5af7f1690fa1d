CREATE TABLE "consent_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"consent_type" text NOT NULL,
	"granted" boolean NOT NULL,
	"version" varchar(20) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_changes_type_values" CHECK ("consent_changes"."consent_type" in ('essential', 'analytics', 'marketing', 'ai_processing'))
);
--> statement-breakpoint
DROP INDEX "data_deletion_requests_due_index";--> statement-breakpoint
ALTER TABLE "data_deletion_requests" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "data_deletion_requests" SET "due_at" = "created_at" + interval '14 days';--> statement-breakpoint
ALTER TABLE "data_deletion_requests" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_changes_user_id_index" ON "consent_changes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_priority_list_index" ON "feedback" USING btree ("priority","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_deletion_requests_pending_unique" ON "data_deletion_requests" USING btree ("user_id","request_type") WHERE "data_deletion_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "data_deletion_requests_due_index" ON "data_deletion_requests" USING btree ("status","due_at");