CREATE TABLE "drills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"anonymous_session_id" integer,
	"exercise_id" integer,
	"phrase" varchar(500) NOT NULL,
	"word" varchar(40) NOT NULL,
	"sound" varchar(2) NOT NULL,
	"instead" varchar(2),
	"tries" jsonb NOT NULL,
	"passed" boolean NOT NULL,
	"duration" integer NOT NULL,
	"analysis_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drills_analysis_id_unique" UNIQUE("analysis_id"),
	CONSTRAINT "drills_duration_range" CHECK ("drills"."duration" >= 1),
	CONSTRAINT "drills_one_owner" CHECK (num_nonnulls("drills"."user_id", "drills"."anonymous_session_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "drilled" varchar(2);--> statement-breakpoint
ALTER TABLE "drills" ADD CONSTRAINT "drills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drills" ADD CONSTRAINT "drills_anonymous_session_id_anonymous_sessions_id_fk" FOREIGN KEY ("anonymous_session_id") REFERENCES "public"."anonymous_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drills" ADD CONSTRAINT "drills_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drills_user_id_index" ON "drills" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "drills_anonymous_session_id_index" ON "drills" USING btree ("anonymous_session_id");--> statement-breakpoint
CREATE INDEX "drills_exercise_id_index" ON "drills" USING btree ("exercise_id");