CREATE TABLE "table_record" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"stage_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"record" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid,
	"entered_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "table_record_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "table_record_slot" UNIQUE("stage_id","slot"),
	CONSTRAINT "table_record_source" CHECK ("table_record"."source" in ('import', 'desk'))
);
--> statement-breakpoint
ALTER TABLE "board" ADD COLUMN "analysis" jsonb;--> statement-breakpoint
ALTER TABLE "table_record" ADD CONSTRAINT "table_record_organisation_id_stage_id_stage_organisation_id_id_fk" FOREIGN KEY ("organisation_id","stage_id") REFERENCES "public"."stage"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER table_record_immutable BEFORE UPDATE OR DELETE ON table_record FOR EACH ROW EXECUTE FUNCTION refuse_change();
