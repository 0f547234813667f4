CREATE TABLE "named_winner" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"match" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"ground" text NOT NULL,
	"reason" text NOT NULL,
	"named_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "standings_revision" ADD COLUMN "bracket" jsonb;--> statement-breakpoint
ALTER TABLE "named_winner" ADD CONSTRAINT "named_winner_stage_id_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_winner" ADD CONSTRAINT "named_winner_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "named_winner_open" ON "named_winner" USING btree ("stage_id","match") WHERE "named_winner"."superseded_at" is null;