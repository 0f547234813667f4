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
  FOR EACH ROW EXECUTE FUNCTION guard_appeal_clock();
