ALTER TABLE "round_table" ADD COLUMN "extra_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_flag" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "slot_flag" ADD COLUMN "taken_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slot_flag" ADD CONSTRAINT "slot_flag_taken" CHECK (("slot_flag"."taken_until" is null) = ("slot_flag"."taken_by" is null));