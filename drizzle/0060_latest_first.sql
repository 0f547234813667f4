DROP INDEX "case_publication_newest";--> statement-breakpoint
DROP INDEX "mail_outbox";--> statement-breakpoint
DROP INDEX "webhook_delivery_log";--> statement-breakpoint
CREATE INDEX "case_publication_newest" ON "case_publication" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "mail_outbox" ON "mail" USING btree ("recorded_at","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" USING btree ("webhook_id","recorded_at","id");