ALTER TABLE "appeal_clock" DROP CONSTRAINT "appeal_clock_end";--> statement-breakpoint
DROP INDEX "appeal_clock_running";--> statement-breakpoint
DROP INDEX "appeal_clock_due";--> statement-breakpoint
ALTER TABLE "appeal_clock" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appeal_clock" ADD COLUMN "ended_for" text;--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_clock_running" ON "appeal_clock" USING btree ("appeal_id","kind") WHERE met_at is null and lapsed_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "appeal_clock_due" ON "appeal_clock" USING btree ("due_at") WHERE met_at is null and lapsed_at is null and ended_at is null and stopped_at is null;--> statement-breakpoint
ALTER TABLE "appeal_clock" ADD CONSTRAINT "appeal_clock_ended_for" CHECK (("appeal_clock"."ended_at" is null) = ("appeal_clock"."ended_for" is null));--> statement-breakpoint
ALTER TABLE "appeal_clock" ADD CONSTRAINT "appeal_clock_end" CHECK (num_nonnulls("appeal_clock"."met_at", "appeal_clock"."lapsed_at", "appeal_clock"."ended_at") <= 1);