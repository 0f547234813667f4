CREATE TABLE "account_recovery" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"approved" boolean,
	CONSTRAINT "account_recovery_decided" CHECK (num_nulls("account_recovery"."decided_at", "account_recovery"."decided_by", "account_recovery"."approved") in (0, 3)),
	CONSTRAINT "account_recovery_two" CHECK (not "account_recovery"."approved" or "account_recovery"."decided_by" <> "account_recovery"."proposed_by")
);
--> statement-breakpoint
ALTER TABLE "account_recovery" ADD CONSTRAINT "account_recovery_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_recovery_open" ON "account_recovery" USING btree ("account_id") WHERE "account_recovery"."decided_at" is null;--> statement-breakpoint
SELECT seal_contents_of('account_recovery', 'account_recovery', 'id');