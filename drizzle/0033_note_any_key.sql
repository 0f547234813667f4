-- The notes of a transaction are separated by commas: a comma within a key is written `%2C`, a per cent sign `%25`.
CREATE OR REPLACE FUNCTION note_contents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE noted text;
BEGIN
  EXECUTE format(
    'SELECT string_agg(DISTINCT %L || replace(replace((%I)::text, ''%%'', ''%%25''), '','', ''%%2C''), '','') FROM changed',
    TG_ARGV[0] || ':', TG_ARGV[1]) INTO noted;
  IF noted IS NOT NULL THEN
    PERFORM set_config('paiji.contents', concat(current_setting('paiji.contents', true), noted, ','), true);
  END IF;
  RETURN NULL;
END $$;
