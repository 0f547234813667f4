CREATE TABLE "appeal" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"number" text NOT NULL,
	"event_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"ruling_id" uuid,
	"appellant_entry_id" uuid NOT NULL,
	"status" text NOT NULL,
	"outcome" text,
	"matter" text NOT NULL,
	"publication_level" text DEFAULT 'roles' NOT NULL,
	"filed_by" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"parent_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeal_number" UNIQUE("organisation_id","number"),
	CONSTRAINT "appeal_status" CHECK (status in ('DRAFT', 'FILED', 'CURE_REQUESTED', 'INADMISSIBLE', 'ADMITTED', 'LAW_PART_REFERRED', 'PANEL_FORMING', 'CHALLENGED', 'IN_REVIEW', 'INFO_REQUESTED', 'HEARING_SCHEDULED', 'HEARD', 'DELIBERATION', 'DECIDED', 'NOTIFIED', 'EFFECTS_APPLIED', 'PUBLISHED', 'CLOSED', 'ESCALATED', 'WITHDRAWN'))
);
--> statement-breakpoint
CREATE TABLE "docket_entry" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"on_behalf_of" text,
	"text" text NOT NULL,
	"visibility" text NOT NULL,
	"data" jsonb,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "docket_entry_number" UNIQUE("appeal_id","number")
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_event_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"aggregate_kind" text NOT NULL,
	"aggregate_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"request_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"digest" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_event_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "audit_event_sequence" UNIQUE("sequence")
);
--> statement-breakpoint
CREATE TABLE "seal" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" integer NOT NULL,
	"from_sequence" bigint NOT NULL,
	"until_sequence" bigint NOT NULL,
	"row_count" integer NOT NULL,
	"previous_digest" text NOT NULL,
	"digest" text NOT NULL,
	"signature" "bytea" NOT NULL,
	"public_key" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seal_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "board" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"session_id" uuid NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"number" text NOT NULL,
	"dealer" text,
	"vulnerability" text,
	"deal" jsonb,
	CONSTRAINT "board_number" UNIQUE("session_id","section","number")
);
--> statement-breakpoint
CREATE TABLE "entry" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"number" text NOT NULL,
	"group" text,
	"section" text,
	"name_as_entered" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entry_in_organisation" UNIQUE("organisation_id","id"),
	CONSTRAINT "entry_number" UNIQUE NULLS NOT DISTINCT("stage_id","number","group","section")
);
--> statement-breakpoint
CREATE TABLE "entry_player" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"person_id" uuid,
	"name_as_entered" text NOT NULL,
	"external_id" text,
	"external_issuer" text,
	"from_session" integer DEFAULT 1 NOT NULL,
	"until_session" integer,
	"replaces_id" uuid,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "entry_player_sessions" CHECK ("entry_player"."until_session" is null or "entry_player"."until_session" >= "entry_player"."from_session")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"search_text" text NOT NULL,
	"sport" text NOT NULL,
	"edition_id" text NOT NULL,
	"category" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"time_zone" text NOT NULL,
	"venue" text,
	"status" text DEFAULT 'SANCTIONED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_in_organisation" UNIQUE("organisation_id","id"),
	CONSTRAINT "event_dates" CHECK ("event"."ends_on" >= "event"."starts_on"),
	CONSTRAINT "event_status" CHECK ("event"."status" in ('SANCTIONED', 'RUNNING', 'CLOSED', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "play_session" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name_zh" text,
	"name_en" text,
	"starts_at" timestamp with time zone,
	CONSTRAINT "play_session_number" UNIQUE("stage_id","number")
);
--> statement-breakpoint
CREATE TABLE "round" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"session_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text DEFAULT 'PLANNED' NOT NULL,
	CONSTRAINT "round_number" UNIQUE("session_id","number"),
	CONSTRAINT "round_status" CHECK ("round"."status" in ('PLANNED', 'OPEN', 'CLOSED'))
);
--> statement-breakpoint
CREATE TABLE "round_table" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"round_id" uuid NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"label" text NOT NULL,
	"sides" uuid[] NOT NULL,
	CONSTRAINT "round_table_label" UNIQUE("round_id","section","label")
);
--> statement-breakpoint
CREATE TABLE "stage" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"format" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stage_in_organisation" UNIQUE("organisation_id","id"),
	CONSTRAINT "stage_ordinal" UNIQUE("event_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "award_run" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"revision_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"input_digest" text NOT NULL,
	"supersedes_id" uuid,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "award_run_in_organisation" UNIQUE("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "grade_award" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"grade" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"awarded_on" date NOT NULL,
	"evidence" jsonb NOT NULL,
	"status" text DEFAULT 'AWARDED' NOT NULL,
	"awarded_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grade_award_once" UNIQUE("person_id","policy_id","grade"),
	CONSTRAINT "grade_award_status" CHECK ("grade_award"."status" in ('AWARDED', 'RECHECK', 'REVOKED'))
);
--> statement-breakpoint
CREATE TABLE "point_award" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"run_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"rank" integer NOT NULL,
	"points" integer NOT NULL,
	"colour" text NOT NULL,
	"earned_on" date NOT NULL,
	"expires_on" date,
	"explanation" jsonb NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "point_award_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "point_award_not_negative" CHECK ("point_award"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"sport" text NOT NULL,
	"effective" daterange NOT NULL,
	"rule" jsonb NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_version" UNIQUE("organisation_id","kind","code","version"),
	CONSTRAINT "policy_kind" CHECK ("policy"."kind" in ('award', 'ranking', 'ladder'))
);
--> statement-breakpoint
CREATE TABLE "ranking" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"code" text NOT NULL,
	"sport" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "ranking_code" UNIQUE("organisation_id","code")
);
--> statement-breakpoint
CREATE TABLE "ranking_entry" (
	"organisation_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"rank" integer NOT NULL,
	"shared" boolean NOT NULL,
	"value" integer NOT NULL,
	"previous_rank" integer,
	"club_id" uuid,
	"counting" jsonb NOT NULL,
	CONSTRAINT "ranking_entry_organisation_id_list_id_person_id_pk" PRIMARY KEY("organisation_id","list_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "ranking_list" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"ranking_id" uuid NOT NULL,
	"as_of" date NOT NULL,
	"policy_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"input_digest" text NOT NULL,
	"output_digest" text NOT NULL,
	"supersedes_id" uuid,
	"correction_id" uuid,
	"reason" text,
	"published_by" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "ranking_list_in_organisation" UNIQUE("organisation_id","id"),
	CONSTRAINT "ranking_list_number" UNIQUE("ranking_id","as_of","number")
);
--> statement-breakpoint
CREATE TABLE "affiliation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sport" text DEFAULT '*' NOT NULL,
	"valid" daterange NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "affiliation_kind" CHECK ("affiliation"."kind" in ('affiliation', 'membership'))
);
--> statement-breakpoint
CREATE TABLE "organisation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"parent_id" uuid,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"search_text" text NOT NULL,
	"time_zone" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_code_unique" UNIQUE("code"),
	CONSTRAINT "organisation_kind" CHECK ("organisation"."kind" in ('federation', 'association', 'club')),
	CONSTRAINT "organisation_root" CHECK (("organisation"."kind" = 'federation') = ("organisation"."parent_id" is null))
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"gender" text DEFAULT 'unstated' NOT NULL,
	"birth_date" date,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"merged_into_id" uuid,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_number_unique" UNIQUE("number"),
	CONSTRAINT "person_number_digits" CHECK ("person"."number" ~ '^[0-9]{8}$' and "person"."number"::bigint % 97 = 1),
	CONSTRAINT "person_not_into_itself" CHECK ("person"."merged_into_id" <> "person"."id"),
	CONSTRAINT "person_status" CHECK ("person"."status" in ('ACTIVE', 'INACTIVE', 'DECEASED'))
);
--> statement-breakpoint
CREATE TABLE "person_identifier" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"value" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "person_merge" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"from_person_id" uuid NOT NULL,
	"into_person_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"reason" text NOT NULL,
	"merged_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "person_merge_two" CHECK ("person_merge"."from_person_id" <> "person_merge"."into_person_id")
);
--> statement-breakpoint
CREATE TABLE "person_name" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_id" uuid NOT NULL,
	"script" text NOT NULL,
	"family" text NOT NULL,
	"given" text NOT NULL,
	"display" text NOT NULL,
	"search_text" text NOT NULL,
	"valid" daterange DEFAULT '[,)' NOT NULL,
	"source" text DEFAULT 'register' NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "person_privacy" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"hide_birth_year" boolean DEFAULT true NOT NULL,
	"hide_club" boolean DEFAULT false NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_question" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"entry_player_id" uuid NOT NULL,
	"name_as_entered" text NOT NULL,
	"candidates" jsonb NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"person_id" uuid,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_question_status" CHECK ("identity_question"."status" in ('OPEN', 'LINKED', 'NEW_PERSON', 'LEFT_OPEN'))
);
--> statement-breakpoint
CREATE TABLE "import_batch" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text,
	"program" text,
	"status" text NOT NULL,
	"content" "bytea" NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"event_id" uuid,
	"requested_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"committed_at" timestamp with time zone,
	CONSTRAINT "import_batch_status" CHECK ("import_batch"."status" in ('REFUSED', 'READ', 'COMMITTED'))
);
--> statement-breakpoint
CREATE TABLE "score_sheet" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"stage_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"version" integer NOT NULL,
	"session" integer,
	"section" text,
	"round" integer,
	"table_label" text,
	"board_label" text,
	"sides" uuid[] NOT NULL,
	"sheet" jsonb NOT NULL,
	"edition_id" text NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid,
	"supersedes_id" uuid,
	"superseded_at" timestamp with time zone,
	"entered_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_sheet_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "score_sheet_version" UNIQUE("organisation_id","stage_id","slot","version"),
	CONSTRAINT "score_sheet_first" CHECK (("score_sheet"."version" = 1) = ("score_sheet"."supersedes_id" is null)),
	CONSTRAINT "score_sheet_source" CHECK ("score_sheet"."source" in ('import', 'desk', 'correction'))
);
--> statement-breakpoint
CREATE TABLE "adjustment" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"stage_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slot" text,
	"entry_id" uuid,
	"payload" jsonb NOT NULL,
	"edition_id" text NOT NULL,
	"article" text NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid,
	"supersedes_id" uuid,
	"superseded_at" timestamp with time zone,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adjustment_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "adjustment_source" CHECK ("adjustment"."source" in ('ruling', 'appeal', 'correction'))
);
--> statement-breakpoint
CREATE TABLE "correction" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"authority_kind" text NOT NULL,
	"authority_ref" text,
	"slot" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"previewed_on" text NOT NULL,
	"requested_by" text NOT NULL,
	"approved_by" text,
	"revision_before_id" uuid,
	"revision_after_id" uuid,
	"undo_of_id" uuid,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "correction_status" CHECK ("correction"."status" in ('PROPOSED', 'APPLIED', 'DECLINED')),
	CONSTRAINT "correction_applied" CHECK (("correction"."status" = 'APPLIED') = ("correction"."applied_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "drawn_lot" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"drawn_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ruling" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"slot" text,
	"kind" text NOT NULL,
	"edition_id" text NOT NULL,
	"article" text NOT NULL,
	"facts" text NOT NULL,
	"decision" text NOT NULL,
	"given_by" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"supersedes_id" uuid,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"request_digest" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "role_grant" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"role" text NOT NULL,
	"scope_kind" text NOT NULL,
	"scope_id" uuid NOT NULL,
	"valid" daterange NOT NULL,
	"granted_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "role_grant_role" CHECK ("role_grant"."role" in ('admin', 'staff', 'director', 'scorer', 'committee', 'clerk')),
	CONSTRAINT "role_grant_scope" CHECK ("role_grant"."scope_kind" in ('organisation', 'event'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"person_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rule_window" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"revision_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"anchor" text NOT NULL,
	"anchored_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"edition_id" text NOT NULL,
	"article" text NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "rule_window_kind" UNIQUE("revision_id","kind")
);
--> statement-breakpoint
CREATE TABLE "standing_line" (
	"organisation_id" uuid NOT NULL,
	"revision_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"group" text,
	"rank" integer NOT NULL,
	"shared" boolean NOT NULL,
	"unit" text NOT NULL,
	"total" text NOT NULL,
	"total_printed" text NOT NULL,
	"percent_printed" text,
	"played" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"separated_by" text,
	CONSTRAINT "standing_line_organisation_id_revision_id_entry_id_pk" PRIMARY KEY("organisation_id","revision_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "standings_revision" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"edition_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"input_digest" text NOT NULL,
	"output_digest" text NOT NULL,
	"fact_ids" uuid[] NOT NULL,
	"cause" jsonb NOT NULL,
	"supersedes_id" uuid,
	"correction_id" uuid,
	"computed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" text,
	"official_at" timestamp with time zone,
	"superseded_at" timestamp with time zone,
	"status" text GENERATED ALWAYS AS (case when superseded_at is not null then 'SUPERSEDED' when official_at is not null then 'OFFICIAL' when published_at is not null then 'PUBLISHED' else 'PROVISIONAL' end) STORED,
	CONSTRAINT "standings_revision_in_organisation" UNIQUE("organisation_id","id"),
	CONSTRAINT "standings_revision_number" UNIQUE("stage_id","number"),
	CONSTRAINT "standings_revision_official" CHECK ("standings_revision"."official_at" is null or "standings_revision"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_stage_id_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_ruling_id_ruling_id_fk" FOREIGN KEY ("ruling_id") REFERENCES "public"."ruling"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_appellant_entry_id_entry_id_fk" FOREIGN KEY ("appellant_entry_id") REFERENCES "public"."entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_entry" ADD CONSTRAINT "docket_entry_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_session_id_play_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."play_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_organisation_id_stage_id_stage_organisation_id_id_fk" FOREIGN KEY ("organisation_id","stage_id") REFERENCES "public"."stage"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_player" ADD CONSTRAINT "entry_player_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_player" ADD CONSTRAINT "entry_player_replaces_id_entry_player_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."entry_player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_player" ADD CONSTRAINT "entry_player_organisation_id_entry_id_entry_organisation_id_id_fk" FOREIGN KEY ("organisation_id","entry_id") REFERENCES "public"."entry"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_session" ADD CONSTRAINT "play_session_organisation_id_stage_id_stage_organisation_id_id_fk" FOREIGN KEY ("organisation_id","stage_id") REFERENCES "public"."stage"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_session_id_play_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."play_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_table" ADD CONSTRAINT "round_table_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage" ADD CONSTRAINT "stage_organisation_id_event_id_event_organisation_id_id_fk" FOREIGN KEY ("organisation_id","event_id") REFERENCES "public"."event"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_run" ADD CONSTRAINT "award_run_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_run" ADD CONSTRAINT "award_run_revision_id_standings_revision_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."standings_revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_run" ADD CONSTRAINT "award_run_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_award" ADD CONSTRAINT "grade_award_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_award" ADD CONSTRAINT "grade_award_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_award" ADD CONSTRAINT "grade_award_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_award" ADD CONSTRAINT "point_award_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_award" ADD CONSTRAINT "point_award_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_award" ADD CONSTRAINT "point_award_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_award" ADD CONSTRAINT "point_award_organisation_id_run_id_award_run_organisation_id_id_fk" FOREIGN KEY ("organisation_id","run_id") REFERENCES "public"."award_run"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking" ADD CONSTRAINT "ranking_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD CONSTRAINT "ranking_entry_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD CONSTRAINT "ranking_entry_club_id_organisation_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_entry" ADD CONSTRAINT "ranking_entry_organisation_id_list_id_ranking_list_organisation_id_id_fk" FOREIGN KEY ("organisation_id","list_id") REFERENCES "public"."ranking_list"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_list" ADD CONSTRAINT "ranking_list_ranking_id_ranking_id_fk" FOREIGN KEY ("ranking_id") REFERENCES "public"."ranking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_list" ADD CONSTRAINT "ranking_list_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliation" ADD CONSTRAINT "affiliation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliation" ADD CONSTRAINT "affiliation_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_parent_id_organisation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_merged_into_id_person_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_identifier" ADD CONSTRAINT "person_identifier_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_from_person_id_person_id_fk" FOREIGN KEY ("from_person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_into_person_id_person_id_fk" FOREIGN KEY ("into_person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_name" ADD CONSTRAINT "person_name_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_privacy" ADD CONSTRAINT "person_privacy_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_question" ADD CONSTRAINT "identity_question_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_question" ADD CONSTRAINT "identity_question_import_id_import_batch_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_question" ADD CONSTRAINT "identity_question_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_sheet" ADD CONSTRAINT "score_sheet_organisation_id_stage_id_stage_organisation_id_id_fk" FOREIGN KEY ("organisation_id","stage_id") REFERENCES "public"."stage"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_organisation_id_stage_id_stage_organisation_id_id_fk" FOREIGN KEY ("organisation_id","stage_id") REFERENCES "public"."stage"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_stage_id_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawn_lot" ADD CONSTRAINT "drawn_lot_stage_id_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawn_lot" ADD CONSTRAINT "drawn_lot_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_organisation_id_stage_id_stage_organisation_id_id_fk" FOREIGN KEY ("organisation_id","stage_id") REFERENCES "public"."stage"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grant" ADD CONSTRAINT "role_grant_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_window" ADD CONSTRAINT "rule_window_stage_id_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_window" ADD CONSTRAINT "rule_window_revision_id_standings_revision_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."standings_revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_line" ADD CONSTRAINT "standing_line_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_line" ADD CONSTRAINT "standing_line_organisation_id_revision_id_standings_revision_organisation_id_id_fk" FOREIGN KEY ("organisation_id","revision_id") REFERENCES "public"."standings_revision"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_revision" ADD CONSTRAINT "standings_revision_organisation_id_stage_id_stage_organisation_id_id_fk" FOREIGN KEY ("organisation_id","stage_id") REFERENCES "public"."stage"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeal_stage" ON "appeal" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "audit_event_aggregate" ON "audit_event" USING btree ("aggregate_kind","aggregate_id");--> statement-breakpoint
CREATE INDEX "entry_player_entry" ON "entry_player" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "entry_player_person" ON "entry_player" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_code" ON "event" USING btree ("organisation_id","code");--> statement-breakpoint
CREATE INDEX "event_by_date" ON "event" USING btree ("ends_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "award_run_open" ON "award_run" USING btree ("event_id","policy_id") WHERE "award_run"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "point_award_person" ON "point_award" USING btree ("person_id","earned_on");--> statement-breakpoint
CREATE INDEX "point_award_run" ON "point_award" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "point_award_open" ON "point_award" USING btree ("organisation_id","sport","earned_on") WHERE "point_award"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "ranking_entry_order" ON "ranking_entry" USING btree ("list_id","position");--> statement-breakpoint
CREATE INDEX "ranking_entry_person" ON "ranking_entry" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ranking_list_current" ON "ranking_list" USING btree ("ranking_id","as_of") WHERE "ranking_list"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "affiliation_person" ON "affiliation" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "affiliation_organisation" ON "affiliation" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "organisation_parent" ON "organisation" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_identifier_open" ON "person_identifier" USING btree ("issuer","value") WHERE "person_identifier"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "person_identifier_person" ON "person_identifier" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_merge_open" ON "person_merge" USING btree ("from_person_id") WHERE "person_merge"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "person_name_person" ON "person_name" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "identity_question_open" ON "identity_question" USING btree ("organisation_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "import_batch_committed" ON "import_batch" USING btree ("organisation_id","digest") WHERE "import_batch"."status" = 'COMMITTED';--> statement-breakpoint
CREATE UNIQUE INDEX "score_sheet_open" ON "score_sheet" USING btree ("organisation_id","stage_id","slot") WHERE "score_sheet"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "adjustment_stage" ON "adjustment" USING btree ("organisation_id","stage_id");--> statement-breakpoint
CREATE INDEX "correction_stage" ON "correction" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "correction_recent" ON "correction" USING btree ("organisation_id","recorded_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "drawn_lot_open" ON "drawn_lot" USING btree ("stage_id","entry_id") WHERE "drawn_lot"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "ruling_stage" ON "ruling" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "role_grant_account" ON "role_grant" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rule_window_due" ON "rule_window" USING btree ("due_at") WHERE "rule_window"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "standing_line_order" ON "standing_line" USING btree ("revision_id","position");--> statement-breakpoint
CREATE INDEX "standing_line_entry" ON "standing_line" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "standings_revision_provisional" ON "standings_revision" USING btree ("stage_id") WHERE "standings_revision"."published_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "standings_revision_current" ON "standings_revision" USING btree ("stage_id") WHERE "standings_revision"."published_at" is not null and "standings_revision"."superseded_at" is null;