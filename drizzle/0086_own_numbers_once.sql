-- A number that a body of this register gives is one person's: checked by the issuer, one after the other. Numbers from outside may
-- be held by two until an office settles them.
CREATE FUNCTION own_number_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.superseded_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM organisation WHERE code = NEW.issuer AND withdrawn_at IS NULL) THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('numbers of ' || NEW.issuer, 0));
  IF EXISTS (SELECT 1 FROM person_identifier i WHERE i.issuer = NEW.issuer AND i.value = NEW.value AND i.superseded_at IS NULL
      AND i.person_id <> NEW.person_id) THEN
    RAISE unique_violation USING CONSTRAINT = 'person_identifier_open', TABLE = 'person_identifier',
      MESSAGE = 'another person has this number of the same body';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER own_number_once BEFORE INSERT ON person_identifier FOR EACH ROW EXECUTE FUNCTION own_number_once();
