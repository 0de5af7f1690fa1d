CREATE TABLE "reminder_letters" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_letters_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "reminder_letters_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"minute" integer NOT NULL,
	"due_at" timestamp (3) with time zone,
	"chosen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "reminders_minute_range" CHECK ("reminders"."minute" between 0 and 1439)
);
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reminder_letters" ADD CONSTRAINT "reminder_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_letters_created_at_index" ON "reminder_letters" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reminders_due_at_index" ON "reminders" USING btree ("due_at");