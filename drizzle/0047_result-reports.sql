ALTER TABLE "slot_flag" ADD COLUMN "report_kind" text;--> statement-breakpoint
ALTER TABLE "slot_flag" ADD COLUMN "report_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slot_flag" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "slot_flag" ADD COLUMN "answer_zh" text;--> statement-breakpoint
ALTER TABLE "slot_flag" ADD COLUMN "answer_en" text;--> statement-breakpoint
CREATE INDEX "slot_flag_reported" ON "slot_flag" USING btree ("raised_by","recorded_at") WHERE "slot_flag"."report_kind" is not null;--> statement-breakpoint
ALTER TABLE "slot_flag" ADD CONSTRAINT "slot_flag_report_kind" CHECK (report_kind in ('score', 'players', 'place', 'other'));--> statement-breakpoint
ALTER TABLE "slot_flag" ADD CONSTRAINT "slot_flag_answer_code" CHECK (answer in ('corrected', 'stands', 'passedOn'));--> statement-breakpoint
ALTER TABLE "slot_flag" ADD CONSTRAINT "slot_flag_answered" CHECK (case when "slot_flag"."report_kind" is null then num_nonnulls("slot_flag"."answer", "slot_flag"."answer_zh", "slot_flag"."answer_en") = 0
        else ("slot_flag"."answer" is null) = ("slot_flag"."settled_at" is null)
          and ("slot_flag"."answer" is null) = (num_nonnulls("slot_flag"."answer_zh", "slot_flag"."answer_en") = 0) end);