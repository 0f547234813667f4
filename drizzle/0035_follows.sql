CREATE TABLE "follow" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"person_id" uuid,
	"organisation_id" uuid,
	"event_id" uuid,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_of_one" CHECK (num_nonnulls("follow"."person_id", "follow"."organisation_id", "follow"."event_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_topic";--> statement-breakpoint
ALTER TABLE "mail_preference" DROP CONSTRAINT "mail_preference_topic";--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "follow_person" ON "follow" USING btree ("person_id","account_id") WHERE "follow"."person_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "follow_organisation" ON "follow" USING btree ("organisation_id","account_id") WHERE "follow"."organisation_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "follow_event" ON "follow" USING btree ("event_id","account_id") WHERE "follow"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "follow_account" ON "follow" USING btree ("account_id","recorded_at");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_topic" CHECK (topic in ('account', 'cases', 'caseWork', 'entries', 'results', 'lists', 'honours', 'office', 'follows'));--> statement-breakpoint
ALTER TABLE "mail_preference" ADD CONSTRAINT "mail_preference_topic" CHECK (topic in ('account', 'cases', 'caseWork', 'entries', 'results', 'lists', 'honours', 'office', 'follows'));