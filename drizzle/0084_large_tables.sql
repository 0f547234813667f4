CREATE TABLE "large_table" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sport" text,
	"system" text,
	"digest" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"row_count" integer NOT NULL,
	"state" text DEFAULT 'CHECKING' NOT NULL,
	"mapping" jsonb,
	"accepts_proposed" boolean DEFAULT false NOT NULL,
	"undo_reason" text,
	"problem" jsonb,
	"read_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acted_by" text NOT NULL,
	"token_id" uuid,
	"by_passkey" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "large_table_kind" CHECK (kind in ('people', 'memberships', 'clubs', 'entries', 'officials', 'points', 'grades', 'results', 'lists', 'numbers', 'offices', 'sanctions')),
	CONSTRAINT "large_table_state" CHECK (state in ('CHECKING', 'CHECKED', 'TAKING', 'TAKEN', 'UNDOING', 'UNDONE', 'STOPPED')),
	CONSTRAINT "large_table_format" CHECK (format in ('csv', 'xlsx')),
	CONSTRAINT "large_table_stopped" CHECK (("large_table"."state" = 'STOPPED') = ("large_table"."problem" is not null))
);
--> statement-breakpoint
ALTER TABLE "table_file" ADD COLUMN "large_id" uuid;--> statement-breakpoint
ALTER TABLE "table_file" ADD COLUMN "part" integer;--> statement-breakpoint
ALTER TABLE "table_file" ADD COLUMN "file_rows" jsonb;--> statement-breakpoint
ALTER TABLE "table_file" ADD COLUMN "found" jsonb;--> statement-breakpoint
ALTER TABLE "large_table" ADD CONSTRAINT "large_table_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "large_table" ADD CONSTRAINT "large_table_token_id_api_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_token"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "large_table_body" ON "large_table" USING btree ("organisation_id","id");--> statement-breakpoint
ALTER TABLE "table_file" ADD CONSTRAINT "table_file_large_id_large_table_id_fk" FOREIGN KEY ("large_id") REFERENCES "public"."large_table"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "table_file_part" ON "table_file" USING btree ("large_id","part") WHERE "table_file"."large_id" is not null;