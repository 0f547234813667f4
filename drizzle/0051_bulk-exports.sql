CREATE TABLE "bulk_export" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"document" text NOT NULL,
	"variables" jsonb NOT NULL,
	"path" text[] NOT NULL,
	"page_size" integer NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"failure" text,
	"records" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"cursor" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bulk_export_state" CHECK (state in ('WAITING', 'RUNNING', 'READY', 'FAILED', 'CANCELLED')),
	CONSTRAINT "bulk_export_failed" CHECK (("bulk_export"."state" = 'FAILED') = ("bulk_export"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "bulk_export_part" (
	"export_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "bulk_export_part_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
ALTER TABLE "bulk_export" ADD CONSTRAINT "bulk_export_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_export_part" ADD CONSTRAINT "bulk_export_part_export_id_bulk_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."bulk_export"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_export_account" ON "bulk_export" USING btree ("account_id","recorded_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_export_expires" ON "bulk_export" USING btree ("expires_at");