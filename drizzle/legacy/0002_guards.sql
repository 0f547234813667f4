-- An organisation and everything above it, itself first: what a grant's scope is compared with.
CREATE FUNCTION organisation_path(start uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE up AS (
    SELECT id, parent_id, 1 AS depth FROM organisation WHERE id = start
    UNION ALL
    SELECT o.id, o.parent_id, up.depth + 1 FROM organisation o JOIN up ON o.id = up.parent_id WHERE up.depth < 32
  )
  SELECT coalesce(array_agg(id ORDER BY depth), '{}') FROM up
$$;--> statement-breakpoint

-- Overlapping periods are refused by the database itself.
ALTER TABLE person_name ADD CONSTRAINT person_name_no_overlap
  EXCLUDE USING gist (person_id WITH =, script WITH =, valid WITH &&) WHERE (superseded_at IS NULL);--> statement-breakpoint
ALTER TABLE affiliation ADD CONSTRAINT affiliation_no_overlap
  EXCLUDE USING gist (person_id WITH =, sport WITH =, valid WITH &&)
  WHERE (superseded_at IS NULL AND kind = 'affiliation');--> statement-breakpoint
ALTER TABLE role_grant ADD CONSTRAINT role_grant_no_overlap
  EXCLUDE USING gist (account_id WITH =, role WITH =, scope_id WITH =, valid WITH &&)
  WHERE (revoked_at IS NULL);--> statement-breakpoint
ALTER TABLE policy ADD CONSTRAINT policy_no_overlap
  EXCLUDE USING gist (organisation_id WITH =, kind WITH =, code WITH =, effective WITH &&);--> statement-breakpoint
ALTER TABLE entry_player ADD CONSTRAINT entry_player_no_overlap
  EXCLUDE USING gist (entry_id WITH =, ordinal WITH =, int4range(from_session, until_session, '[]') WITH &&)
  WHERE (superseded_at IS NULL);--> statement-breakpoint

-- Search: trigrams over folded tokens (needs a UTF-8 character type, see the launcher).
CREATE INDEX person_name_search ON person_name USING gin (search_text gin_trgm_ops) WHERE superseded_at IS NULL;--> statement-breakpoint
CREATE INDEX organisation_search ON organisation USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX event_search ON event USING gin (search_text gin_trgm_ops);--> statement-breakpoint

-- Facts are appended: only the closing of a version may ever change a row.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE FUNCTION only_supersede() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE before_row jsonb := to_jsonb(OLD) - 'superseded_at';
DECLARE after_row jsonb := to_jsonb(NEW) - 'superseded_at';
BEGIN
  IF before_row IS DISTINCT FROM after_row OR OLD.superseded_at IS NOT NULL THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER score_sheet_append_only BEFORE UPDATE ON score_sheet FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER score_sheet_keep BEFORE DELETE ON score_sheet FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER adjustment_append_only BEFORE UPDATE ON adjustment FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER adjustment_keep BEFORE DELETE ON adjustment FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER point_award_append_only BEFORE UPDATE ON point_award FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER point_award_keep BEFORE DELETE ON point_award FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER award_run_append_only BEFORE UPDATE ON award_run FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER award_run_keep BEFORE DELETE ON award_run FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ranking_list_append_only BEFORE UPDATE ON ranking_list FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER ranking_list_keep BEFORE DELETE ON ranking_list FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ranking_entry_immutable BEFORE UPDATE OR DELETE ON ranking_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_event_immutable BEFORE UPDATE OR DELETE ON audit_event FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER seal_immutable BEFORE UPDATE OR DELETE ON seal FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER docket_entry_immutable BEFORE UPDATE OR DELETE ON docket_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- A published revision is immutable: only its marks (official, superseded) may still be set, once each.
CREATE FUNCTION guard_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE marks text[] := ARRAY['official_at', 'superseded_at', 'status'];
BEGIN
  IF OLD.published_at IS NULL THEN RETURN COALESCE(NEW, OLD); END IF;
  IF TG_OP = 'DELETE'
    OR (to_jsonb(OLD) - marks) IS DISTINCT FROM (to_jsonb(NEW) - marks)
    OR (OLD.official_at IS NOT NULL AND NEW.official_at IS DISTINCT FROM OLD.official_at)
    OR (OLD.superseded_at IS NOT NULL AND NEW.superseded_at IS DISTINCT FROM OLD.superseded_at) THEN
    RAISE EXCEPTION 'a published revision is immutable' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER standings_revision_guard BEFORE UPDATE OR DELETE ON standings_revision
  FOR EACH ROW EXECUTE FUNCTION guard_revision();--> statement-breakpoint
CREATE FUNCTION guard_standing_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM standings_revision r WHERE r.id = OLD.revision_id AND r.published_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a published revision is immutable' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;--> statement-breakpoint
CREATE TRIGGER standing_line_guard BEFORE UPDATE OR DELETE ON standing_line
  FOR EACH ROW EXECUTE FUNCTION guard_standing_line();
