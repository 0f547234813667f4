-- The day it is somewhere is the day of its own time zone: an event's, else its organisation's.
CREATE FUNCTION zone_of(place uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT e.time_zone FROM event e WHERE e.id = place),
    (SELECT o.time_zone FROM organisation o WHERE o.id = place), 'UTC')
$$;--> statement-breakpoint
CREATE FUNCTION day_at(place uuid, at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (at AT TIME ZONE zone_of(place))::date
$$;--> statement-breakpoint
-- A person's zone is that of the body he or she joined last; of those who belong nowhere, the first federation's.
CREATE FUNCTION zone_of_person(member uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT o.time_zone FROM affiliation a JOIN organisation o ON o.id = a.organisation_id
      WHERE a.person_id = member AND a.superseded_at IS NULL ORDER BY lower(a.valid) DESC NULLS LAST, a.recorded_at DESC LIMIT 1),
    (SELECT f.time_zone FROM organisation f WHERE f.kind = 'federation' ORDER BY f.recorded_at, f.id LIMIT 1), 'UTC')
$$;
