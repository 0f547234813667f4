CREATE TABLE "drawn_number" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"draw_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"way" text NOT NULL,
	"said_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drawn_number_entry" UNIQUE("entry_id"),
	CONSTRAINT "drawn_number_number" UNIQUE("draw_id","number"),
	CONSTRAINT "drawn_number_way" CHECK ("drawn_number"."way" in ('CARD', 'PHONE', 'WALL'))
);
--> statement-breakpoint
CREATE TABLE "seat_draw" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"places" integer NOT NULL,
	"commitment" text NOT NULL,
	"secret" text NOT NULL,
	"opened_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seat_draw_once" UNIQUE("stage_id"),
	CONSTRAINT "seat_draw_places" CHECK ("seat_draw"."places" >= 2)
);
--> statement-breakpoint
ALTER TABLE "drawn_number" ADD CONSTRAINT "drawn_number_draw_id_seat_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."seat_draw"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawn_number" ADD CONSTRAINT "drawn_number_organisation_id_entry_id_entry_organisation_id_id_fk" FOREIGN KEY ("organisation_id","entry_id") REFERENCES "public"."entry"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_draw" ADD CONSTRAINT "seat_draw_organisation_id_stage_id_stage_organisation_id_id_fk" FOREIGN KEY ("organisation_id","stage_id") REFERENCES "public"."stage"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT seal_contents_of('seat_draw', 'seat_draw', 'id');--> statement-breakpoint
SELECT seal_contents_of('drawn_number', 'drawn_number', 'id');
