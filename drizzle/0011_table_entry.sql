CREATE TABLE "table_code" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"room" text,
	"side" integer NOT NULL,
	"code" text NOT NULL,
	"issued_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	CONSTRAINT "table_code_code_unique" UNIQUE("code"),
	CONSTRAINT "table_code_room" CHECK (room in ('open', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "score_sheet" DROP CONSTRAINT "score_sheet_source";--> statement-breakpoint
ALTER TABLE "table_code" ADD CONSTRAINT "table_code_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_code" ADD CONSTRAINT "table_code_table_id_round_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."round_table"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "table_code_valid" ON "table_code" USING btree ("table_id","side",coalesce("room", '')) WHERE "table_code"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "table_code_table" ON "table_code" USING btree ("table_id");--> statement-breakpoint
ALTER TABLE "score_sheet" ADD CONSTRAINT "score_sheet_source" CHECK ("score_sheet"."source" in ('import', 'desk', 'table', 'correction'));