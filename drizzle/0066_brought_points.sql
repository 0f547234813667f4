ALTER TABLE "table_file" DROP CONSTRAINT "table_file_kind";--> statement-breakpoint
ALTER TABLE "award_run" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "award_run" ALTER COLUMN "revision_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "award_run" ALTER COLUMN "policy_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "point_award" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "point_award" ALTER COLUMN "entry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "point_award" ALTER COLUMN "rank" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "table_file" ADD COLUMN "sport" text;--> statement-breakpoint
ALTER TABLE "table_file" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "award_run" ADD COLUMN "table_file_id" uuid;--> statement-breakpoint
ALTER TABLE "point_award" ADD COLUMN "source_row" integer;--> statement-breakpoint
ALTER TABLE "point_award" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "point_award" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "award_run" ADD CONSTRAINT "award_run_table_file_id_table_file_id_fk" FOREIGN KEY ("table_file_id") REFERENCES "public"."table_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_run_sheet" ON "award_run" USING btree ("table_file_id") WHERE "award_run"."table_file_id" is not null;--> statement-breakpoint
CREATE INDEX "point_award_stated_end" ON "point_award" USING btree ("organisation_id") WHERE "point_award"."event_id" is null and "point_award"."expires_on" is not null;--> statement-breakpoint
ALTER TABLE "table_file" ADD CONSTRAINT "table_file_kind" CHECK (kind in ('people', 'memberships', 'clubs', 'entries', 'officials', 'points'));--> statement-breakpoint
ALTER TABLE "award_run" ADD CONSTRAINT "award_run_made_of" CHECK (num_nulls("award_run"."event_id", "award_run"."revision_id", "award_run"."policy_id") = case when "award_run"."table_file_id" is null then 0 else 3 end);--> statement-breakpoint
ALTER TABLE "point_award" ADD CONSTRAINT "point_award_given_for" CHECK (num_nulls("point_award"."event_id", "point_award"."entry_id", "point_award"."rank") = case when "point_award"."source_row" is null then 0 else 3 end);