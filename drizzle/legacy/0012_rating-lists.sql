ALTER TABLE "policy" DROP CONSTRAINT "policy_kind";--> statement-breakpoint
ALTER TABLE "ranking" ADD COLUMN "kind" text DEFAULT 'points' NOT NULL;--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD COLUMN "estimate" integer;--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD COLUMN "uncertainty" integer;--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD COLUMN "provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD COLUMN "rated" jsonb;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_kind" CHECK ("policy"."kind" in ('award', 'ranking', 'rating', 'ladder'));--> statement-breakpoint
ALTER TABLE "ranking" ADD CONSTRAINT "ranking_kind" CHECK ("ranking"."kind" in ('points', 'rating'));