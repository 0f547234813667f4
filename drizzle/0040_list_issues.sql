CREATE TABLE "list_issue" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"ranking_id" uuid NOT NULL,
	"as_of" date NOT NULL,
	"account_id" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"step" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"problems" jsonb,
	"list_id" uuid,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "list_issue_state" CHECK (state in ('WAITING', 'RUNNING', 'ISSUED', 'REFUSED', 'CANCELLED')),
	CONSTRAINT "list_issue_finished" CHECK (("list_issue"."state" in ('WAITING', 'RUNNING')) = ("list_issue"."finished_at" is null)),
	CONSTRAINT "list_issue_issued" CHECK (("list_issue"."state" = 'ISSUED') = ("list_issue"."list_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "list_issue" ADD CONSTRAINT "list_issue_ranking_id_ranking_id_fk" FOREIGN KEY ("ranking_id") REFERENCES "public"."ranking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_issue_open" ON "list_issue" USING btree ("ranking_id","as_of") WHERE "list_issue"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "list_issue_recorded" ON "list_issue" USING btree ("recorded_at");