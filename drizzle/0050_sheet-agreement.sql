CREATE TABLE "sheet_agreement" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"sheet_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"agreed_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_agreement_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "sheet_agreement_once" UNIQUE("organisation_id","sheet_id","agreed_by")
);
--> statement-breakpoint
ALTER TABLE "sheet_agreement" ADD CONSTRAINT "sheet_agreement_organisation_id_sheet_id_score_sheet_organisation_id_id_fk" FOREIGN KEY ("organisation_id","sheet_id") REFERENCES "public"."score_sheet"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_agreement" ADD CONSTRAINT "sheet_agreement_organisation_id_entry_id_entry_organisation_id_id_fk" FOREIGN KEY ("organisation_id","entry_id") REFERENCES "public"."entry"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_agreement_sheet" ON "sheet_agreement" USING btree ("sheet_id");--> statement-breakpoint
SELECT seal_contents_of('sheet_agreement', 'sheet_agreement', 'id');
