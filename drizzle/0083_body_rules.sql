CREATE TABLE "body_rules" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"sport" text DEFAULT '*' NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"valid_from" date NOT NULL,
	"articles" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"digest" text NOT NULL,
	"reason" text,
	"published_by" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "body_rules_version" UNIQUE("organisation_id","name","number"),
	CONSTRAINT "body_rules_kind" CHECK (kind in ('regulations', 'conditions', 'tariff', 'supplement')),
	CONSTRAINT "body_rules_scope" CHECK (scope in ('all', 'chosen')),
	CONSTRAINT "body_rules_reason" CHECK ("body_rules"."number" = 1 or "body_rules"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "event_rules" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"rules_id" uuid NOT NULL,
	"chosen_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" text,
	CONSTRAINT "event_rules_released" CHECK (("event_rules"."released_at" is null) = ("event_rules"."released_by" is null))
);
--> statement-breakpoint
ALTER TABLE "sanction" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "body_rules" ADD CONSTRAINT "body_rules_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_rules" ADD CONSTRAINT "event_rules_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_rules" ADD CONSTRAINT "event_rules_rules_id_body_rules_id_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."body_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "body_rules_search" ON "body_rules" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "event_rules_standing" ON "event_rules" USING btree ("event_id","rules_id") WHERE "event_rules"."released_at" is null;--> statement-breakpoint
CREATE TRIGGER body_rules_immutable BEFORE UPDATE OR DELETE ON body_rules FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
SELECT seal_contents_of('body_rules', 'body_rules', 'id');--> statement-breakpoint
SELECT seal_contents_of('event_rules', 'event_rules', 'id');
