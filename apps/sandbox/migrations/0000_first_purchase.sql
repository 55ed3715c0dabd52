CREATE TABLE "login_attempts" (
	"id" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_attempts_id_subject_pk" PRIMARY KEY("id","subject")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"user_id" text NOT NULL,
	"client_id" text NOT NULL,
	"server_id" text NOT NULL,
	"role_id" text NOT NULL,
	"name" text NOT NULL,
	"level" integer NOT NULL,
	CONSTRAINT "roles_user_id_client_id_server_id_role_id_pk" PRIMARY KEY("user_id","client_id","server_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"gp_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "users_by_name" UNIQUE("brand","username")
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"client_id" text NOT NULL,
	"area_id" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "areas_client_id_area_id_pk" PRIMARY KEY("client_id","area_id")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"product_id" text,
	"region" text NOT NULL,
	"region_sort" integer NOT NULL,
	"payway_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"sort" integer NOT NULL,
	"min_minor" bigint NOT NULL,
	"max_minor" bigint NOT NULL,
	"description" text NOT NULL,
	"open_coupon" boolean NOT NULL,
	"sub_channels" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games" (
	"client_id" text PRIMARY KEY NOT NULL,
	"gp_id" text NOT NULL,
	"brand" text NOT NULL,
	"domain_area" text NOT NULL,
	"head_client_id" text,
	"is_head" boolean NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"currency" text NOT NULL,
	"sort" integer NOT NULL,
	"is_area_role" boolean NOT NULL,
	"languages" text NOT NULL,
	"brand_color" text NOT NULL,
	"terms" text NOT NULL,
	"privacy" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"client_id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"base_amount" integer NOT NULL,
	"bonus_amount" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"type_key" text NOT NULL,
	"type_name" text NOT NULL,
	"points" integer NOT NULL,
	"goods_sort" integer NOT NULL,
	"type_sort" integer NOT NULL,
	"is_special" boolean NOT NULL,
	CONSTRAINT "goods_client_id_product_id_pk" PRIMARY KEY("client_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"client_id" text NOT NULL,
	"server_id" text NOT NULL,
	"name" text NOT NULL,
	"area_id" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "servers_client_id_server_id_pk" PRIMARY KEY("client_id","server_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracked_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracked_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"origin" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"billing_no" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"role_id" text NOT NULL,
	"product_id" text NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"billing_no" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"user_id" text NOT NULL,
	"brand" text NOT NULL,
	"client_id" text NOT NULL,
	"server_id" text NOT NULL,
	"area_id" text NOT NULL,
	"role_id" text NOT NULL,
	"product_id" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"user_name" text NOT NULL,
	"game_name" text NOT NULL,
	"server_name" text NOT NULL,
	"role_name" text NOT NULL,
	"product_name" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"region" text NOT NULL,
	"payway_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "orders_by_key" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"billing_no" text NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"merchant" text NOT NULL,
	"merchant_order" text NOT NULL,
	"item" text NOT NULL,
	"method" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"last_answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_keys" (
	"provider" text NOT NULL,
	"generation" integer NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "provider_keys_provider_generation_pk" PRIMARY KEY("provider","generation")
);
--> statement-breakpoint
CREATE INDEX "login_attempts_by_subject" ON "login_attempts" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "tokens_by_user" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channels_by_game" ON "channels" USING btree ("client_id","region");--> statement-breakpoint
CREATE INDEX "games_by_brand" ON "games" USING btree ("brand","domain_area");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_pending" ON "orders" USING btree ("user_id","client_id","server_id","role_id","product_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_events_due" ON "provider_events" USING btree ("next_attempt_at");