CREATE TABLE "event_classification" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"revision_ids" uuid[] NOT NULL,
	"input_digest" text NOT NULL,
	"lines" jsonb NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "event_classification" ADD CONSTRAINT "event_classification_organisation_id_event_id_event_organisation_id_id_fk" FOREIGN KEY ("organisation_id","event_id") REFERENCES "public"."event"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_classification_current" ON "event_classification" USING btree ("event_id") WHERE "event_classification"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "event_classification_event" ON "event_classification" USING btree ("event_id");
--> statement-breakpoint
CREATE TRIGGER event_classification_append_only BEFORE UPDATE ON event_classification FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER event_classification_keep BEFORE DELETE ON event_classification FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
SELECT seal_contents_of('event_classification', 'event_classification', 'id');--> statement-breakpoint
-- The order of an event by the revision of its final, as known at a moment (null: now): of the whole event where its
-- stages were composed, else of that revision alone.
CREATE FUNCTION event_lines(final uuid, moment timestamptz)
RETURNS TABLE (entry_id uuid, rank integer, "group" text, "position" integer) LANGUAGE sql STABLE AS $$
  WITH composed AS (
    SELECT c.lines FROM standings_revision r
    JOIN stage s ON s.id = r.stage_id
    JOIN event_classification c ON c.event_id = s.event_id AND c.revision_ids[1] = r.id
    WHERE r.id = final AND CASE WHEN moment IS NULL THEN c.superseded_at IS NULL
      ELSE c.recorded_at <= moment AND (c.superseded_at IS NULL OR c.superseded_at > moment) END
    LIMIT 1
  )
  SELECT (line ->> 'entryId')::uuid, (line ->> 'rank')::integer, NULL::text, at::integer
  FROM composed CROSS JOIN LATERAL jsonb_array_elements(composed.lines) WITH ORDINALITY AS listed (line, at)
  UNION ALL
  SELECT l.entry_id, l.rank, l."group", l.position FROM standing_line l
  WHERE l.revision_id = final AND NOT EXISTS (SELECT 1 FROM composed)
$$;
