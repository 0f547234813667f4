CREATE TABLE "entry_fee" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"party" text NOT NULL,
	"receipt" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entry_fee_receipt" UNIQUE("event_id","receipt"),
	CONSTRAINT "entry_fee_kind" CHECK (kind in ('payment', 'refund', 'waiver')),
	CONSTRAINT "entry_fee_amount" CHECK ("entry_fee"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "entry_request" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text,
	"status" text NOT NULL,
	"captain_id" uuid NOT NULL,
	"requested_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp with time zone,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"entry_id" uuid,
	CONSTRAINT "entry_request_entry" UNIQUE("entry_id"),
	CONSTRAINT "entry_request_status" CHECK (status in ('AWAITING_PLAYERS', 'AWAITING_DESK', 'WAITING_LIST', 'ENTERED', 'DECLINED', 'WITHDRAWN'))
);
--> statement-breakpoint
CREATE TABLE "entry_request_player" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"answer" text DEFAULT 'asked' NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "entry_request_player_once" UNIQUE("request_id","person_id"),
	CONSTRAINT "entry_request_player_answer" CHECK (answer in ('asked', 'confirmed', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "entry_terms" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"withdraw_until" timestamp with time zone NOT NULL,
	"capacity" integer,
	"team_min" integer NOT NULL,
	"team_max" integer NOT NULL,
	"needs_desk" boolean DEFAULT false NOT NULL,
	"class" text DEFAULT 'open' NOT NULL,
	"members_of_id" uuid,
	"born_from" date,
	"born_until" date,
	"fee_amount" integer,
	"fee_currency" text,
	"version" integer DEFAULT 1 NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entry_terms_class" CHECK (class in ('open', 'women', 'men')),
	CONSTRAINT "entry_terms_times" CHECK ("entry_terms"."opens_at" < "entry_terms"."closes_at"),
	CONSTRAINT "entry_terms_team" CHECK (1 <= "entry_terms"."team_min" and "entry_terms"."team_min" <= "entry_terms"."team_max" and "entry_terms"."team_max" <= 16),
	CONSTRAINT "entry_terms_capacity" CHECK ("entry_terms"."capacity" is null or "entry_terms"."capacity" > 0),
	CONSTRAINT "entry_terms_fee" CHECK (("entry_terms"."fee_amount" is null) = ("entry_terms"."fee_currency" is null) and "entry_terms"."fee_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sanction" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"sport" text DEFAULT '*' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"reason" text NOT NULL,
	"decision_id" uuid,
	"decision_line" integer,
	"publicity" text NOT NULL,
	"status" text NOT NULL,
	"proposed_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"lifted_by" text,
	"lifted_at" timestamp with time zone,
	"lift_reason" text,
	CONSTRAINT "sanction_scope" CHECK (scope in ('compete', 'attend', 'officiate')),
	CONSTRAINT "sanction_publicity" CHECK (publicity in ('public', 'offices')),
	CONSTRAINT "sanction_status" CHECK (status in ('PROPOSED', 'IN_FORCE', 'DECLINED', 'LIFTED')),
	CONSTRAINT "sanction_days" CHECK ("sanction"."valid_until" is null or "sanction"."valid_from" < "sanction"."valid_until"),
	CONSTRAINT "sanction_two" CHECK ("sanction"."decided_by" is null or "sanction"."decided_by" <> "sanction"."proposed_by"),
	CONSTRAINT "sanction_lifted" CHECK (("sanction"."status" = 'LIFTED') = ("sanction"."lifted_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "checked_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "checked_in_by" text;--> statement-breakpoint
ALTER TABLE "entry_fee" ADD CONSTRAINT "entry_fee_request_id_entry_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."entry_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_fee" ADD CONSTRAINT "entry_fee_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_request" ADD CONSTRAINT "entry_request_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_request" ADD CONSTRAINT "entry_request_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_request" ADD CONSTRAINT "entry_request_captain_id_person_id_fk" FOREIGN KEY ("captain_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_request" ADD CONSTRAINT "entry_request_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_request_player" ADD CONSTRAINT "entry_request_player_request_id_entry_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."entry_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_request_player" ADD CONSTRAINT "entry_request_player_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_terms" ADD CONSTRAINT "entry_terms_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_terms" ADD CONSTRAINT "entry_terms_members_of_id_organisation_id_fk" FOREIGN KEY ("members_of_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction" ADD CONSTRAINT "sanction_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction" ADD CONSTRAINT "sanction_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction" ADD CONSTRAINT "sanction_decision_id_appeal_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."appeal_decision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_fee_request" ON "entry_fee" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "entry_request_event" ON "entry_request" USING btree ("event_id","recorded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_request_player_ordinal" ON "entry_request_player" USING btree ("request_id","ordinal");--> statement-breakpoint
CREATE INDEX "entry_request_player_person" ON "entry_request_player" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sanction_of_line" ON "sanction" USING btree ("decision_id","decision_line");--> statement-breakpoint
CREATE INDEX "sanction_person" ON "sanction" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sanction_body" ON "sanction" USING btree ("organisation_id","valid_from");--> statement-breakpoint
CREATE TRIGGER entry_fee_immutable BEFORE UPDATE OR DELETE ON entry_fee FOR EACH ROW EXECUTE FUNCTION refuse_change();
