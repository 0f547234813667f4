ALTER TABLE "entry" ADD COLUMN "seed" integer;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "labels" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "from_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "because" jsonb;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "carried" text;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "withdrawn_after" integer;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "play_session" ADD COLUMN "movement" jsonb;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "drawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "drawn_by" text;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "input_digest" text;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "notes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "published_by" text;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "round_table" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "round_table" ADD COLUMN "kind" text DEFAULT 'match' NOT NULL;--> statement-breakpoint
ALTER TABLE "round_table" ADD COLUMN "boards" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "round_table" ADD COLUMN "match" text;--> statement-breakpoint
ALTER TABLE "round_table" ADD COLUMN "group" text;--> statement-breakpoint
ALTER TABLE "round_table" ADD COLUMN "because" jsonb;--> statement-breakpoint
ALTER TABLE "stage" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "stage" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stage" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "stage" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_from_entry_id_entry_id_fk" FOREIGN KEY ("from_entry_id") REFERENCES "public"."entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_method" CHECK ("round"."method" in ('drawn', 'movement', 'seating', 'manual'));--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_published" CHECK ("round"."published_at" is null or "round"."status" <> 'PLANNED');--> statement-breakpoint
ALTER TABLE "round_table" ADD CONSTRAINT "round_table_kind" CHECK ("round_table"."kind" in ('match', 'bye'));