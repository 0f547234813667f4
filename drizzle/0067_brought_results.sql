CREATE TABLE "brought_result" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"table_file_id" uuid NOT NULL,
	"source_row" integer NOT NULL,
	"person_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"event_name" text NOT NULL,
	"played_on" date NOT NULL,
	"category" text,
	"place" integer,
	"field" integer,
	"points" integer,
	"percent" integer,
	"partners" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "brought_result_place" CHECK ("brought_result"."place" >= 1 and ("brought_result"."field" is null or "brought_result"."place" <= "brought_result"."field"))
);
--> statement-breakpoint
ALTER TABLE "grade_award" DROP CONSTRAINT "grade_award_once";--> statement-breakpoint
ALTER TABLE "table_file" DROP CONSTRAINT "table_file_kind";--> statement-breakpoint
ALTER TABLE "grade_award" ADD COLUMN "table_file_id" uuid;--> statement-breakpoint
ALTER TABLE "grade_award" ADD COLUMN "source_row" integer;--> statement-breakpoint
ALTER TABLE "brought_result" ADD CONSTRAINT "brought_result_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_result" ADD CONSTRAINT "brought_result_table_file_id_table_file_id_fk" FOREIGN KEY ("table_file_id") REFERENCES "public"."table_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_result" ADD CONSTRAINT "brought_result_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brought_result_person" ON "brought_result" USING btree ("person_id","played_on");--> statement-breakpoint
CREATE INDEX "brought_result_sheet" ON "brought_result" USING btree ("table_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brought_result_once" ON "brought_result" USING btree ("person_id","sport","event_name","played_on") WHERE "brought_result"."superseded_at" is null;--> statement-breakpoint
ALTER TABLE "grade_award" ADD CONSTRAINT "grade_award_table_file_id_table_file_id_fk" FOREIGN KEY ("table_file_id") REFERENCES "public"."table_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grade_award_once" ON "grade_award" USING btree ("person_id","policy_id","grade") WHERE not ("grade_award"."status" = 'REVOKED' and "grade_award"."table_file_id" is not null);--> statement-breakpoint
CREATE INDEX "grade_award_sheet" ON "grade_award" USING btree ("table_file_id") WHERE "grade_award"."table_file_id" is not null;--> statement-breakpoint
ALTER TABLE "table_file" ADD CONSTRAINT "table_file_kind" CHECK (kind in ('people', 'memberships', 'clubs', 'entries', 'officials', 'points', 'grades', 'results'));--> statement-breakpoint
ALTER TABLE "grade_award" ADD CONSTRAINT "grade_award_brought" CHECK (("grade_award"."table_file_id" is null) = ("grade_award"."source_row" is null));--> statement-breakpoint
CREATE TRIGGER brought_result_append_only BEFORE UPDATE ON brought_result FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER brought_result_keep BEFORE DELETE ON brought_result FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
SELECT seal_contents_of('brought_result', 'brought_result', 'id');
