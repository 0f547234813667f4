CREATE TABLE "work_lease" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"taken_by" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_until" timestamp with time zone NOT NULL,
	CONSTRAINT "work_lease_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
