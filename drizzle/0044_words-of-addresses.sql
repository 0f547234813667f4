CREATE INDEX "appeal_number_word" ON "appeal" USING btree (upper("number"));--> statement-breakpoint
CREATE INDEX "event_code_word" ON "event" USING btree (upper("code"));--> statement-breakpoint
CREATE INDEX "organisation_code_word" ON "organisation" USING btree (upper("code"));