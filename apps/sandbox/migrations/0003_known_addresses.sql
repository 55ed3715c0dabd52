CREATE TABLE "known_addresses" (
	"pair" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
