CREATE TABLE "api_token" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"token_digest" text NOT NULL,
	"scopes" text[] NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_token_tokenDigest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "ranking" ADD COLUMN "issue_day" integer;--> statement-breakpoint
ALTER TABLE "ranking" ADD COLUMN "issue_since" date;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_account" ON "api_token" USING btree ("account_id","recorded_at");--> statement-breakpoint
ALTER TABLE "ranking" ADD CONSTRAINT "ranking_issue_day" CHECK ("ranking"."issue_day" between 1 and 28);--> statement-breakpoint
ALTER TABLE "ranking" ADD CONSTRAINT "ranking_issue_since" CHECK (("ranking"."issue_day" is null) = ("ranking"."issue_since" is null));