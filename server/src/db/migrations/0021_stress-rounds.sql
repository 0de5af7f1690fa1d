CREATE TABLE "stress_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stress_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"duration" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stress_rounds_key_unique" UNIQUE("user_id","key"),
	CONSTRAINT "stress_rounds_duration_range" CHECK ("stress_rounds"."duration" >= 1)
);
--> statement-breakpoint
CREATE TABLE "stress_totals" (
	"user_id" integer NOT NULL,
	"kind" varchar(10) NOT NULL,
	"asked" integer NOT NULL,
	"right" integer NOT NULL,
	"said" integer NOT NULL,
	"said_right" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stress_totals_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "stress_rounds" ADD CONSTRAINT "stress_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stress_totals" ADD CONSTRAINT "stress_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stress_rounds_list_index" ON "stress_rounds" USING btree ("user_id","created_at","id");