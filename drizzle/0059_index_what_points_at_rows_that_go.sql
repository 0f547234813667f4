CREATE INDEX "notice_mail" ON "notice" USING btree ("mail_id") WHERE "notice"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "appeal_party_entry" ON "appeal_party" USING btree ("entry_id") WHERE "appeal_party"."entry_id" is not null;--> statement-breakpoint
CREATE INDEX "table_file_stage" ON "table_file" USING btree ("stage_id") WHERE "table_file"."stage_id" is not null;--> statement-breakpoint
CREATE INDEX "entry_qualified_from" ON "entry" USING btree ("from_entry_id") WHERE "entry"."from_entry_id" is not null;--> statement-breakpoint
CREATE INDEX "entry_player_replaced" ON "entry_player" USING btree ("replaces_id") WHERE "entry_player"."replaces_id" is not null;--> statement-breakpoint
CREATE INDEX "event_copied" ON "event" USING btree ("copied_from_id") WHERE "event"."copied_from_id" is not null;--> statement-breakpoint
CREATE INDEX "award_run_revision" ON "award_run" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "point_award_entry" ON "point_award" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "point_award_event" ON "point_award" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "line_up_entry" ON "line_up" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "certificate_revision" ON "certificate" USING btree ("revision_id") WHERE "certificate"."revision_id" is not null;--> statement-breakpoint
CREATE INDEX "import_batch_event" ON "import_batch" USING btree ("event_id") WHERE "import_batch"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "adjustment_entry" ON "adjustment" USING btree ("entry_id") WHERE "adjustment"."entry_id" is not null;--> statement-breakpoint
CREATE INDEX "correction_event" ON "correction" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "drawn_lot_entry" ON "drawn_lot" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "named_winner_entry" ON "named_winner" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "sheet_agreement_entry" ON "sheet_agreement" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "rule_window_stage" ON "rule_window" USING btree ("stage_id");