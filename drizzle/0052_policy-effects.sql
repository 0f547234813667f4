CREATE TABLE "policy_effect" (
	"policy_id" uuid NOT NULL,
	"ranking_id" uuid NOT NULL,
	"as_of" date NOT NULL,
	"people" integer NOT NULL,
	"moved" integer NOT NULL,
	"moves" jsonb NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_effect_policy_id_ranking_id_pk" PRIMARY KEY("policy_id","ranking_id")
);
--> statement-breakpoint
ALTER TABLE "policy_effect" ADD CONSTRAINT "policy_effect_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_effect" ADD CONSTRAINT "policy_effect_ranking_id_ranking_id_fk" FOREIGN KEY ("ranking_id") REFERENCES "public"."ranking"("id") ON DELETE no action ON UPDATE no action;