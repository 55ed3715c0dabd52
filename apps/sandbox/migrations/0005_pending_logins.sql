ALTER TABLE "begun_sign_ins" RENAME TO "pending_logins";--> statement-breakpoint
ALTER TABLE "pending_logins" RENAME COLUMN "begun_at" TO "started_at";
