ALTER TABLE "round" ADD COLUMN "clock_paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "clock_held_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "clock_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_clock_held" CHECK ("round"."clock_held_seconds" >= 0);