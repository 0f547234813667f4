ALTER TABLE "notice" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notice_about" ON "notice" USING btree ("aggregate_id");