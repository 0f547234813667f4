CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"url" text NOT NULL,
	"topics" text[] NOT NULL,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"secret" text NOT NULL,
	"made_by" text NOT NULL,
	"told_until" bigint NOT NULL,
	"failing_since" timestamp with time zone,
	"taken_until" timestamp with time zone,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_state" CHECK (state in ('ACTIVE', 'PAUSED', 'DISABLED')),
	CONSTRAINT "webhook_topics" CHECK (cardinality("webhook"."topics") > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"topic" text,
	"sequence" bigint,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked" boolean DEFAULT false NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"last_try_at" timestamp with time zone,
	"failure" text,
	"status" integer,
	"answer" text,
	"milliseconds" integer,
	"delivered_at" timestamp with time zone,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_delivery_once" UNIQUE("webhook_id","sequence"),
	CONSTRAINT "webhook_delivery_state" CHECK (state in ('WAITING', 'DELIVERED', 'FAILED')),
	CONSTRAINT "webhook_delivery_sent" CHECK (("webhook_delivery"."state" = 'DELIVERED') = ("webhook_delivery"."delivered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_organisation" ON "webhook" USING btree ("organisation_id","recorded_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("next_try_at") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" USING btree ("webhook_id","recorded_at" DESC NULLS LAST,"id");