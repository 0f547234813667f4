CREATE TABLE "revision_games" (
	"organisation_id" uuid NOT NULL,
	"revision_id" uuid NOT NULL,
	"games" jsonb NOT NULL,
	CONSTRAINT "revision_games_organisation_id_revision_id_pk" PRIMARY KEY("organisation_id","revision_id")
);
--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD COLUMN "partner_ids" uuid[];--> statement-breakpoint
ALTER TABLE "revision_games" ADD CONSTRAINT "revision_games_organisation_id_revision_id_standings_revision_organisation_id_id_fk" FOREIGN KEY ("organisation_id","revision_id") REFERENCES "public"."standings_revision"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revision_games_revision" ON "revision_games" USING btree ("revision_id");--> statement-breakpoint
CREATE TRIGGER revision_games_guard BEFORE UPDATE OR DELETE ON revision_games
  FOR EACH ROW EXECUTE FUNCTION guard_standing_line();
