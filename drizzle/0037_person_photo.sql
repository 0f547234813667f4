CREATE TABLE "person_photo" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"digest" text NOT NULL,
	"stored_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_purpose";--> statement-breakpoint
ALTER TABLE "person_privacy" ADD COLUMN "hide_photo" boolean;--> statement-breakpoint
ALTER TABLE "person_photo" ADD CONSTRAINT "person_photo_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_purpose" CHECK (purpose in ('resultsFile', 'spreadsheet', 'evidence', 'eventDocument', 'personPhoto'));