CREATE TABLE "daily_rounds" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"minutes" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"skipped" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_rounds_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "daily_rounds" ADD CONSTRAINT "daily_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;