CREATE TABLE "path_choices" (
	"user_id" integer NOT NULL,
	"contrast" varchar(60) NOT NULL,
	"choice" varchar(10) NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "path_choices_user_id_contrast_pk" PRIMARY KEY("user_id","contrast"),
	CONSTRAINT "path_choices_choice_check" CHECK ("path_choices"."choice" in ('pinned', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "path_orders" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"first_language" varchar(20),
	"contrasts" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "path_choices" ADD CONSTRAINT "path_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_orders" ADD CONSTRAINT "path_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;