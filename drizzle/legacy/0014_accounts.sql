CREATE TABLE "account_invitation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"token_digest" text NOT NULL,
	"invited_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "account_invitation_tokenDigest_unique" UNIQUE("token_digest"),
	CONSTRAINT "account_invitation_once" CHECK ("account_invitation"."used_at" is null or "account_invitation"."withdrawn_at" is null)
);
--> statement-breakpoint
CREATE TABLE "role_proposal" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"role" text NOT NULL,
	"scope_kind" text NOT NULL,
	"scope_id" uuid NOT NULL,
	"valid" daterange NOT NULL,
	"proposed_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"grant_id" uuid,
	CONSTRAINT "role_proposal_role" CHECK ("role_proposal"."role" in ('admin')),
	CONSTRAINT "role_proposal_scope" CHECK ("role_proposal"."scope_kind" in ('organisation', 'event')),
	CONSTRAINT "role_proposal_decided" CHECK (("role_proposal"."decided_at" is null) = ("role_proposal"."decided_by" is null)),
	CONSTRAINT "role_proposal_two" CHECK ("role_proposal"."grant_id" is null or "role_proposal"."decided_by" <> "role_proposal"."proposed_by")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "lock_reason" text;--> statement-breakpoint
ALTER TABLE "account_invitation" ADD CONSTRAINT "account_invitation_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_proposal" ADD CONSTRAINT "role_proposal_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_proposal" ADD CONSTRAINT "role_proposal_grant_id_role_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."role_grant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_invitation_open" ON "account_invitation" USING btree ("account_id") WHERE "account_invitation"."used_at" is null and "account_invitation"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "role_proposal_open" ON "role_proposal" USING btree ("account_id","role","scope_id") WHERE "role_proposal"."decided_at" is null;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;