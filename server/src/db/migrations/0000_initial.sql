CREATE TABLE "auth_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" varchar(64) NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "email_verification_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_verification_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"email" varchar(254) NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used" boolean GENERATED ALWAYS AS (used_at is not null) STORED NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_verification_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"email" varchar(254) NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used" boolean GENERATED ALWAYS AS (used_at is not null) STORED NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_reset_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"username" varchar(50) NOT NULL,
	"email" varchar(254) NOT NULL,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"is_approved" boolean DEFAULT true NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"approved_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_level_range" CHECK ("users"."level" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(200) NOT NULL,
	"slug" varchar(100) NOT NULL,
	"excerpt" varchar(300) NOT NULL,
	"content" text NOT NULL,
	"author_name" varchar(100) DEFAULT 'The Saywell Team' NOT NULL,
	"featured_image_url" text,
	"category" text NOT NULL,
	"tags" varchar(50)[] DEFAULT '{}' NOT NULL,
	"meta_title" varchar(70),
	"meta_description" varchar(160),
	"published_at" timestamp (3) with time zone,
	"is_published" boolean DEFAULT false NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_category_values" CHECK ("blog_posts"."category" in ('pronunciation-intonation-accent', 'exam-preparation', 'career-professional', 'customer-communication', 'mindset-confidence', 'learning-strategies'))
);
--> statement-breakpoint
CREATE TABLE "blog_views" (
	"post_id" integer NOT NULL,
	"visitor_hash" varchar(64) NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "blog_views_post_id_visitor_hash_day_pk" PRIMARY KEY("post_id","visitor_hash","day")
);
--> statement-breakpoint
CREATE TABLE "seeded_posts" (
	"slug" varchar(100) PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercises" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exercises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" varchar(80) NOT NULL,
	"title" varchar(200) NOT NULL,
	"phrase" varchar(500) NOT NULL,
	"category" text NOT NULL,
	"difficulty" integer DEFAULT 1 NOT NULL,
	"audio_url" text,
	"tips" text[] DEFAULT '{}' NOT NULL,
	"trains" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_trial" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exercises_key_unique" UNIQUE("key"),
	CONSTRAINT "exercises_category_values" CHECK ("exercises"."category" in ('pronunciation', 'accent-reduction', 'intonation')),
	CONSTRAINT "exercises_difficulty_range" CHECK ("exercises"."difficulty" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" varchar(50) NOT NULL,
	"subject" varchar(200) NOT NULL,
	"message" varchar(5000) NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_priority_values" CHECK ("feedback"."priority" in ('high', 'medium', 'low')),
	CONSTRAINT "feedback_status_values" CHECK ("feedback"."status" in ('new', 'reviewed', 'in-progress', 'resolved', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "ad_impressions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_impressions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"anonymous_session_id" integer,
	"ad_type" varchar(40) NOT NULL,
	"ad_placement" text NOT NULL,
	"user_tier" text NOT NULL,
	"revenue" double precision DEFAULT 0 NOT NULL,
	"clicked" boolean DEFAULT false NOT NULL,
	"view_duration" integer DEFAULT 0 NOT NULL,
	"exercise_context" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_impressions_placement_values" CHECK ("ad_impressions"."ad_placement" in ('homepage-hero', 'practice-sidebar', 'progress-bottom', 'exercise-completion', 'mobile-banner')),
	CONSTRAINT "ad_impressions_tier_values" CHECK ("ad_impressions"."user_tier" in ('anonymous', 'registered')),
	CONSTRAINT "ad_impressions_view_duration_range" CHECK ("ad_impressions"."view_duration" >= 0)
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(40) NOT NULL,
	"user_id" integer,
	"user_tier" text NOT NULL,
	"device" text,
	"properties" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_events_tier_values" CHECK ("analytics_events"."user_tier" in ('anonymous', 'registered')),
	CONSTRAINT "analytics_events_device_values" CHECK ("analytics_events"."device" in ('phone', 'tablet', 'desktop'))
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(50) NOT NULL,
	"scheduled_for" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"outcome" text,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "outgoing_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"recipient" varchar(254) NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle_counters" (
	"key" varchar(128) PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"signature" varchar(128) PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer,
	"anonymous_session_id" integer,
	"exercise_id" integer,
	"phrase" varchar(500) NOT NULL,
	"accuracy" real NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analyses_accuracy_range" CHECK ("analyses"."accuracy" between 0 and 1),
	CONSTRAINT "analyses_one_owner" CHECK (num_nonnulls("analyses"."user_id", "analyses"."anonymous_session_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "challenge_ticks" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"challenge_id" varchar(50) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "challenge_ticks_user_id_day_challenge_id_pk" PRIMARY KEY("user_id","day","challenge_id")
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practice_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"exercise_id" integer,
	"phrase" varchar(500),
	"accuracy" real NOT NULL,
	"duration" integer NOT NULL,
	"feedback" jsonb,
	"transcript" varchar(1000),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_sessions_accuracy_range" CHECK ("practice_sessions"."accuracy" between 0 and 1),
	CONSTRAINT "practice_sessions_duration_range" CHECK ("practice_sessions"."duration" >= 1)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"consent_type" text NOT NULL,
	"granted" boolean NOT NULL,
	"version" varchar(20) DEFAULT '1.0' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_type_values" CHECK ("consents"."consent_type" in ('essential', 'analytics', 'marketing', 'ai_processing'))
);
--> statement-breakpoint
CREATE TABLE "data_deletion_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_deletion_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"request_type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"request_data" jsonb,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_deletion_requests_type_values" CHECK ("data_deletion_requests"."request_type" in ('account_deletion', 'practice_data', 'specific_data')),
	CONSTRAINT "data_deletion_requests_status_values" CHECK ("data_deletion_requests"."status" in ('pending', 'cancelled', 'completed'))
);
--> statement-breakpoint
CREATE TABLE "data_retention_policies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_retention_policies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"data_type" varchar(50) NOT NULL,
	"retention_days" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_retention_policies_type_unique" UNIQUE("data_type"),
	CONSTRAINT "data_retention_policies_days_range" CHECK ("data_retention_policies"."retention_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "anonymous_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anonymous_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" varchar(64) NOT NULL,
	"ip_address" varchar(45),
	"user_agent" text,
	"exercises_completed" integer DEFAULT 0 NOT NULL,
	"max_exercises" integer DEFAULT 3 NOT NULL,
	"daily_exercises_used" integer DEFAULT 0 NOT NULL,
	"completed_exercise_ids" integer[] DEFAULT '{}' NOT NULL,
	"daily_exercise_ids" integer[] DEFAULT '{}' NOT NULL,
	"ad_impressions" integer DEFAULT 0 NOT NULL,
	"last_reset_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "anonymous_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "anonymous_sessions_completed_range" CHECK ("anonymous_sessions"."exercises_completed" >= 0),
	CONSTRAINT "anonymous_sessions_used_range" CHECK ("anonymous_sessions"."daily_exercises_used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verification_tokens" ADD CONSTRAINT "email_verification_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_views" ADD CONSTRAINT "blog_views_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_impressions" ADD CONSTRAINT "ad_impressions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_impressions" ADD CONSTRAINT "ad_impressions_anonymous_session_id_anonymous_sessions_id_fk" FOREIGN KEY ("anonymous_session_id") REFERENCES "public"."anonymous_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_anonymous_session_id_anonymous_sessions_id_fk" FOREIGN KEY ("anonymous_session_id") REFERENCES "public"."anonymous_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_ticks" ADD CONSTRAINT "challenge_ticks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_deletion_requests" ADD CONSTRAINT "data_deletion_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_sessions_user_id_index" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_expires_at_index" ON "auth_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_verification_tokens_user_id_index" ON "email_verification_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_verification_tokens_expires_at_index" ON "email_verification_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_user_id_index" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_expires_at_index" ON "password_reset_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_approved_by_index" ON "users" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "blog_posts_public_list_index" ON "blog_posts" USING btree ("published_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_public_category_index" ON "blog_posts" USING btree ("category","published_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_admin_list_index" ON "blog_posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blog_views_day_index" ON "blog_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "exercises_list_index" ON "exercises" USING btree ("category","difficulty","id");--> statement-breakpoint
CREATE INDEX "feedback_user_id_index" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_list_index" ON "feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_status_list_index" ON "feedback" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "ad_impressions_user_id_index" ON "ad_impressions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ad_impressions_anonymous_session_id_index" ON "ad_impressions" USING btree ("anonymous_session_id");--> statement-breakpoint
CREATE INDEX "ad_impressions_created_at_index" ON "ad_impressions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_user_id_index" ON "analytics_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analytics_events_name_index" ON "analytics_events" USING btree ("name","created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_created_at_index" ON "analytics_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_runs_claim_unique" ON "job_runs" USING btree ("name","scheduled_for");--> statement-breakpoint
CREATE INDEX "job_runs_started_at_index" ON "job_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_user_id_index" ON "outgoing_mail" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_next_attempt_at_index" ON "outgoing_mail" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "throttle_counters_expires_at_index" ON "throttle_counters" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_captchas_expires_at_index" ON "used_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "analyses_user_id_index" ON "analyses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analyses_anonymous_exercise_index" ON "analyses" USING btree ("anonymous_session_id","exercise_id");--> statement-breakpoint
CREATE INDEX "analyses_exercise_id_index" ON "analyses" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "analyses_created_at_index" ON "analyses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "practice_sessions_list_index" ON "practice_sessions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "practice_sessions_user_exercise_index" ON "practice_sessions" USING btree ("user_id","exercise_id");--> statement-breakpoint
CREATE INDEX "practice_sessions_exercise_id_index" ON "practice_sessions" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "practice_sessions_created_at_index" ON "practice_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_user_type_unique" ON "consents" USING btree ("user_id","consent_type");--> statement-breakpoint
CREATE INDEX "data_deletion_requests_user_id_index" ON "data_deletion_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_deletion_requests_due_index" ON "data_deletion_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "anonymous_sessions_address_index" ON "anonymous_sessions" USING btree ("ip_address","created_at");--> statement-breakpoint
CREATE INDEX "anonymous_sessions_expires_at_index" ON "anonymous_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "anonymous_sessions_created_at_index" ON "anonymous_sessions" USING btree ("created_at");