CREATE TABLE "erasure_request" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decision_reason" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "erasure_request_decision" CHECK ("erasure_request"."decision" in ('approved', 'declined')),
	CONSTRAINT "erasure_request_decided" CHECK (("erasure_request"."decision" is null) = ("erasure_request"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "person_privacy" ADD COLUMN "hide_gender" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "erasure_request" ADD CONSTRAINT "erasure_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_request_open" ON "erasure_request" USING btree ("person_id") WHERE "erasure_request"."decided_at" is null;