CREATE TABLE "oauth_client" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_secret" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"start" text NOT NULL,
	"secret_digest" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "oauth_secret_secretDigest_unique" UNIQUE("secret_digest")
);
--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "oauth_client" ADD CONSTRAINT "oauth_client_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_secret" ADD CONSTRAINT "oauth_secret_client_id_oauth_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oauth_client_account" ON "oauth_client" USING btree ("account_id","recorded_at");--> statement-breakpoint
CREATE INDEX "oauth_secret_client" ON "oauth_secret" USING btree ("client_id","recorded_at");--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_client_id_oauth_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_client" ON "api_token" USING btree ("client_id","recorded_at") WHERE client_id is not null;