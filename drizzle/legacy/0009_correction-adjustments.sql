ALTER TABLE "correction" ALTER COLUMN "slot" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "correction" ALTER COLUMN "after" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "correction" ADD COLUMN "adjustments" jsonb;--> statement-breakpoint
CREATE INDEX "correction_authority" ON "correction" USING btree ("authority_ref");--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_target" CHECK (("correction"."slot" is null) <> ("correction"."adjustments" is null));