CREATE TABLE "certificate" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"grade_award_id" uuid,
	"revision_id" uuid,
	"entry_id" uuid,
	"content" jsonb NOT NULL,
	"issued_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "certificate_kind" CHECK (kind in ('grade', 'placing')),
	CONSTRAINT "certificate_subject" CHECK (("certificate"."kind" = 'grade') = ("certificate"."grade_award_id" is not null) and ("certificate"."kind" = 'placing') = ("certificate"."revision_id" is not null and "certificate"."entry_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"name" text NOT NULL,
	"form" text NOT NULL,
	"digest" text NOT NULL,
	"content" jsonb,
	"secret" text,
	"signature" "bytea" NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_name" UNIQUE("name"),
	CONSTRAINT "publication_subject" UNIQUE("kind","subject_id"),
	CONSTRAINT "publication_kind" CHECK (kind in ('standings', 'awards', 'list', 'grade', 'certificate', 'status'))
);
--> statement-breakpoint
ALTER TABLE "ranking_list" ADD COLUMN "digest_form" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_grade_award_id_grade_award_id_fk" FOREIGN KEY ("grade_award_id") REFERENCES "public"."grade_award"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_revision_id_standings_revision_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."standings_revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_person" ON "certificate" USING btree ("person_id","recorded_at");--> statement-breakpoint
CREATE INDEX "certificate_grade" ON "certificate" USING btree ("grade_award_id");--> statement-breakpoint
CREATE INDEX "certificate_entry" ON "certificate" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "publication_recent" ON "publication" USING btree ("kind","recorded_at");--> statement-breakpoint
-- Lists that there are were issued with a digest over the clubs too.
ALTER TABLE ranking_list DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE ranking_list SET digest_form = 1;--> statement-breakpoint
ALTER TABLE ranking_list ENABLE TRIGGER USER;--> statement-breakpoint
-- What a contestant is called among all stages of an event: `stage:section/group/number`.
CREATE FUNCTION entrant_label(stage integer, section text, "group" text, number text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT stage || ':' || coalesce(section, '') || '/' || coalesce("group", '') || '/' || number
$$;--> statement-breakpoint
SELECT seal_contents_of('publication', 'publication', 'id');--> statement-breakpoint
SELECT seal_contents_of('certificate', 'certificate', 'id');--> statement-breakpoint
CREATE TRIGGER publication_immutable BEFORE UPDATE OR DELETE ON publication FOR EACH ROW EXECUTE FUNCTION refuse_change();
