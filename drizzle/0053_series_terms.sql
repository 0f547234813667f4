CREATE TABLE "series_terms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"terms" jsonb NOT NULL,
	"set_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "series_terms" ADD CONSTRAINT "series_terms_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "series_terms_open" ON "series_terms" USING btree ("series_id") WHERE "series_terms"."superseded_at" is null;--> statement-breakpoint
CREATE TRIGGER series_terms_append_only BEFORE UPDATE ON series_terms FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER series_terms_keep BEFORE DELETE ON series_terms FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
SELECT seal_contents_of('series_terms', 'series_terms', 'id');
