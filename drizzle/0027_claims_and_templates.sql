CREATE TABLE "person_claim" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"proof" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decision_reason" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "person_claim_decision" CHECK ("person_claim"."decision" in ('accepted', 'declined', 'withdrawn')),
	CONSTRAINT "person_claim_decided" CHECK (("person_claim"."decision" is null) = ("person_claim"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "event_template" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"model" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sanction" ADD COLUMN "public_from" date;--> statement-breakpoint
ALTER TABLE "person_claim" ADD CONSTRAINT "person_claim_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_template" ADD CONSTRAINT "event_template_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_claim_open" ON "person_claim" USING btree ("account_id") WHERE "person_claim"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "person_claim_person" ON "person_claim" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_claim_account" ON "person_claim" USING btree ("account_id","recorded_at");--> statement-breakpoint
CREATE INDEX "event_template_body" ON "event_template" USING btree ("organisation_id","id");--> statement-breakpoint
ALTER TABLE "sanction" ADD CONSTRAINT "sanction_public_from" CHECK ("sanction"."public_from" is null or "sanction"."publicity" = 'public');--> statement-breakpoint
SELECT seal_contents_of('person_claim', 'person_claim', 'id');--> statement-breakpoint
SELECT seal_contents_of('event_template', 'event_template', 'id');