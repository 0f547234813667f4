-- A clock that ended without its act keeps its end as well.
CREATE OR REPLACE FUNCTION guard_appeal_clock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE marks text[] := ARRAY['due_at', 'remind_at', 'reminded_at', 'stopped_at', 'met_at', 'lapsed_at', 'ended_at', 'ended_for'];
BEGIN
  IF TG_OP = 'DELETE' OR (to_jsonb(OLD) - marks) IS DISTINCT FROM (to_jsonb(NEW) - marks)
    OR (OLD.met_at IS NOT NULL AND NEW.met_at IS DISTINCT FROM OLD.met_at)
    OR (OLD.lapsed_at IS NOT NULL AND NEW.lapsed_at IS DISTINCT FROM OLD.lapsed_at)
    OR (OLD.ended_at IS NOT NULL AND (NEW.ended_at, NEW.ended_for) IS DISTINCT FROM (OLD.ended_at, OLD.ended_for)) THEN
    RAISE EXCEPTION 'a clock keeps its anchor and its rule' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint

-- Until now whatever still ran when a case was over was marked as done. Where no act of the kind stands in the docket in the
-- clock's time, it was not: it lapsed when its time was over before, else it ended with the case or was overtaken.
ALTER TABLE appeal_clock DISABLE TRIGGER appeal_clock_guard;--> statement-breakpoint
WITH acts (kind, types) AS (VALUES
  ('concurrence', ARRAY['CONCURRENCE_GIVEN', 'CONCURRENCE_REFUSED', 'CONCURRENCE_DEEMED']),
  ('deposit', ARRAY['DEPOSIT_RECEIVED']),
  ('cure', ARRAY['CURED']),
  ('leave', ARRAY['LATE_LEAVE_GRANTED', 'LATE_LEAVE_REFUSED']),
  ('statement', ARRAY['FACTS_STATED']),
  ('response', ARRAY['RESPONSE_GIVEN']),
  ('lawPart', ARRAY['LAW_PART_ANSWERED']),
  ('disclosure', ARRAY['DISCLOSURE_MADE']),
  ('information', ARRAY['INFO_RECEIVED']),
  ('decision', ARRAY['DECISION_NOTIFIED']),
  ('escalation', ARRAY['ESCALATION_FILED'])
), undone AS (
  SELECT c.id, c.met_at, c.due_at < c.met_at AND c.stopped_at IS NULL AS late,
    EXISTS (SELECT 1 FROM docket_entry d WHERE d.appeal_id = c.appeal_id
      AND d.type IN ('WITHDRAWN', 'DECLARED_INADMISSIBLE', 'FILING_LAPSED', 'LATE_LEAVE_REFUSED', 'DECISION_NOTIFIED', 'CLOSED')
      AND d.recorded_at <= c.met_at + interval '5 seconds') AS over
  FROM appeal_clock c LEFT JOIN acts a ON a.kind = c.kind
  WHERE c.met_at IS NOT NULL AND c.kind NOT IN ('filing', 'hearing') AND NOT EXISTS (
    SELECT 1 FROM docket_entry d WHERE d.appeal_id = c.appeal_id AND d.type = ANY (a.types)
      AND d.recorded_at BETWEEN c.anchored_at - interval '5 seconds' AND c.met_at + interval '5 seconds')
)
UPDATE appeal_clock c SET met_at = NULL,
  lapsed_at = CASE WHEN u.late THEN u.met_at END,
  ended_at = CASE WHEN u.late THEN NULL ELSE u.met_at END,
  ended_for = CASE WHEN u.late THEN NULL WHEN u.over THEN 'case' ELSE 'overtaken' END
FROM undone u WHERE u.id = c.id;--> statement-breakpoint
ALTER TABLE appeal_clock ENABLE TRIGGER appeal_clock_guard;
