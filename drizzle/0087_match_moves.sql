CREATE TABLE "match_move" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"venue" text,
	"reason" text NOT NULL,
	"agreed" uuid[] NOT NULL,
	"state" text NOT NULL,
	"said_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "match_move_state" CHECK ("match_move"."state" in ('PROPOSED', 'SETTLED'))
);
--> statement-breakpoint
ALTER TABLE "match_move" ADD CONSTRAINT "match_move_table_id_round_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."round_table"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_move_table" ON "match_move" USING btree ("table_id");--> statement-breakpoint
CREATE UNIQUE INDEX "match_move_open" ON "match_move" USING btree ("table_id","state") WHERE "match_move"."superseded_at" is null;--> statement-breakpoint
SELECT seal_contents_of('match_move', 'match_move', 'id');
