UPDATE "payments" SET "expires_at" = "created_at" + interval '30 minutes' WHERE "expires_at" IS NULL;--> statement-breakpoint
DROP INDEX "payments_overdue";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "flag" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "payments_overdue" ON "payments" USING btree ("expires_at") WHERE state = 'open';