CREATE TABLE "cosignature" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tree_size" bigint NOT NULL,
	"witness_id" uuid NOT NULL,
	"line" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cosignature_once" UNIQUE("tree_size","witness_id")
);
--> statement-breakpoint
CREATE TABLE "witness" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"verifier_key" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "witness_verifierKey_unique" UNIQUE("verifier_key")
);
--> statement-breakpoint
ALTER TABLE "seal" ADD COLUMN "checkpoint" text;--> statement-breakpoint
ALTER TABLE "cosignature" ADD CONSTRAINT "cosignature_witness_id_witness_id_fk" FOREIGN KEY ("witness_id") REFERENCES "public"."witness"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cosignature_of_witness" ON "cosignature" USING btree ("witness_id","tree_size");