ALTER TABLE "api_token" ADD COLUMN "place_kind" text;--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "place_id" uuid;--> statement-breakpoint
ALTER TABLE "oauth_client" ADD COLUMN "place_kind" text;--> statement-breakpoint
ALTER TABLE "oauth_client" ADD COLUMN "place_id" uuid;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_place" CHECK (("api_token"."place_kind" is null) = ("api_token"."place_id" is null));--> statement-breakpoint
ALTER TABLE "oauth_client" ADD CONSTRAINT "oauth_client_place" CHECK (("oauth_client"."place_kind" is null) = ("oauth_client"."place_id" is null));