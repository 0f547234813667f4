DROP INDEX "appeal_effect_line";--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_effect_line" ON "appeal_effect" USING btree ("decision_id","line","correction_id") WHERE status <> 'DECLINED';