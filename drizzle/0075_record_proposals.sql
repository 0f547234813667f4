CREATE TABLE "record_consent" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"organisation_id" uuid,
	"answer" text,
	"answer_reason" text,
	"answer_from_above" boolean DEFAULT false NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "record_consent_answered" CHECK (("record_consent"."answer" is null) = ("record_consent"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "record_proposal" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"act" text NOT NULL,
	"person_id" uuid NOT NULL,
	"other_person_id" uuid,
	"merge_id" uuid,
	"affiliation_id" uuid,
	"day" date,
	"organisation_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"object_until" timestamp with time zone NOT NULL,
	"outcome" text,
	"outcome_reason" text,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "record_proposal_act" CHECK (act in ('mergePeople', 'undoMerge', 'declareDistinct', 'changeBirthDate', 'endAffiliation', 'erasePerson')),
	CONSTRAINT "record_proposal_ended" CHECK (("record_proposal"."outcome" is null) = ("record_proposal"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "record_consent" ADD CONSTRAINT "record_consent_proposal_id_record_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."record_proposal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_consent" ADD CONSTRAINT "record_consent_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_consent" ADD CONSTRAINT "record_consent_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_proposal" ADD CONSTRAINT "record_proposal_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_proposal" ADD CONSTRAINT "record_proposal_other_person_id_person_id_fk" FOREIGN KEY ("other_person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_proposal" ADD CONSTRAINT "record_proposal_merge_id_person_merge_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."person_merge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_proposal" ADD CONSTRAINT "record_proposal_affiliation_id_affiliation_id_fk" FOREIGN KEY ("affiliation_id") REFERENCES "public"."affiliation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_proposal" ADD CONSTRAINT "record_proposal_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_consent_proposal" ON "record_consent" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "record_consent_body" ON "record_consent" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "record_consent_person" ON "record_consent" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "record_proposal_open" ON "record_proposal" USING btree ("act","person_id",coalesce("other_person_id", "merge_id", "affiliation_id", "person_id")) WHERE "record_proposal"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "record_proposal_person" ON "record_proposal" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "record_proposal_other" ON "record_proposal" USING btree ("other_person_id");--> statement-breakpoint
CREATE INDEX "record_proposal_body" ON "record_proposal" USING btree ("organisation_id");--> statement-breakpoint
SELECT seal_contents_of('record_proposal', 'record_proposal', 'id');--> statement-breakpoint
SELECT seal_contents_of('record_consent', 'record_consent', 'id');
