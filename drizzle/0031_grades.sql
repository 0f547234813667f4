CREATE TABLE "grade_candidate" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"person_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"grade" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"state" text NOT NULL,
	"reached_on" date,
	"evidence" jsonb NOT NULL,
	"missing" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grade_candidate_once" UNIQUE("person_id","policy_id","grade"),
	CONSTRAINT "grade_candidate_state" CHECK (state in ('ready', 'nearly')),
	CONSTRAINT "grade_candidate_reached" CHECK (("grade_candidate"."state" = 'ready') = ("grade_candidate"."reached_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "grade_proposal" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"grade" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"reached_on" date NOT NULL,
	"proposed_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "grade_proposal_two" CHECK ("grade_proposal"."decided_by" is null or "grade_proposal"."decided_by" <> "grade_proposal"."proposed_by"),
	CONSTRAINT "grade_proposal_decided" CHECK (("grade_proposal"."decision" is null) = ("grade_proposal"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "grade_award" DROP CONSTRAINT "grade_award_status";--> statement-breakpoint
ALTER TABLE "grade_award" ADD COLUMN "proposal_id" uuid;--> statement-breakpoint
ALTER TABLE "grade_award" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "grade_award" ADD COLUMN "status_by" text;--> statement-breakpoint
ALTER TABLE "grade_award" ADD COLUMN "status_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grade_candidate" ADD CONSTRAINT "grade_candidate_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_candidate" ADD CONSTRAINT "grade_candidate_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_candidate" ADD CONSTRAINT "grade_candidate_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_proposal" ADD CONSTRAINT "grade_proposal_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_proposal" ADD CONSTRAINT "grade_proposal_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_proposal" ADD CONSTRAINT "grade_proposal_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grade_candidate_ladder" ON "grade_candidate" USING btree ("organisation_id","sport","grade");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_proposal_open" ON "grade_proposal" USING btree ("person_id","policy_id","grade") WHERE "grade_proposal"."decided_at" is null;--> statement-breakpoint
ALTER TABLE "grade_award" ADD CONSTRAINT "grade_award_proposal_id_grade_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."grade_proposal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_award" ADD CONSTRAINT "grade_award_status" CHECK (status in ('AWARDED', 'RECHECK', 'SUSPENDED', 'REVOKED'));--> statement-breakpoint
SELECT seal_contents_of('grade_proposal', 'grade_proposal', 'id');
