CREATE TABLE "play_tally" (
	"organisation_id" uuid NOT NULL,
	"revision_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"tallies" jsonb NOT NULL,
	CONSTRAINT "play_tally_organisation_id_revision_id_entry_id_pk" PRIMARY KEY("organisation_id","revision_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "play_tally" ADD CONSTRAINT "play_tally_organisation_id_revision_id_standings_revision_organisation_id_id_fk" FOREIGN KEY ("organisation_id","revision_id") REFERENCES "public"."standings_revision"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_tally_entry" ON "play_tally" USING btree ("entry_id","revision_id");--> statement-breakpoint
CREATE INDEX "play_tally_revision" ON "play_tally" USING btree ("revision_id");