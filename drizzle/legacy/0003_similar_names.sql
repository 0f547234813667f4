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
$$;
