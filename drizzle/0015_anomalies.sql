CREATE TABLE "anomaly" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"gone_at" timestamp with time zone,
	"owner_id" text,
	"accepted_by" text,
	"accepted_at" timestamp with time zone,
	"accept_reason" text,
	CONSTRAINT "anomaly_kind" CHECK (kind in ('resultWithoutPerson', 'oneNumberTwoPeople', 'windowsRunOut', 'officialWithoutPoints', 'pointsWithoutList', 'playedWithLapsedMembership', 'playedAfterDeath', 'minorWithoutGuardian', 'belongsNowhere', 'roundLeftOpen')),
	CONSTRAINT "anomaly_subject_kind" CHECK (subject_kind in ('event', 'person')),
	CONSTRAINT "anomaly_accepted" CHECK (("anomaly"."accepted_at" is null) = ("anomaly"."accept_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "anomaly" ADD CONSTRAINT "anomaly_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "anomaly_open" ON "anomaly" USING btree ("kind","subject_id") WHERE "anomaly"."gone_at" is null;--> statement-breakpoint
CREATE INDEX "anomaly_body" ON "anomaly" USING btree ("organisation_id","kind");