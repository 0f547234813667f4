ALTER TABLE "notice" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "calendar_link" integer;--> statement-breakpoint
CREATE INDEX "notice_undecided" ON "notice" USING btree ("id") WHERE delivery is null;