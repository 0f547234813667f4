CREATE TABLE "conditions_version" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"digest" text NOT NULL,
	"reason" text,
	"after_opening" boolean NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conditions_version_number" UNIQUE("event_id","number")
);
--> statement-breakpoint
CREATE TABLE "event_conditions" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"sections" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conditions_version" ADD CONSTRAINT "conditions_version_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conditions_version" ADD CONSTRAINT "conditions_version_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_conditions" ADD CONSTRAINT "event_conditions_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER conditions_version_immutable BEFORE UPDATE OR DELETE ON conditions_version FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
SELECT seal_contents_of('conditions_version', 'conditions_version', 'id');--> statement-breakpoint
SELECT seal_contents_of('event_conditions', 'event_conditions', 'event_id');
