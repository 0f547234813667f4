ALTER TABLE "mail" DROP CONSTRAINT "mail_topic";--> statement-breakpoint
ALTER TABLE "mail_preference" DROP CONSTRAINT "mail_preference_topic";--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_topic" CHECK (topic in ('account', 'cases', 'caseWork', 'entries', 'results', 'lists', 'honours', 'office'));--> statement-breakpoint
ALTER TABLE "mail_preference" ADD CONSTRAINT "mail_preference_topic" CHECK (topic in ('account', 'cases', 'caseWork', 'entries', 'results', 'lists', 'honours', 'office'));