CREATE TABLE "audit_content" (
	"sequence" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"form" text NOT NULL,
	"digest" text,
	CONSTRAINT "audit_content_sequence_position_pk" PRIMARY KEY("sequence","position")
);
--> statement-breakpoint
CREATE TABLE "content_form" (
	"id" text PRIMARY KEY NOT NULL,
	"shape" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_node" (
	"level" integer NOT NULL,
	"index" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"sequence" bigint,
	CONSTRAINT "log_node_level_index_pk" PRIMARY KEY("level","index")
);
--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "contents" text;--> statement-breakpoint
ALTER TABLE "seal" ADD COLUMN "tree_size" bigint;--> statement-breakpoint
ALTER TABLE "seal" ADD COLUMN "tree_root" text;--> statement-breakpoint
ALTER TABLE "seal" ADD COLUMN "tree_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seal" ADD COLUMN "tree_signature" "bytea";--> statement-breakpoint
ALTER TABLE "audit_content" ADD CONSTRAINT "audit_content_form_content_form_id_fk" FOREIGN KEY ("form") REFERENCES "public"."content_form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_content_of" ON "audit_content" USING btree ("kind","key","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "log_node_sequence" ON "log_node" USING btree ("sequence");--> statement-breakpoint

CREATE TRIGGER audit_content_immutable BEFORE UPDATE OR DELETE ON audit_content FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER content_form_immutable BEFORE UPDATE OR DELETE ON content_form FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER log_node_immutable BEFORE UPDATE OR DELETE ON log_node FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Notes in the transaction itself which facts and publications it has written: their digests go into its row of the log.
CREATE FUNCTION note_contents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE noted text;
BEGIN
  EXECUTE format('SELECT string_agg(DISTINCT %L || (%I)::text, '','') FROM changed', TG_ARGV[0] || ':', TG_ARGV[1]) INTO noted;
  IF noted IS NOT NULL THEN
    PERFORM set_config('paiji.contents', concat(current_setting('paiji.contents', true), noted, ','), true);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION seal_contents_of(source text, kind text, key_column text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE what text;
BEGIN
  FOREACH what IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contents(%L, %L)',
      source || '_note_' || lower(what), what, source, CASE what WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, kind, key_column);
  END LOOP;
END $$;--> statement-breakpoint

-- Rows as text that is the same in every session.
CREATE FUNCTION content_rows(source text, columns text[], key_column text, keys text[], restricted text)
  RETURNS TABLE (key text, content text) LANGUAGE plpgsql STABLE SET timezone TO 'UTC' SET datestyle TO 'ISO' SET bytea_output TO 'hex' AS $$
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT (%1$I)::text, (SELECT to_jsonb(x)::text FROM (SELECT %2$s) x) FROM %3$I WHERE %1$I = ANY ($1::%4$s[]) AND %5$s',
    key_column, (SELECT string_agg(format('%I', name), ', ') FROM unnest(columns) name), source,
    (SELECT format_type(a.atttypid, a.atttypmod) FROM pg_attribute a WHERE a.attrelid = source::regclass AND a.attname = key_column),
    restricted) USING keys;
END $$;--> statement-breakpoint

