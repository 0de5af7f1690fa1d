CREATE TABLE "ear_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ear_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"duration" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ear_rounds_key_unique" UNIQUE("user_id","key"),
	CONSTRAINT "ear_rounds_duration_range" CHECK ("ear_rounds"."duration" >= 1)
);
--> statement-breakpoint
CREATE TABLE "ear_totals" (
	"user_id" integer NOT NULL,
	"contrast" varchar(60) NOT NULL,
	"asked" integer NOT NULL,
	"heard" integer NOT NULL,
	"last_asked" integer NOT NULL,
	"last_heard" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"well_first_at" timestamp (3) with time zone,
	"well_last_at" timestamp (3) with time zone,
	CONSTRAINT "ear_totals_user_id_contrast_pk" PRIMARY KEY("user_id","contrast")
);
--> statement-breakpoint
ALTER TABLE "ear_rounds" ADD CONSTRAINT "ear_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ear_totals" ADD CONSTRAINT "ear_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ear_rounds_list_index" ON "ear_rounds" USING btree ("user_id","created_at","id");