CREATE TABLE "activities" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"currency" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claimed_gifts" (
	"user_id" text NOT NULL,
	"client_id" text NOT NULL,
	"server_id" text NOT NULL,
	"role_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"gift_id" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claimed_gifts_user_id_client_id_server_id_role_id_activity_id_gift_id_pk" PRIMARY KEY("user_id","client_id","server_id","role_id","activity_id","gift_id")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"activity_id" text NOT NULL,
	"gift_id" text NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"count" integer NOT NULL,
	"need" bigint NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "rewards_activity_id_gift_id_pk" PRIMARY KEY("activity_id","gift_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_offers" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"gp_id" text NOT NULL,
	"level_id" text NOT NULL,
	"period" text NOT NULL,
	"name" text NOT NULL,
	"rate_permille" integer NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"gp_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"period_start" text NOT NULL,
	"name" text NOT NULL,
	"rate_permille" integer NOT NULL,
	"state" text NOT NULL,
	"billing_no" text,
	"claimed_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"valid_end_at" timestamp with time zone,
	CONSTRAINT "coupons_once_a_period" UNIQUE("user_id","offer_id","period_start")
);
--> statement-breakpoint
CREATE TABLE "prepaid_cards" (
	"number_hash" text PRIMARY KEY NOT NULL,
	"last_digits" text NOT NULL,
	"salt" text NOT NULL,
	"password_hash" text NOT NULL,
	"brand" text NOT NULL,
	"gp_ids" jsonb NOT NULL,
	"currency" text NOT NULL,
	"value_minor" bigint NOT NULL,
	"gems" integer NOT NULL,
	"extra_gems" integer NOT NULL,
	"state" text NOT NULL,
	"billing_no" text,
	"used_at" timestamp with time zone,
	CONSTRAINT "prepaid_cards_by_order" UNIQUE("billing_no")
);
--> statement-breakpoint
CREATE TABLE "real_name_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "replenishments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"gp_id" text NOT NULL,
	"client_id" text NOT NULL,
	"server_id" text NOT NULL,
	"area_id" text NOT NULL,
	"role_id" text NOT NULL,
	"product_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"billing_no" text,
	"paid_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "replenishments_by_order" UNIQUE("billing_no")
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"app_id" text NOT NULL,
	"subject" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authorization_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"app_id" text NOT NULL,
	"subject" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"nonce" text NOT NULL,
	"challenge" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "request_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"app_id" text NOT NULL,
	"callback" text NOT NULL,
	"secret_hash" text NOT NULL,
	"state" text NOT NULL,
	"subject" text NOT NULL,
	"verifier_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_apps" (
	"provider" text NOT NULL,
	"app_id" text NOT NULL,
	"brand" text NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "sign_in_apps_provider_app_id_pk" PRIMARY KEY("provider","app_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_keys" (
	"provider" text NOT NULL,
	"key_id" text NOT NULL,
	"private_key" jsonb NOT NULL,
	"public_key" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_keys_provider_key_id_pk" PRIMARY KEY("provider","key_id")
);
--> statement-breakpoint
CREATE TABLE "begun_sign_ins" (
	"hash" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"token_secret" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linked_identities" (
	"brand" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "linked_identities_brand_provider_subject_pk" PRIMARY KEY("brand","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_points" (
	"user_id" text NOT NULL,
	"gp_id" text NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "opening_points_user_id_gp_id_pk" PRIMARY KEY("user_id","gp_id")
);
--> statement-breakpoint
CREATE TABLE "vip_levels" (
	"gp_id" text NOT NULL,
	"level_id" text NOT NULL,
	"name" text NOT NULL,
	"need_points" integer NOT NULL,
	CONSTRAINT "vip_levels_gp_id_level_id_pk" PRIMARY KEY("gp_id","level_id")
);
--> statement-breakpoint
CREATE TABLE "vip_programmes" (
	"gp_id" text PRIMARY KEY NOT NULL,
	"faq_title" text NOT NULL,
	"faq_content" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_real_name_verified" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "is_vip" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "point_to_coin" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "play_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "needs_real_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "is_coupon" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "purchase_limit" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "full_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replenish_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "activities_by_game" ON "activities" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "coupon_offers_by_product" ON "coupon_offers" USING btree ("gp_id");--> statement-breakpoint
CREATE INDEX "prepaid_cards_by_brand" ON "prepaid_cards" USING btree ("brand");--> statement-breakpoint
CREATE INDEX "replenishments_by_user" ON "replenishments" USING btree ("user_id","gp_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_replenishment" ON "orders" USING btree ("replenish_id") WHERE status <> 'fail';--> statement-breakpoint
CREATE INDEX "payments_overdue" ON "payments" USING btree ("expires_at") WHERE state = 'open' and expires_at is not null;