CREATE TABLE "email_change" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"address" text NOT NULL,
	"token_digest" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "email_change_tokenDigest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"address" text NOT NULL,
	"topic" text NOT NULL,
	"kind" text NOT NULL,
	"mandatory" boolean NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"secret" text,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_problem" text,
	"sent_at" timestamp with time zone,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_topic" CHECK (topic in ('account', 'cases', 'caseWork', 'entries', 'results', 'lists', 'honours', 'office', 'follow')),
	CONSTRAINT "mail_state" CHECK (state in ('WAITING', 'SENT', 'REFUSED', 'EXPIRED')),
	CONSTRAINT "mail_language" CHECK (language in ('zh-CN', 'en')),
	CONSTRAINT "mail_sent" CHECK (("mail"."state" = 'SENT') = ("mail"."sent_at" is not null)),
	CONSTRAINT "mail_secret" CHECK ("mail"."secret" is null or "mail"."state" = 'WAITING')
);
--> statement-breakpoint
CREATE TABLE "mail_preference" (
	"account_id" text NOT NULL,
	"topic" text NOT NULL,
	"delivery" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_preference_account_id_topic_pk" PRIMARY KEY("account_id","topic"),
	CONSTRAINT "mail_preference_delivery" CHECK (delivery in ('AT_ONCE', 'DAILY', 'NEVER')),
	CONSTRAINT "mail_preference_topic" CHECK (topic in ('account', 'cases', 'caseWork', 'entries', 'results', 'lists', 'honours', 'office', 'follow'))
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "digest_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text DEFAULT 'zh-CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "quiet_from" integer;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "quiet_until" integer;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_preference" ADD CONSTRAINT "mail_preference_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_change_account" ON "email_change" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_try_at") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "mail_outbox" ON "mail" USING btree ("recorded_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "mail_account" ON "mail" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_mail_id_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_digest" ON "notice" USING btree ("digest_at") WHERE digest_at is not null and mail_id is null;