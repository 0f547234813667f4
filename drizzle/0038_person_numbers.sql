ALTER TABLE "person" DROP CONSTRAINT "person_number_digits";--> statement-breakpoint
CREATE INDEX "person_number_order" ON "person" USING btree (("number"::bigint));--> statement-breakpoint
CREATE INDEX "person_number_part" ON "person" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_number_digits" CHECK ("person"."number" ~ '^[1-9][0-9]{7,10}$' and "person"."number"::bigint % 97 = 1);