CREATE TABLE "difference_acceptance" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"check_id" uuid NOT NULL,
	"difference_id" uuid,
	"reason" text,
	"note" text NOT NULL,
	"accepted_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "difference_acceptance_of" CHECK (num_nonnulls("difference_acceptance"."difference_id", "difference_acceptance"."reason") = 1)
);
--> statement-breakpoint
CREATE TABLE "printed_check" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"ranking_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"list_name" text NOT NULL,
	"as_of" date NOT NULL,
	"policy_id" uuid NOT NULL,
	"input_digest" text NOT NULL,
	"printed" integer NOT NULL,
	"same" integer NOT NULL,
	"compared_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "printed_difference" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"check_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"printed_place" integer,
	"printed_value" integer,
	"own_place" integer,
	"own_value" integer,
	"points_here" integer NOT NULL,
	CONSTRAINT "printed_difference_reason" CHECK (reason in ('printedOnly', 'hereOnly', 'countedOtherwise', 'pointsMissing', 'pointsMore', 'placeOnly')),
	CONSTRAINT "printed_difference_two" CHECK (coalesce("printed_difference"."printed_place", "printed_difference"."own_place") is not null)
);
--> statement-breakpoint
CREATE TABLE "switch_day" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"system" text NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"stated_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "difference_acceptance" ADD CONSTRAINT "difference_acceptance_check_id_printed_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."printed_check"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "difference_acceptance" ADD CONSTRAINT "difference_acceptance_difference_id_printed_difference_id_fk" FOREIGN KEY ("difference_id") REFERENCES "public"."printed_difference"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_check" ADD CONSTRAINT "printed_check_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_check" ADD CONSTRAINT "printed_check_ranking_id_ranking_id_fk" FOREIGN KEY ("ranking_id") REFERENCES "public"."ranking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_check" ADD CONSTRAINT "printed_check_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_difference" ADD CONSTRAINT "printed_difference_check_id_printed_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."printed_check"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_difference" ADD CONSTRAINT "printed_difference_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "switch_day" ADD CONSTRAINT "switch_day_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "difference_accepted_once" ON "difference_acceptance" USING btree ("difference_id") WHERE "difference_acceptance"."difference_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "differences_accepted_once" ON "difference_acceptance" USING btree ("check_id","reason") WHERE "difference_acceptance"."reason" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "printed_check_open" ON "printed_check" USING btree ("organisation_id","ranking_id","sport","list_name","as_of") WHERE "printed_check"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "printed_check_ranking" ON "printed_check" USING btree ("ranking_id");--> statement-breakpoint
CREATE INDEX "printed_difference_check" ON "printed_difference" USING btree ("check_id","reason");--> statement-breakpoint
CREATE INDEX "printed_difference_person" ON "printed_difference" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "switch_day_open" ON "switch_day" USING btree ("organisation_id","sport") WHERE "switch_day"."superseded_at" is null;--> statement-breakpoint
SELECT seal_contents_of('switch_day', 'switch_day', 'id');--> statement-breakpoint
SELECT seal_contents_of('printed_check', 'printed_check', 'id');--> statement-breakpoint
SELECT seal_contents_of('printed_difference', 'printed_check', 'check_id');--> statement-breakpoint
SELECT seal_contents_of('difference_acceptance', 'difference_acceptance', 'id');
