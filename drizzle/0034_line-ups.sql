CREATE TABLE "line_up" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"segment" integer NOT NULL,
	"rooms" jsonb NOT NULL,
	"given_by" text NOT NULL,
	"reason" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "line_up_segment" CHECK ("line_up"."segment" >= 1)
);
--> statement-breakpoint
ALTER TABLE "line_up" ADD CONSTRAINT "line_up_table_id_round_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."round_table"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_up" ADD CONSTRAINT "line_up_organisation_id_entry_id_entry_organisation_id_id_fk" FOREIGN KEY ("organisation_id","entry_id") REFERENCES "public"."entry"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "line_up_open" ON "line_up" USING btree ("table_id","entry_id","segment") WHERE "line_up"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "line_up_table" ON "line_up" USING btree ("table_id");--> statement-breakpoint
SELECT seal_contents_of('line_up', 'line_up', 'id');
