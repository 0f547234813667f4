CREATE TABLE "brought_place" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"table_file_id" uuid NOT NULL,
	"source_row" integer NOT NULL,
	"person_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"list_name" text NOT NULL,
	"as_of" date NOT NULL,
	"place" integer NOT NULL,
	"value" integer,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "brought_place_counted" CHECK ("brought_place"."place" >= 1)
);
--> statement-breakpoint
ALTER TABLE "table_file" DROP CONSTRAINT "table_file_kind";--> statement-breakpoint
ALTER TABLE "officer" ADD COLUMN "table_file_id" uuid;--> statement-breakpoint
ALTER TABLE "officer" ADD COLUMN "source_row" integer;--> statement-breakpoint
ALTER TABLE "affiliation" ADD COLUMN "table_file_id" uuid;--> statement-breakpoint
ALTER TABLE "affiliation" ADD COLUMN "source_row" integer;--> statement-breakpoint
ALTER TABLE "person_identifier" ADD COLUMN "table_file_id" uuid;--> statement-breakpoint
ALTER TABLE "person_identifier" ADD COLUMN "source_row" integer;--> statement-breakpoint
ALTER TABLE "sanction" ADD COLUMN "table_file_id" uuid;--> statement-breakpoint
ALTER TABLE "sanction" ADD COLUMN "source_row" integer;--> statement-breakpoint
ALTER TABLE "brought_place" ADD CONSTRAINT "brought_place_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_place" ADD CONSTRAINT "brought_place_table_file_id_table_file_id_fk" FOREIGN KEY ("table_file_id") REFERENCES "public"."table_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_place" ADD CONSTRAINT "brought_place_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brought_place_person" ON "brought_place" USING btree ("person_id","as_of");--> statement-breakpoint
CREATE INDEX "brought_place_sheet" ON "brought_place" USING btree ("table_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brought_place_once" ON "brought_place" USING btree ("organisation_id","person_id","sport","list_name","as_of") WHERE "brought_place"."superseded_at" is null;--> statement-breakpoint
ALTER TABLE "table_file" ADD CONSTRAINT "table_file_kind" CHECK (kind in ('people', 'memberships', 'clubs', 'entries', 'officials', 'points', 'grades', 'results', 'lists', 'numbers', 'offices', 'sanctions'));--> statement-breakpoint
CREATE TRIGGER brought_place_append_only BEFORE UPDATE ON brought_place FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER brought_place_keep BEFORE DELETE ON brought_place FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
SELECT seal_contents_of('brought_place', 'brought_place', 'id');
