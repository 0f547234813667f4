CREATE TABLE "event_request" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"proposal" jsonb NOT NULL,
	"status" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"tacit_at" timestamp with time zone,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"event_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_request_event" UNIQUE("event_id"),
	CONSTRAINT "event_request_status" CHECK (status in ('REQUESTED', 'RETURNED', 'APPROVED', 'WITHDRAWN')),
	CONSTRAINT "event_request_approved" CHECK ("event_request"."event_id" is null or "event_request"."status" = 'APPROVED'),
	CONSTRAINT "event_request_decided" CHECK (("event_request"."status" = 'REQUESTED') = ("event_request"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "unannounced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "sanction_tacit_days" integer;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "sanction_notice_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_request_body" ON "event_request" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "event_request_by" ON "event_request" USING btree ("requested_by","id");--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_sanction_days" CHECK (("organisation"."sanction_tacit_days" is null or "organisation"."sanction_tacit_days" between 1 and 366) and "organisation"."sanction_notice_days" between 0 and 366);--> statement-breakpoint
SELECT seal_contents_of('event_request', 'event_request', 'id');