SELECT seal_contents_of('score_sheet', 'score_sheet', 'id');--> statement-breakpoint
SELECT seal_contents_of('table_record', 'table_record', 'id');--> statement-breakpoint
SELECT seal_contents_of('award_figures', 'award_figures', 'id');--> statement-breakpoint
SELECT seal_contents_of('policy', 'policy', 'id');--> statement-breakpoint
SELECT seal_contents_of('ranking', 'ranking', 'id');--> statement-breakpoint
SELECT seal_contents_of('grade_award', 'grade_award', 'id');--> statement-breakpoint
SELECT seal_contents_of('adjustment', 'adjustment', 'id');--> statement-breakpoint
SELECT seal_contents_of('drawn_lot', 'drawn_lot', 'id');--> statement-breakpoint
SELECT seal_contents_of('named_winner', 'named_winner', 'id');--> statement-breakpoint
SELECT seal_contents_of('correction', 'correction', 'id');--> statement-breakpoint
SELECT seal_contents_of('role_grant', 'role_grant', 'id');--> statement-breakpoint
SELECT seal_contents_of('role_proposal', 'role_proposal', 'id');--> statement-breakpoint
SELECT seal_contents_of('organisation', 'organisation', 'id');--> statement-breakpoint
SELECT seal_contents_of('person', 'person', 'id');--> statement-breakpoint
SELECT seal_contents_of('person_name', 'person_name', 'id');--> statement-breakpoint
SELECT seal_contents_of('person_identifier', 'person_identifier', 'id');--> statement-breakpoint
SELECT seal_contents_of('affiliation', 'affiliation', 'id');--> statement-breakpoint
SELECT seal_contents_of('person_merge', 'person_merge', 'id');--> statement-breakpoint
SELECT seal_contents_of('transfer', 'transfer', 'id');--> statement-breakpoint
SELECT seal_contents_of('guardianship', 'guardianship', 'id');--> statement-breakpoint
SELECT seal_contents_of('distinct_people', 'distinct_people', 'id');--> statement-breakpoint
SELECT seal_contents_of('officer', 'officer', 'id');--> statement-breakpoint
SELECT seal_contents_of('official_licence', 'official_licence', 'id');--> statement-breakpoint
SELECT seal_contents_of('event', 'event', 'id');--> statement-breakpoint
SELECT seal_contents_of('stage', 'stage', 'id');--> statement-breakpoint
SELECT seal_contents_of('play_session', 'play_session', 'id');--> statement-breakpoint
SELECT seal_contents_of('round', 'round', 'id');--> statement-breakpoint
SELECT seal_contents_of('round_table', 'round_table', 'id');--> statement-breakpoint
SELECT seal_contents_of('board', 'board', 'id');--> statement-breakpoint
SELECT seal_contents_of('entry', 'entry', 'id');--> statement-breakpoint
SELECT seal_contents_of('entry_player', 'entry_player', 'id');--> statement-breakpoint
SELECT seal_contents_of('import_batch', 'import_batch', 'id');--> statement-breakpoint
SELECT seal_contents_of('identity_question', 'identity_question', 'id');--> statement-breakpoint
SELECT seal_contents_of('sheet_confirmation', 'sheet_confirmation', 'id');--> statement-breakpoint
SELECT seal_contents_of('slot_flag', 'slot_flag', 'id');--> statement-breakpoint
SELECT seal_contents_of('rule_window', 'rule_window', 'id');--> statement-breakpoint
SELECT seal_contents_of('procedure_choice', 'procedure_choice', 'id');--> statement-breakpoint
SELECT seal_contents_of('appeal', 'appeal', 'id');--> statement-breakpoint
SELECT seal_contents_of('appeal_party', 'appeal_party', 'id');--> statement-breakpoint
SELECT seal_contents_of('docket_entry', 'docket_entry', 'id');--> statement-breakpoint
SELECT seal_contents_of('appeal_decision', 'appeal_decision', 'id');--> statement-breakpoint
SELECT seal_contents_of('appeal_effect', 'appeal_effect', 'id');--> statement-breakpoint
SELECT seal_contents_of('appeal_erratum', 'appeal_erratum', 'id');--> statement-breakpoint
SELECT seal_contents_of('appeal_order', 'appeal_order', 'id');--> statement-breakpoint
SELECT seal_contents_of('appeal_evidence', 'appeal_evidence', 'id');--> statement-breakpoint
SELECT seal_contents_of('evidence_file', 'evidence_file', 'id');--> statement-breakpoint
SELECT seal_contents_of('appeal_clock', 'appeal_clock', 'id');--> statement-breakpoint
SELECT seal_contents_of('panel', 'panel', 'id');--> statement-breakpoint
SELECT seal_contents_of('panel_member', 'panel_member', 'id');--> statement-breakpoint
SELECT seal_contents_of('panel_vote', 'panel_vote', 'id');--> statement-breakpoint
SELECT seal_contents_of('panel_draw', 'panel_draw', 'id');--> statement-breakpoint
SELECT seal_contents_of('panel_challenge', 'panel_challenge', 'id');--> statement-breakpoint
SELECT seal_contents_of('appeal_poll', 'appeal_poll', 'id');--> statement-breakpoint
SELECT seal_contents_of('poll_answer', 'poll_answer', 'id');--> statement-breakpoint
SELECT seal_contents_of('committee_term', 'committee_term', 'id');--> statement-breakpoint
SELECT seal_contents_of('conflict_pin', 'conflict_pin', 'id');--> statement-breakpoint
SELECT seal_contents_of('case_publication', 'case_publication', 'id');--> statement-breakpoint
SELECT seal_contents_of('case_link', 'case_link', 'id');--> statement-breakpoint
SELECT seal_contents_of('case_commentary', 'case_commentary', 'id');--> statement-breakpoint
SELECT seal_contents_of('person_privacy', 'person_privacy', 'person_id');--> statement-breakpoint
SELECT seal_contents_of('appeal_deposit', 'appeal_deposit', 'appeal_id');--> statement-breakpoint
SELECT seal_contents_of('identifier_issuer', 'identifier_issuer', 'code');--> statement-breakpoint
SELECT seal_contents_of('standings_revision', 'standings_revision', 'id');--> statement-breakpoint
SELECT seal_contents_of('standing_line', 'standings_revision', 'revision_id');--> statement-breakpoint
SELECT seal_contents_of('revision_games', 'standings_revision', 'revision_id');--> statement-breakpoint
SELECT seal_contents_of('award_run', 'award_run', 'id');--> statement-breakpoint
SELECT seal_contents_of('point_award', 'award_run', 'run_id');--> statement-breakpoint
SELECT seal_contents_of('ranking_list', 'ranking_list', 'id');--> statement-breakpoint
SELECT seal_contents_of('ranking_entry', 'ranking_list', 'list_id');--> statement-breakpoint
SELECT seal_contents_of('ruling', 'ruling', 'id');--> statement-breakpoint
SELECT seal_contents_of('ruling_party', 'ruling', 'ruling_id');
