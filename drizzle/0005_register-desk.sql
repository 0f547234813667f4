CREATE TABLE "distinct_people" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"a_person_id" uuid NOT NULL,
	"b_person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"declared_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distinct_people_ordered" CHECK ("distinct_people"."a_person_id" < "distinct_people"."b_person_id")
);
--> statement-breakpoint
CREATE TABLE "guardianship" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"contact" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "guardianship_relation" CHECK (relation in ('parent', 'guardian', 'coach', 'other'))
);
--> statement-breakpoint
CREATE TABLE "identifier_issuer" (
	"code" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"declared_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identifier_issuer_visibility" CHECK (visibility in ('public', 'private'))
);
--> statement-breakpoint
CREATE TABLE "officer" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"office" text NOT NULL,
	"valid" daterange NOT NULL,
	"named_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "officer_office" CHECK (office in ('president', 'vicePresident', 'secretary', 'treasurer', 'registrar', 'delegate', 'coach'))
);
--> statement-breakpoint
CREATE TABLE "official_licence" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"valid" daterange NOT NULL,
	"given_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "official_licence_kind" CHECK (kind in ('director', 'referee', 'scorer')),
	CONSTRAINT "official_licence_level" CHECK (level in ('international', 'national', 'first', 'second', 'third'))
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_id" uuid NOT NULL,
	"from_organisation_id" uuid NOT NULL,
	"to_organisation_id" uuid NOT NULL,
	"sport" text DEFAULT '*' NOT NULL,
	"requested_on" date NOT NULL,
	"object_until" date NOT NULL,
	"effective_on" date NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answer_reason" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"decision" text,
	"decision_reason" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "transfer_days" CHECK ("transfer"."requested_on" <= "transfer"."object_until" and "transfer"."requested_on" <= "transfer"."effective_on"),
	CONSTRAINT "transfer_two_clubs" CHECK ("transfer"."from_organisation_id" <> "transfer"."to_organisation_id"),
	CONSTRAINT "transfer_answered" CHECK (("transfer"."answer" is null) = ("transfer"."answered_at" is null)),
	CONSTRAINT "transfer_decided" CHECK (("transfer"."decision" is null) = ("transfer"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "role_grant" DROP CONSTRAINT "role_grant_role";--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "venue" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "transfer_waiting_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "transfer_objection_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "deceased_on" date;--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_a_person_id_person_id_fk" FOREIGN KEY ("a_person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_b_person_id_person_id_fk" FOREIGN KEY ("b_person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianship" ADD CONSTRAINT "guardianship_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "officer" ADD CONSTRAINT "officer_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "officer" ADD CONSTRAINT "officer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_licence" ADD CONSTRAINT "official_licence_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_licence" ADD CONSTRAINT "official_licence_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_from_organisation_id_organisation_id_fk" FOREIGN KEY ("from_organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_to_organisation_id_organisation_id_fk" FOREIGN KEY ("to_organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "distinct_people_pair" ON "distinct_people" USING btree ("a_person_id","b_person_id");--> statement-breakpoint
CREATE INDEX "guardianship_person" ON "guardianship" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "officer_body" ON "officer" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "officer_person" ON "officer" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "official_licence_person" ON "official_licence" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "official_licence_body" ON "official_licence" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_open" ON "transfer" USING btree ("person_id","sport") WHERE "transfer"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "transfer_from" ON "transfer" USING btree ("from_organisation_id");--> statement-breakpoint
CREATE INDEX "transfer_to" ON "transfer" USING btree ("to_organisation_id");--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_transfer_days" CHECK ("organisation"."transfer_objection_days" between 0 and "organisation"."transfer_waiting_days" and "organisation"."transfer_waiting_days" <= 366);--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_deceased" CHECK ("person"."deceased_on" is null or "person"."status" = 'DECEASED');--> statement-breakpoint
ALTER TABLE "role_grant" ADD CONSTRAINT "role_grant_role" CHECK (role in ('admin', 'staff', 'registrar', 'rankingOfficer', 'sanctioningOfficer', 'publisher', 'director', 'scorer', 'committee', 'clerk', 'auditor'));--> statement-breakpoint
CREATE TRIGGER transfer_keep BEFORE DELETE ON transfer FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER guardianship_keep BEFORE DELETE ON guardianship FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER distinct_people_keep BEFORE UPDATE OR DELETE ON distinct_people FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER officer_append_only BEFORE UPDATE ON officer FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER officer_keep BEFORE DELETE ON officer FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER official_licence_append_only BEFORE UPDATE ON official_licence FOR EACH ROW EXECUTE FUNCTION only_supersede();--> statement-breakpoint
CREATE TRIGGER official_licence_keep BEFORE DELETE ON official_licence FOR EACH ROW EXECUTE FUNCTION refuse_change();
