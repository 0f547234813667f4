CREATE TABLE "appeal_clock" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"anchor" text NOT NULL,
	"anchored_at" timestamp with time zone NOT NULL,
	"length" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"procedure_id" text NOT NULL,
	"edition_id" text NOT NULL,
	"article" text NOT NULL,
	"first_due_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"awaits" text NOT NULL,
	"remind_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"met_at" timestamp with time zone,
	"lapsed_at" timestamp with time zone,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeal_clock_end" CHECK ("appeal_clock"."met_at" is null or "appeal_clock"."lapsed_at" is null)
);
--> statement-breakpoint
CREATE TABLE "appeal_deposit" (
	"appeal_id" uuid PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"edition_id" text NOT NULL,
	"article" text NOT NULL,
	"received_at" timestamp with time zone,
	"received_by" text,
	"returned_at" timestamp with time zone,
	"returned_by" text,
	"forfeited_at" timestamp with time zone,
	"forfeited_by" text,
	"reason" text,
	CONSTRAINT "appeal_deposit_amount" CHECK ("appeal_deposit"."amount" > 0),
	CONSTRAINT "appeal_deposit_fate" CHECK (("appeal_deposit"."returned_at" is null or "appeal_deposit"."forfeited_at" is null) and ("appeal_deposit"."received_at" is not null or ("appeal_deposit"."returned_at" is null and "appeal_deposit"."forfeited_at" is null)))
);
--> statement-breakpoint
CREATE TABLE "appeal_evidence" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"submitted_by" text NOT NULL,
	"submitted_for_id" uuid,
	"visibility" text NOT NULL,
	"admission" text DEFAULT 'offered' NOT NULL,
	"admission_reason" text,
	"admission_by" text,
	"admission_at" timestamp with time zone,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeal_evidence_number" UNIQUE("appeal_id","number"),
	CONSTRAINT "appeal_evidence_visibility" CHECK (visibility in ('parties', 'panel', 'clerk', 'sealed'))
);
--> statement-breakpoint
CREATE TABLE "appeal_order" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"text" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reasons" text,
	"clauses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"clock_id" uuid,
	"data" jsonb,
	"lifted_at" timestamp with time zone,
	"lifted_by" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeal_order_number" UNIQUE("appeal_id","number"),
	CONSTRAINT "appeal_order_decided" CHECK (("appeal_order"."status" = 'REQUESTED') = ("appeal_order"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "evidence_access" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"evidence_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"form" text NOT NULL,
	"request_id" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_file" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"evidence_id" uuid NOT NULL,
	"form" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"content" "bytea" NOT NULL,
	"stored_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"code" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"aggregate_kind" text NOT NULL,
	"aggregate_id" uuid NOT NULL,
	"once_key" text NOT NULL,
	"due_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_once" UNIQUE("recipient","once_key")
);
--> statement-breakpoint
CREATE TABLE "appeal_decision" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"panel_id" uuid,
	"outcome" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"articles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reasoning" text DEFAULT '' NOT NULL,
	"order_lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recommendations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meritless" boolean DEFAULT false NOT NULL,
	"deposit_fate" text,
	"votes_for" integer,
	"votes_against" integer,
	"dissents" text[] DEFAULT '{}'::text[] NOT NULL,
	"previewed_effect" jsonb,
	"previewed_on" text,
	"previewed_at" timestamp with time zone,
	"drafted_by" text NOT NULL,
	"signed_by" text,
	"signed_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeal_decision_case" UNIQUE("appeal_id"),
	CONSTRAINT "appeal_decision_signed" CHECK ("appeal_decision"."notified_at" is null or "appeal_decision"."signed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "appeal_effect" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"status" text NOT NULL,
	"correction_id" uuid,
	"adjustment_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"previewed_on" text NOT NULL,
	"revision_before_id" uuid,
	"revision_after_id" uuid,
	"proposed_by" text NOT NULL,
	"applied_by" text,
	"applied_at" timestamp with time zone,
	"reason" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeal_effect_two" CHECK ("appeal_effect"."applied_by" is null or "appeal_effect"."applied_by" <> "appeal_effect"."proposed_by" or "appeal_effect"."status" = 'DECLINED')
);
--> statement-breakpoint
CREATE TABLE "appeal_erratum" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" text NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeal_erratum_number" UNIQUE("decision_id","number")
);
--> statement-breakpoint
CREATE TABLE "appeal_poll" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"question" text NOT NULL,
	"position" jsonb,
	"options" text[] NOT NULL,
	"opened_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "appeal_poll_number" UNIQUE("appeal_id","number")
);
--> statement-breakpoint
CREATE TABLE "panel_vote" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"panel_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"option" text NOT NULL,
	"dissent" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "panel_vote_once" UNIQUE("member_id","round")
);
--> statement-breakpoint
CREATE TABLE "poll_answer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"poll_id" uuid NOT NULL,
	"option" text NOT NULL,
	"level" text NOT NULL,
	"comment" text,
	"answered_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_invitation" (
	"poll_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"answered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "poll_invitation_poll_id_account_id_pk" PRIMARY KEY("poll_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "committee_term" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"body" text NOT NULL,
	"standing" text NOT NULL,
	"valid" daterange NOT NULL,
	"named_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conflict_pin" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"pinned_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_by" text,
	"removed_at" timestamp with time zone,
	"removed_reason" text
);
--> statement-breakpoint
CREATE TABLE "panel" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"body" text NOT NULL,
	"size" integer NOT NULL,
	"reserves" integer DEFAULT 0 NOT NULL,
	"chair_votes" boolean DEFAULT true NOT NULL,
	"formed_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seated_at" timestamp with time zone,
	"dissolved_at" timestamp with time zone,
	CONSTRAINT "panel_size" CHECK ("panel"."size" > 0 and "panel"."reserves" >= 0)
);
--> statement-breakpoint
CREATE TABLE "panel_challenge" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"party_id" uuid,
	"raised_by" text NOT NULL,
	"reason" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reasons" text,
	CONSTRAINT "panel_challenge_decided" CHECK (("panel_challenge"."decision" is null) = ("panel_challenge"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "panel_draw" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"panel_id" uuid,
	"candidates" jsonb NOT NULL,
	"seed" text NOT NULL,
	"order" uuid[] NOT NULL,
	"drawn_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "panel_member" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"panel_id" uuid NOT NULL,
	"appeal_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"role" text NOT NULL,
	"reserve_order" integer,
	"status" text DEFAULT 'PROPOSED' NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"findings_at" timestamp with time zone,
	"discloses_none" boolean,
	"disclosure" text,
	"disclosed_at" timestamp with time zone,
	"replaces_id" uuid,
	"left_at" timestamp with time zone,
	"left_reason" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "panel_member_once" UNIQUE("panel_id","person_id"),
	CONSTRAINT "panel_member_account" UNIQUE("panel_id","account_id"),
	CONSTRAINT "panel_member_status" CHECK (status in ('PROPOSED', 'DISCLOSED', 'CHALLENGED', 'SEATED', 'STOOD_DOWN', 'REPLACED'))
);
--> statement-breakpoint
CREATE TABLE "appeal_party" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"side" text NOT NULL,
	"entry_id" uuid,
	"person_id" uuid,
	"account_id" text,
	"name_as_entered" text NOT NULL,
	"capacity" text,
	"concurrence" text DEFAULT 'notNeeded' NOT NULL,
	"concurrence_reason" text,
	"concurred_by" text,
	"concurred_at" timestamp with time zone,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeal_party_once" UNIQUE NULLS NOT DISTINCT("appeal_id","side","entry_id","person_id","account_id","name_as_entered")
);
--> statement-breakpoint
CREATE TABLE "case_counter" (
	"organisation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "case_counter_organisation_id_year_pk" PRIMARY KEY("organisation_id","year")
);
--> statement-breakpoint
CREATE TABLE "procedure_choice" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid,
	"sport" text DEFAULT '*' NOT NULL,
	"procedure_id" text NOT NULL,
	"overrides" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text NOT NULL,
	"chosen_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_commentary" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_link" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"from_appeal_id" uuid NOT NULL,
	"to_appeal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_link_once" UNIQUE("from_appeal_id","to_appeal_id","kind"),
	CONSTRAINT "case_link_two" CHECK ("case_link"."from_appeal_id" <> "case_link"."to_appeal_id")
);
--> statement-breakpoint
CREATE TABLE "case_publication" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"appeal_id" uuid NOT NULL,
	"edition" integer NOT NULL,
	"level" text NOT NULL,
	"sport" text NOT NULL,
	"edition_id" text NOT NULL,
	"event_level" text NOT NULL,
	"outcome" text NOT NULL,
	"deposit_outcome" text,
	"headnote_zh" text NOT NULL,
	"headnote_en" text NOT NULL,
	"keywords" text[] NOT NULL,
	"rule_tags" text[] NOT NULL,
	"body" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"edited_by" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_publication_edition" UNIQUE("appeal_id","edition"),
	CONSTRAINT "case_publication_not_sealed" CHECK ("case_publication"."level" <> 'sealed')
);
--> statement-breakpoint
ALTER TABLE "appeal" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal" ALTER COLUMN "filed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal" ALTER COLUMN "due_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "subject" text DEFAULT 'ruling' NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "slot" text;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "appellant_person_id" uuid;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "capacity" text;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "statement" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "relief" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "signatures" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "body" text;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "instance" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "procedure_id" text;--> statement-breakpoint
UPDATE "appeal" SET "procedure_id" = CASE e."edition_id" WHEN 'guandan/jingji-2022' THEN 'guandan/gsac-2017' WHEN 'mahjong/mcr-1998' THEN 'mahjong/wmo-2006' ELSE e."edition_id" END FROM "event" e WHERE e."id" = "appeal"."event_id";--> statement-breakpoint
ALTER TABLE "appeal" ALTER COLUMN "procedure_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "procedure_overrides" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "inadmissible_for" text;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "meritless" boolean;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appeal" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "docket_entry" ADD COLUMN "status_after" text;--> statement-breakpoint
ALTER TABLE "docket_entry" ADD COLUMN "documents" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "docket_entry" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "appeal_clock" ADD CONSTRAINT "appeal_clock_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_deposit" ADD CONSTRAINT "appeal_deposit_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_evidence" ADD CONSTRAINT "appeal_evidence_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_evidence" ADD CONSTRAINT "appeal_evidence_submitted_for_id_appeal_party_id_fk" FOREIGN KEY ("submitted_for_id") REFERENCES "public"."appeal_party"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_order" ADD CONSTRAINT "appeal_order_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_access" ADD CONSTRAINT "evidence_access_evidence_id_appeal_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."appeal_evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_file" ADD CONSTRAINT "evidence_file_evidence_id_appeal_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."appeal_evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_decision" ADD CONSTRAINT "appeal_decision_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_decision" ADD CONSTRAINT "appeal_decision_panel_id_panel_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."panel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_effect" ADD CONSTRAINT "appeal_effect_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_effect" ADD CONSTRAINT "appeal_effect_decision_id_appeal_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."appeal_decision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_effect" ADD CONSTRAINT "appeal_effect_correction_id_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."correction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_erratum" ADD CONSTRAINT "appeal_erratum_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_erratum" ADD CONSTRAINT "appeal_erratum_decision_id_appeal_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."appeal_decision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_poll" ADD CONSTRAINT "appeal_poll_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_vote" ADD CONSTRAINT "panel_vote_panel_id_panel_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."panel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_vote" ADD CONSTRAINT "panel_vote_member_id_panel_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."panel_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_answer" ADD CONSTRAINT "poll_answer_poll_id_appeal_poll_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."appeal_poll"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_invitation" ADD CONSTRAINT "poll_invitation_poll_id_appeal_poll_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."appeal_poll"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_invitation" ADD CONSTRAINT "poll_invitation_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_term" ADD CONSTRAINT "committee_term_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_term" ADD CONSTRAINT "committee_term_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict_pin" ADD CONSTRAINT "conflict_pin_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict_pin" ADD CONSTRAINT "conflict_pin_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel" ADD CONSTRAINT "panel_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_challenge" ADD CONSTRAINT "panel_challenge_member_id_panel_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."panel_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_challenge" ADD CONSTRAINT "panel_challenge_party_id_appeal_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."appeal_party"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_draw" ADD CONSTRAINT "panel_draw_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_draw" ADD CONSTRAINT "panel_draw_panel_id_panel_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."panel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_member" ADD CONSTRAINT "panel_member_panel_id_panel_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."panel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_member" ADD CONSTRAINT "panel_member_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_member" ADD CONSTRAINT "panel_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_party" ADD CONSTRAINT "appeal_party_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_party" ADD CONSTRAINT "appeal_party_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_party" ADD CONSTRAINT "appeal_party_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_counter" ADD CONSTRAINT "case_counter_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_choice" ADD CONSTRAINT "procedure_choice_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_choice" ADD CONSTRAINT "procedure_choice_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_commentary" ADD CONSTRAINT "case_commentary_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_link" ADD CONSTRAINT "case_link_from_appeal_id_appeal_id_fk" FOREIGN KEY ("from_appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_link" ADD CONSTRAINT "case_link_to_appeal_id_appeal_id_fk" FOREIGN KEY ("to_appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_publication" ADD CONSTRAINT "case_publication_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_clock_running" ON "appeal_clock" USING btree ("appeal_id","kind") WHERE met_at is null and lapsed_at is null;--> statement-breakpoint
CREATE INDEX "appeal_clock_due" ON "appeal_clock" USING btree ("due_at") WHERE met_at is null and lapsed_at is null and stopped_at is null;--> statement-breakpoint
CREATE INDEX "appeal_clock_case" ON "appeal_clock" USING btree ("appeal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_order_open" ON "appeal_order" USING btree ("appeal_id","kind") WHERE status = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "evidence_access_evidence" ON "evidence_access" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "evidence_file_evidence" ON "evidence_file" USING btree ("evidence_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_file_original" ON "evidence_file" USING btree ("evidence_id") WHERE form = 'original';--> statement-breakpoint
CREATE INDEX "notice_inbox" ON "notice" USING btree ("recipient","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_effect_line" ON "appeal_effect" USING btree ("decision_id","line") WHERE status <> 'DECLINED';--> statement-breakpoint
CREATE INDEX "appeal_effect_case" ON "appeal_effect" USING btree ("appeal_id");--> statement-breakpoint
CREATE INDEX "panel_vote_panel" ON "panel_vote" USING btree ("panel_id","round");--> statement-breakpoint
CREATE INDEX "poll_answer_poll" ON "poll_answer" USING btree ("poll_id");--> statement-breakpoint
CREATE INDEX "committee_term_person" ON "committee_term" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "committee_term_body" ON "committee_term" USING btree ("organisation_id","body");--> statement-breakpoint
CREATE UNIQUE INDEX "conflict_pin_open" ON "conflict_pin" USING btree ("appeal_id","person_id") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "panel_current" ON "panel" USING btree ("appeal_id") WHERE dissolved_at is null;--> statement-breakpoint
CREATE INDEX "panel_challenge_member" ON "panel_challenge" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "panel_draw_case" ON "panel_draw" USING btree ("appeal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "panel_member_chair" ON "panel_member" USING btree ("panel_id") WHERE role = 'chair' and left_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "panel_member_reserve" ON "panel_member" USING btree ("panel_id","reserve_order") WHERE role = 'reserve' and left_at is null;--> statement-breakpoint
CREATE INDEX "panel_member_account_cases" ON "panel_member" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "panel_member_case" ON "panel_member" USING btree ("appeal_id");--> statement-breakpoint
CREATE INDEX "appeal_party_case" ON "appeal_party" USING btree ("appeal_id");--> statement-breakpoint
CREATE INDEX "appeal_party_person" ON "appeal_party" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "appeal_party_account" ON "appeal_party" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "procedure_choice_event" ON "procedure_choice" USING btree ("event_id") WHERE "procedure_choice"."superseded_at" is null and event_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "procedure_choice_organisation" ON "procedure_choice" USING btree ("organisation_id","sport") WHERE "procedure_choice"."superseded_at" is null and event_id is null;--> statement-breakpoint
CREATE INDEX "case_commentary_case" ON "case_commentary" USING btree ("appeal_id");--> statement-breakpoint
CREATE INDEX "case_link_to" ON "case_link" USING btree ("to_appeal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_publication_current" ON "case_publication" USING btree ("appeal_id") WHERE superseded_at is null;--> statement-breakpoint
CREATE INDEX "case_publication_newest" ON "case_publication" USING btree ("published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "case_publication_tags" ON "case_publication" USING gin ("rule_tags");--> statement-breakpoint
CREATE INDEX "case_publication_keywords" ON "case_publication" USING gin ("keywords");--> statement-breakpoint
CREATE INDEX "case_publication_search" ON "case_publication" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_appellant_person_id_person_id_fk" FOREIGN KEY ("appellant_person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_parent_id_appeal_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_entry" ADD CONSTRAINT "docket_entry_parent_id_docket_entry_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."docket_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeal_event" ON "appeal" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "appeal_docket" ON "appeal" USING btree ("organisation_id","status","filed_at");--> statement-breakpoint
CREATE INDEX "appeal_ruling" ON "appeal" USING btree ("ruling_id");--> statement-breakpoint
CREATE INDEX "appeal_entry" ON "appeal" USING btree ("appellant_entry_id");--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_subject" CHECK (subject in ('ruling', 'score', 'eligibility', 'discipline'));--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_filed" CHECK ("appeal"."status" in ('DRAFT', 'WITHDRAWN') or ("appeal"."number" is not null and "appeal"."filed_at" is not null and "appeal"."due_at" is not null));--> statement-breakpoint
ALTER TABLE "docket_entry" ADD CONSTRAINT "docket_entry_visibility" CHECK (visibility in ('public', 'parties', 'panel', 'clerk', 'sealed'));