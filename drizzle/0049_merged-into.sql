CREATE INDEX "person_merged_into" ON "person" USING btree ("merged_into_id") WHERE "person"."merged_into_id" is not null;--> statement-breakpoint
-- What resembles a name is a handful of rows: expecting a thousand, the database read every person to join them.
ALTER FUNCTION names_like(text) ROWS 20;--> statement-breakpoint
ALTER FUNCTION organisations_like(text) ROWS 20;--> statement-breakpoint
ALTER FUNCTION events_like(text) ROWS 20;
