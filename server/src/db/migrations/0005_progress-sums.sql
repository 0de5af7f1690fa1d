CREATE TABLE "exercise_totals" (
	"user_id" integer NOT NULL,
	"exercise_id" integer NOT NULL,
	"sessions" integer NOT NULL,
	"accuracy_sum" double precision NOT NULL,
	"best_accuracy" real NOT NULL,
	"last_practiced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exercise_totals_user_id_exercise_id_pk" PRIMARY KEY("user_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "practice_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "practice_totals" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sessions" integer NOT NULL,
	"minutes" integer NOT NULL,
	"accuracy_sum" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sound_totals" (
	"user_id" integer NOT NULL,
	"phone" varchar(2) NOT NULL,
	"tries" integer NOT NULL,
	"accuracy_sum" double precision NOT NULL,
	"last_practiced_at" timestamp (3) with time zone NOT NULL,
	"stability" double precision,
	"difficulty" double precision,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "sound_totals_user_id_phone_pk" PRIMARY KEY("user_id","phone")
);
--> statement-breakpoint
CREATE TABLE "sound_weeks" (
	"user_id" integer NOT NULL,
	"phone" varchar(2) NOT NULL,
	"week" date NOT NULL,
	"tries" integer NOT NULL,
	"accuracy_sum" double precision NOT NULL,
	CONSTRAINT "sound_weeks_user_id_week_phone_pk" PRIMARY KEY("user_id","week","phone")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "timezone_offset" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" varchar(64);--> statement-breakpoint
ALTER TABLE "exercise_totals" ADD CONSTRAINT "exercise_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_totals" ADD CONSTRAINT "exercise_totals_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_days" ADD CONSTRAINT "practice_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_totals" ADD CONSTRAINT "practice_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sound_totals" ADD CONSTRAINT "sound_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sound_weeks" ADD CONSTRAINT "sound_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_totals_exercise_id_index" ON "exercise_totals" USING btree ("exercise_id");--> statement-breakpoint
INSERT INTO "practice_totals" ("user_id", "sessions", "minutes", "accuracy_sum")
	SELECT "user_id", count(*), sum(ceil("duration" / 60.0)), sum("accuracy"::float8)
	FROM "practice_sessions" GROUP BY "user_id";--> statement-breakpoint
INSERT INTO "practice_days" ("user_id", "day", "first_at", "last_at")
	SELECT "user_id", ("created_at" at time zone 'UTC')::date, min("created_at"), max("created_at")
	FROM "practice_sessions" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "exercise_totals" ("user_id", "exercise_id", "sessions", "accuracy_sum", "best_accuracy", "last_practiced_at")
	SELECT "user_id", "exercise_id", count(*), sum("accuracy"::float8), max("accuracy"), max("created_at")
	FROM "practice_sessions" WHERE "exercise_id" IS NOT NULL GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "sound_totals" ("user_id", "phone", "tries", "accuracy_sum", "last_practiced_at")
	SELECT s."user_id", sound ->> 'phone', count(*), sum((sound ->> 'accuracy')::float8), max(s."created_at")
	FROM "practice_sessions" s, jsonb_path_query(s."feedback", '$.words[*] ? (@.kind != "missing").sounds[*]') sound
	GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "sound_weeks" ("user_id", "phone", "week", "tries", "accuracy_sum")
	SELECT s."user_id", sound ->> 'phone', date_trunc('week', s."created_at" at time zone 'UTC')::date, count(*), sum((sound ->> 'accuracy')::float8)
	FROM "practice_sessions" s, jsonb_path_query(s."feedback", '$.words[*] ? (@.kind != "missing").sounds[*]') sound
	GROUP BY 1, 2, 3;
