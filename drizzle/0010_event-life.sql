ALTER TABLE "event" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "copied_from_id" uuid;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_copied_from_id_event_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_series" ON "event" USING btree ("series_id","starts_on");--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_cancelled" CHECK (("event"."status" = 'CANCELLED') = ("event"."cancelled_at" is not null));