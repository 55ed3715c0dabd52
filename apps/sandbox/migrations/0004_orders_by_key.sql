ALTER TABLE "orders" DROP CONSTRAINT "orders_by_key";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_by_key" UNIQUE("idempotency_key","user_id");