CREATE TABLE "award_figures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"base" text,
	"strength" text,
	"reason" text,
	"stated_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "award_figures" ADD CONSTRAINT "award_figures_organisation_id_event_id_event_organisation_id_id_fk" FOREIGN KEY ("organisation_id","event_id") REFERENCES "public"."event"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "award_figures_open" ON "award_figures" USING btree ("event_id") WHERE "award_figures"."superseded_at" is null;--> statement-breakpoint
CREATE TRIGGER award_figures_append_only BEFORE UPDATE ON award_figures FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER award_figures_keep BEFORE DELETE ON award_figures FOR EACH ROW EXECUTE FUNCTION refuse_change();
