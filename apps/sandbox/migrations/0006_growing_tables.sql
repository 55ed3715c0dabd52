DROP INDEX "tokens_by_user";--> statement-breakpoint
DROP INDEX "orders_one_per_replenishment";--> statement-breakpoint
DROP INDEX "orders_by_user";--> statement-breakpoint
DROP INDEX "provider_events_due";--> statement-breakpoint
CREATE INDEX "known_addresses_by_time" ON "known_addresses" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "login_attempts_by_time" ON "login_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tokens_by_time" ON "tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_events_by_time" ON "provider_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_replenishment" ON "orders" USING btree ("replenish_id") WHERE status <> 'fail' and replenish_id is not null;--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","client_id","product_id");--> statement-breakpoint
CREATE INDEX "provider_events_due" ON "provider_events" USING btree ("next_attempt_at") WHERE delivered_at is null;