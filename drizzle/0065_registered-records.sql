ALTER TABLE "publication" DROP CONSTRAINT "publication_subject";--> statement-breakpoint
ALTER TABLE "publication" DROP CONSTRAINT "publication_kind";--> statement-breakpoint
CREATE INDEX "publication_subject" ON "publication" USING btree ("kind","subject_id");--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_kind" CHECK (kind in ('standings', 'awards', 'list', 'grade', 'certificate', 'status', 'ruling', 'correction', 'merge', 'policy', 'snapshot'));--> statement-breakpoint
-- What a certificate says of its holder is taken out when the holder is forgotten; nothing else of a publication ever changes.
CREATE FUNCTION guard_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.kind = 'certificate' AND NEW.content IS NULL
    AND to_jsonb(OLD) - 'content' = to_jsonb(NEW) - 'content' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'publication is append-only' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
DROP TRIGGER publication_immutable ON publication;--> statement-breakpoint
CREATE TRIGGER publication_immutable BEFORE UPDATE OR DELETE ON publication FOR EACH ROW EXECUTE FUNCTION guard_publication();
