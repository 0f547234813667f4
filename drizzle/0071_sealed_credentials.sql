-- How an account gets in is sealed: its address, password, second factor, passkeys, tokens, programs, and one-time links.
-- What changes of itself (last use, wrong codes) is noted in no row of the log.
CREATE FUNCTION note_changed_contents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE noted text;
BEGIN
  EXECUTE format(
    'WITH after AS (SELECT (%2$I)::text AS key, to_jsonb(c) - $1 AS content FROM changed c),
       earlier AS (SELECT (%2$I)::text AS key, to_jsonb(w) - $1 AS content FROM was w)
     SELECT string_agg(DISTINCT %1$L || replace(replace(key, ''%%'', ''%%25''), '','', ''%%2C''), '','')
     FROM ((TABLE after EXCEPT TABLE earlier) UNION (TABLE earlier EXCEPT TABLE after)) d',
    TG_ARGV[0] || ':', TG_ARGV[1]) INTO noted USING string_to_array(TG_ARGV[2], ',');
  IF noted IS NOT NULL THEN
    PERFORM set_config('paiji.contents', concat(current_setting('paiji.contents', true), noted, ','), true);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION seal_contents_but(source text, key_column text, ignored text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE what text;
BEGIN
  FOREACH what IN ARRAY ARRAY['INSERT', 'DELETE'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contents(%L, %L)',
      source || '_note_' || lower(what), what, source, CASE what WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, source, key_column);
  END LOOP;
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_contents(%L, %L, %L)',
    source || '_note_update', source, source, key_column, ignored);
END $$;--> statement-breakpoint
SELECT seal_contents_but('user', 'id', 'image,two_factor_enabled,language,quiet_from,quiet_until,updated_at');--> statement-breakpoint
SELECT seal_contents_but('account', 'id', 'updated_at');--> statement-breakpoint
SELECT seal_contents_but('two_factor', 'id', 'failed_verification_count,locked_until');--> statement-breakpoint
SELECT seal_contents_but('passkey', 'id', 'counter,backed_up');--> statement-breakpoint
SELECT seal_contents_but('api_token', 'id', 'last_used_at');--> statement-breakpoint
SELECT seal_contents_but('oauth_client', 'id', 'last_used_at');--> statement-breakpoint
SELECT seal_contents_of('oauth_secret', 'oauth_secret', 'id');--> statement-breakpoint
SELECT seal_contents_of('account_invitation', 'account_invitation', 'id');--> statement-breakpoint
SELECT seal_contents_of('email_change', 'email_change', 'id');
