ALTER TABLE "ranking" DROP CONSTRAINT "ranking_code";--> statement-breakpoint
ALTER TABLE "ranking" ADD CONSTRAINT "ranking_code" UNIQUE("code");