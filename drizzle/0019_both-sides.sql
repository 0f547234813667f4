CREATE TABLE "case_statement" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"appeal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"party_id" uuid,
	"facts" text NOT NULL,
	"reasons" text NOT NULL,
	"stated_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_statement_kind" CHECK (kind in ('response', 'director'))
);
--> statement-breakpoint
ALTER TABLE "appeal_decision" ADD COLUMN "reasoning_zh" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal_decision" ADD COLUMN "reasoning_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_draw" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "panel_draw" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "panel_draw" ADD COLUMN "committed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "panel_draw" ADD COLUMN "head_size" bigint;--> statement-breakpoint
ALTER TABLE "panel_draw" ADD COLUMN "head_root" text;--> statement-breakpoint
ALTER TABLE "case_publication" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "case_publication" ADD COLUMN "situation" text;--> statement-breakpoint
ALTER TABLE "case_statement" ADD CONSTRAINT "case_statement_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_statement" ADD CONSTRAINT "case_statement_party_id_appeal_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."appeal_party"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_statement_case" ON "case_statement" USING btree ("appeal_id");--> statement-breakpoint
CREATE TRIGGER case_statement_immutable BEFORE UPDATE OR DELETE ON case_statement FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
SELECT seal_contents_of('case_statement', 'case_statement', 'id');
