CREATE TABLE "scene_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scene_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"scene" varchar(80) NOT NULL,
	"mode" text NOT NULL,
	"part" integer,
	"with_text" boolean NOT NULL,
	"score" real,
	"fluency" real,
	"prosody" real,
	"lines" jsonb NOT NULL,
	"again" jsonb,
	"duration" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scene_runs_key_unique" UNIQUE("user_id","key"),
	CONSTRAINT "scene_runs_mode_values" CHECK ("scene_runs"."mode" in ('shadow', 'part')),
	CONSTRAINT "scene_runs_part_range" CHECK ("scene_runs"."part" between 0 and 1),
	CONSTRAINT "scene_runs_score_range" CHECK ("scene_runs"."score" between 0 and 100),
	CONSTRAINT "scene_runs_duration_range" CHECK ("scene_runs"."duration" >= 1)
);
--> statement-breakpoint
CREATE TABLE "scene_totals" (
	"user_id" integer NOT NULL,
	"scene" varchar(80) NOT NULL,
	"runs" integer NOT NULL,
	"best" real,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scene_totals_user_id_scene_pk" PRIMARY KEY("user_id","scene")
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"slug" varchar(80) PRIMARY KEY NOT NULL,
	"title" varchar(200) NOT NULL,
	"about" text NOT NULL,
	"level" integer NOT NULL,
	"parts" text[] NOT NULL,
	"skills" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scenes_level_range" CHECK ("scenes"."level" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "scene_slug" varchar(80);--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "scene_line" integer;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "scene_part" integer;--> statement-breakpoint
ALTER TABLE "scene_runs" ADD CONSTRAINT "scene_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_runs" ADD CONSTRAINT "scene_runs_scene_scenes_slug_fk" FOREIGN KEY ("scene") REFERENCES "public"."scenes"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_totals" ADD CONSTRAINT "scene_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_totals" ADD CONSTRAINT "scene_totals_scene_scenes_slug_fk" FOREIGN KEY ("scene") REFERENCES "public"."scenes"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scene_runs_list_index" ON "scene_runs" USING btree ("user_id","scene","created_at","id");--> statement-breakpoint
CREATE INDEX "scene_runs_scene_index" ON "scene_runs" USING btree ("scene");--> statement-breakpoint
CREATE INDEX "scene_totals_scene_index" ON "scene_totals" USING btree ("scene");--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_scene_slug_scenes_slug_fk" FOREIGN KEY ("scene_slug") REFERENCES "public"."scenes"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercises_scene_index" ON "exercises" USING btree ("scene_slug","scene_line");--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_scene_line_range" CHECK ("exercises"."scene_line" >= 0);--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_scene_part_range" CHECK ("exercises"."scene_part" between 0 and 1);