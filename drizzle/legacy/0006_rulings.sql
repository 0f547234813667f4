CREATE TABLE "ruling_party" (
	"ruling_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"role" text NOT NULL,
	"ordinal" integer NOT NULL,
	CONSTRAINT "ruling_party_ruling_id_entry_id_pk" PRIMARY KEY("ruling_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "ruling" ADD COLUMN "director_name" text;--> statement-breakpoint
ALTER TABLE "ruling" ADD COLUMN "authority" text DEFAULT 'director' NOT NULL;--> statement-breakpoint
ALTER TABLE "ruling" ADD COLUMN "part" text DEFAULT 'judgement' NOT NULL;--> statement-breakpoint
ALTER TABLE "ruling" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ruling" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "ruling" ADD COLUMN "situation" text;--> statement-breakpoint
ALTER TABLE "ruling" ADD COLUMN "option" text;--> statement-breakpoint
ALTER TABLE "ruling" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "ruling" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "ruling_party" ADD CONSTRAINT "ruling_party_ruling_id_ruling_id_fk" FOREIGN KEY ("ruling_id") REFERENCES "public"."ruling"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruling_party" ADD CONSTRAINT "ruling_party_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ruling_party_entry" ON "ruling_party" USING btree ("entry_id");--> statement-breakpoint
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_supersedes_id_ruling_id_fk" FOREIGN KEY ("supersedes_id") REFERENCES "public"."ruling"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustment_source_id" ON "adjustment" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ruling_superseded_once" ON "ruling" USING btree ("supersedes_id") WHERE "ruling"."supersedes_id" is not null;--> statement-breakpoint
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_withdrawn" CHECK ("ruling"."kind" <> 'withdrawn' or "ruling"."supersedes_id" is not null);--> statement-breakpoint
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_reason" CHECK ("ruling"."supersedes_id" is null or "ruling"."reason" is not null);