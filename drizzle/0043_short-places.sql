ALTER TABLE "ranking_entry" ALTER COLUMN "counting" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD COLUMN "results" integer;--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD COLUMN "counting_results" integer;--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD CONSTRAINT "ranking_entry_counting" CHECK (("ranking_entry"."counting" is null) = ("ranking_entry"."results" is not null and "ranking_entry"."counting_results" is not null));--> statement-breakpoint

-- The same as before, without sorting the key of every row that was written.
CREATE OR REPLACE FUNCTION note_contents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE noted text;
BEGIN
  EXECUTE format(
    'SELECT string_agg(%L || replace(replace(key::text, ''%%'', ''%%25''), '','', ''%%2C''), '','') FROM (SELECT DISTINCT %I AS key FROM changed) c',
    TG_ARGV[0] || ':', TG_ARGV[1]) INTO noted;
  IF noted IS NOT NULL THEN
    PERFORM set_config('paiji.contents', concat(current_setting('paiji.contents', true), noted, ','), true);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- Places come a whole list at a time. Whom and what they point at is looked up once for all of them, where a key looks it up
-- for every row; and people, bodies and lists are never deleted, so nothing that was there goes away.
ALTER TABLE ranking_entry ALTER CONSTRAINT ranking_entry_person_id_person_id_fk NOT ENFORCED;--> statement-breakpoint
ALTER TABLE ranking_entry ALTER CONSTRAINT ranking_entry_club_id_organisation_id_fk NOT ENFORCED;--> statement-breakpoint
ALTER TABLE ranking_entry ALTER CONSTRAINT ranking_entry_organisation_id_list_id_ranking_list_organisation_id_id_fk NOT ENFORCED;--> statement-breakpoint
CREATE FUNCTION check_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added a WHERE NOT EXISTS (SELECT 1 FROM person p WHERE p.id = a.person_id))
    OR EXISTS (SELECT 1 FROM (SELECT DISTINCT club_id FROM added WHERE club_id IS NOT NULL) a
      WHERE NOT EXISTS (SELECT 1 FROM organisation o WHERE o.id = a.club_id))
    OR EXISTS (SELECT 1 FROM (SELECT DISTINCT organisation_id, list_id FROM added) a
      WHERE NOT EXISTS (SELECT 1 FROM ranking_list l WHERE l.organisation_id = a.organisation_id AND l.id = a.list_id)) THEN
    RAISE EXCEPTION 'a place points at nothing' USING ERRCODE = 'foreign_key_violation', TABLE = 'ranking_entry';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ranking_entry_points AFTER INSERT ON ranking_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION check_places();--> statement-breakpoint
CREATE TRIGGER person_keep BEFORE DELETE ON person FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER organisation_keep BEFORE DELETE ON organisation FOR EACH ROW EXECUTE FUNCTION refuse_change();
