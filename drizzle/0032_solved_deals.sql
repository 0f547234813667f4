CREATE TABLE "solved_deal" (
	"written" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"tricks" text,
	"solved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "solved_deal_key" ON "solved_deal" USING btree ("key");