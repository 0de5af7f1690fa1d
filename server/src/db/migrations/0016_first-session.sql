CREATE TABLE "first_sessions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"exercise_ids" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "minutes_a_day" integer;--> statement-breakpoint
ALTER TABLE "first_sessions" ADD CONSTRAINT "first_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_minutes_a_day_range" CHECK ("users"."minutes_a_day" between 5 and 15);