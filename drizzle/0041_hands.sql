CREATE TABLE "hand_set" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"file_name" text,
	"commitment" text,
	"seed" text,
	"boards" jsonb NOT NULL,
	"reason" text,
	"entered_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hand_set_version" UNIQUE("session_id","version"),
	CONSTRAINT "hand_set_source" CHECK (source in ('file', 'dealt')),
	CONSTRAINT "hand_set_seed" CHECK (("hand_set"."source" = 'dealt') = ("hand_set"."seed" is not null and "hand_set"."commitment" is not null)),
	CONSTRAINT "hand_set_reason" CHECK ("hand_set"."version" = 1 or "hand_set"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_purpose";--> statement-breakpoint
ALTER TABLE "hand_set" ADD CONSTRAINT "hand_set_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_set" ADD CONSTRAINT "hand_set_session_id_play_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."play_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_purpose" CHECK (purpose in ('resultsFile', 'spreadsheet', 'evidence', 'eventDocument', 'personPhoto', 'handRecord'));--> statement-breakpoint
SELECT seal_contents_of('hand_set', 'hand_set', 'id');
