CREATE TABLE "event_document" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"content" "bytea" NOT NULL,
	"stored_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" text,
	"remove_reason" text,
	CONSTRAINT "event_document_removed" CHECK (("event_document"."removed_at" is null) = ("event_document"."remove_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"ticket_digest" text NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"about_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea",
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_ticket" UNIQUE("ticket_digest"),
	CONSTRAINT "upload_purpose" CHECK (purpose in ('resultsFile', 'spreadsheet', 'evidence', 'eventDocument')),
	CONSTRAINT "upload_received" CHECK (("upload"."content" is null) = ("upload"."received_at" is null))
);
--> statement-breakpoint
ALTER TABLE "event_document" ADD CONSTRAINT "event_document_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_document" ADD CONSTRAINT "event_document_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_document_event" ON "event_document" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "upload_account" ON "upload" USING btree ("account_id","expires_at");--> statement-breakpoint
SELECT seal_contents_of('event_document', 'event_document', 'id');