CREATE TABLE "table_file" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"stage_id" uuid,
	"stage_organisation_id" uuid,
	"digest" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"cells" jsonb NOT NULL,
	"status" text DEFAULT 'READ' NOT NULL,
	"mapping" jsonb,
	"made" jsonb,
	"stored" integer,
	"read_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"committed_by" text,
	"committed_at" timestamp with time zone,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	"undo_reason" text,
	CONSTRAINT "table_file_kind" CHECK (kind in ('people', 'memberships', 'clubs', 'entries', 'officials')),
	CONSTRAINT "table_file_status" CHECK (status in ('READ', 'COMMITTED', 'UNDONE')),
	CONSTRAINT "table_file_format" CHECK (format in ('csv', 'xlsx'))
);
--> statement-breakpoint
ALTER TABLE "organisation" DROP CONSTRAINT "organisation_code_unique";--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "table_file" ADD CONSTRAINT "table_file_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_file" ADD CONSTRAINT "table_file_stage_organisation_id_stage_id_stage_organisation_id_id_fk" FOREIGN KEY ("stage_organisation_id","stage_id") REFERENCES "public"."stage"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "table_file_body" ON "table_file" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_code_unique" ON "organisation" USING btree ("code") WHERE "organisation"."withdrawn_at" is null;