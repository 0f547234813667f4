ALTER TABLE "ranking_list" ADD COLUMN "reason_en" text;--> statement-breakpoint
ALTER TABLE "correction" ADD COLUMN "reason_en" text;--> statement-breakpoint
ALTER TABLE "ruling" ADD COLUMN "reason_en" text;