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
  FOR EACH ROW EXECUTE FUNCTION guard_standing_line();--> statement-breakpoint

-- Rows whose search text resembles a query by trigrams, spelling mistakes included. The threshold belongs to the
-- function, so that the index serves it and no session has to be told; 0.45 finds a wrong letter or two.
CREATE FUNCTION names_like(query text) RETURNS SETOF person_name LANGUAGE sql STABLE
  SET pg_trgm.word_similarity_threshold = '0.45' AS $$
  SELECT n.* FROM person_name n WHERE n.superseded_at IS NULL AND n.search_text %> query
$$;--> statement-breakpoint
CREATE FUNCTION organisations_like(query text) RETURNS SETOF organisation LANGUAGE sql STABLE
  SET pg_trgm.word_similarity_threshold = '0.45' AS $$
  SELECT o.* FROM organisation o WHERE o.search_text %> query
$$;--> statement-breakpoint
CREATE FUNCTION events_like(query text) RETURNS SETOF event LANGUAGE sql STABLE
  SET pg_trgm.word_similarity_threshold = '0.45' AS $$
  SELECT e.* FROM event e WHERE e.search_text %> query
$$;--> statement-breakpoint

-- Nobody is on two bodies that check one another at the same time.
ALTER TABLE committee_term ADD CONSTRAINT committee_term_one_body
  EXCLUDE USING gist (organisation_id WITH =, person_id WITH =, body WITH <>, valid WITH &&) WHERE (ended_at IS NULL);--> statement-breakpoint
ALTER TABLE committee_term ADD CONSTRAINT committee_term_no_overlap
  EXCLUDE USING gist (organisation_id WITH =, person_id WITH =, body WITH =, valid WITH &&) WHERE (ended_at IS NULL);--> statement-breakpoint

-- What was handed in, read, drawn, voted and answered stays as it was.
CREATE TRIGGER evidence_file_immutable BEFORE UPDATE OR DELETE ON evidence_file FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER evidence_access_immutable BEFORE UPDATE OR DELETE ON evidence_access FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER panel_draw_immutable BEFORE UPDATE OR DELETE ON panel_draw FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER panel_vote_immutable BEFORE UPDATE OR DELETE ON panel_vote FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER poll_answer_immutable BEFORE UPDATE OR DELETE ON poll_answer FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER appeal_erratum_immutable BEFORE UPDATE OR DELETE ON appeal_erratum FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER case_link_immutable BEFORE UPDATE OR DELETE ON case_link FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER procedure_choice_append_only BEFORE UPDATE ON procedure_choice FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER procedure_choice_keep BEFORE DELETE ON procedure_choice FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER case_publication_append_only BEFORE UPDATE ON case_publication FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER case_publication_keep BEFORE DELETE ON case_publication FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER case_commentary_append_only BEFORE UPDATE ON case_commentary FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER case_commentary_keep BEFORE DELETE ON case_commentary FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- A notified decision is immutable; slips are put right by errata.
CREATE FUNCTION guard_appeal_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.notified_at IS NOT NULL THEN
    RAISE EXCEPTION 'a notified decision is immutable' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;--> statement-breakpoint
CREATE TRIGGER appeal_decision_guard BEFORE UPDATE OR DELETE ON appeal_decision
  FOR EACH ROW EXECUTE FUNCTION guard_appeal_decision();--> statement-breakpoint

-- A case keeps its number, its time of filing and the procedure it was filed under.
CREATE FUNCTION guard_appeal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.number IS NOT NULL AND (TG_OP = 'DELETE'
    OR NEW.number IS DISTINCT FROM OLD.number
    OR NEW.filed_at IS DISTINCT FROM OLD.filed_at
    OR NEW.due_at IS DISTINCT FROM OLD.due_at
    OR NEW.procedure_id IS DISTINCT FROM OLD.procedure_id
    OR NEW.procedure_overrides IS DISTINCT FROM OLD.procedure_overrides) THEN
    RAISE EXCEPTION 'a filed case keeps its number, time and procedure' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;--> statement-breakpoint
CREATE TRIGGER appeal_guard BEFORE UPDATE OR DELETE ON appeal FOR EACH ROW EXECUTE FUNCTION guard_appeal();--> statement-breakpoint

-- A clock keeps its anchor and the rule that made it; only its end may move, by an order.
CREATE FUNCTION guard_appeal_clock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE marks text[] := ARRAY['due_at', 'remind_at', 'reminded_at', 'stopped_at', 'met_at', 'lapsed_at'];
BEGIN
  IF TG_OP = 'DELETE' OR (to_jsonb(OLD) - marks) IS DISTINCT FROM (to_jsonb(NEW) - marks)
    OR (OLD.met_at IS NOT NULL AND NEW.met_at IS DISTINCT FROM OLD.met_at)
    OR (OLD.lapsed_at IS NOT NULL AND NEW.lapsed_at IS DISTINCT FROM OLD.lapsed_at) THEN
    RAISE EXCEPTION 'a clock keeps its anchor and its rule' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER appeal_clock_guard BEFORE UPDATE OR DELETE ON appeal_clock
  FOR EACH ROW EXECUTE FUNCTION guard_appeal_clock();--> statement-breakpoint

-- What was called and played, the games of a published revision and what an event states for its awards stay as they were.
CREATE TRIGGER table_record_immutable BEFORE UPDATE OR DELETE ON table_record FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER revision_games_guard BEFORE UPDATE OR DELETE ON revision_games
  FOR EACH ROW EXECUTE FUNCTION guard_standing_line();--> statement-breakpoint
CREATE TRIGGER award_figures_append_only BEFORE UPDATE ON award_figures FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER award_figures_keep BEFORE DELETE ON award_figures FOR EACH ROW EXECUTE FUNCTION refuse_change();
