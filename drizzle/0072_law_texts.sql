CREATE TABLE "law_text" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"book" text NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"access" text NOT NULL,
	"rights" text NOT NULL,
	"passages" jsonb NOT NULL,
	"articles" integer NOT NULL,
	"laid_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"withdraw_reason" text,
	CONSTRAINT "law_text_access" CHECK (access in ('public', 'members')),
	CONSTRAINT "law_text_withdrawn" CHECK (("law_text"."withdrawn_at" is null) = ("law_text"."withdraw_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_purpose";--> statement-breakpoint
ALTER TABLE "law_text" ADD CONSTRAINT "law_text_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "law_text_standing" ON "law_text" USING btree ("organisation_id","book") WHERE "law_text"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "law_text_book" ON "law_text" USING btree ("book","id");--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_purpose" CHECK (purpose in ('resultsFile', 'spreadsheet', 'evidence', 'eventDocument', 'personPhoto', 'handRecord', 'lawText'));--> statement-breakpoint
SELECT seal_contents_of('law_text', 'law_text', 'id');
