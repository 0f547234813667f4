CREATE TABLE "sheet_confirmation" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"sheet_id" uuid NOT NULL,
	"confirmed_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_confirmation_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "sheet_confirmation_once" UNIQUE("organisation_id","sheet_id")
);
--> statement-breakpoint
CREATE TABLE "slot_flag" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"stage_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"note" text NOT NULL,
	"raised_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_by" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "slot_flag_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "slot_flag_settled" CHECK (("slot_flag"."settled_at" is null) = ("slot_flag"."settled_by" is null))
);
--> statement-breakpoint
ALTER TABLE "sheet_confirmation" ADD CONSTRAINT "sheet_confirmation_organisation_id_sheet_id_score_sheet_organisation_id_id_fk" FOREIGN KEY ("organisation_id","sheet_id") REFERENCES "public"."score_sheet"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_flag" ADD CONSTRAINT "slot_flag_organisation_id_stage_id_stage_organisation_id_id_fk" FOREIGN KEY ("organisation_id","stage_id") REFERENCES "public"."stage"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_confirmation_sheet" ON "sheet_confirmation" USING btree ("sheet_id");--> statement-breakpoint
CREATE INDEX "slot_flag_open" ON "slot_flag" USING btree ("stage_id") WHERE "slot_flag"."settled_at" is null;