import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The apps that shops have registered at a sign-in provider. */
export const signInApps = pgTable(
  'sign_in_apps',
  {
    provider: text('provider').notNull(),
    appId: text('app_id').notNull(),
    brand: text('brand').notNull(),
    secret: text('secret').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.appId] })],
);

/** The keys with which providers sign ID tokens; the newest signs, all are published. */
export const signInKeys = pgTable(
  'sign_in_keys',
  {
    provider: text('provider').notNull(),
    keyId: text('key_id').notNull(),
    privateKey: jsonb('private_key').$type<JWK>().notNull(),
    publicKey: jsonb('public_key').$type<JWK>().notNull(),
    madeAt: at('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.keyId] })],
);

/** Authorization codes, by their SHA-256. */
export const authorizationCodes = pgTable('authorization_codes', {
  hash: text('hash').primaryKey(),
  provider: text('provider').notNull(),
  appId: text('app_id').notNull(),
  subject: text('subject').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  nonce: text('nonce').notNull(),
  /** S256 challenge (RFC 7636), or empty. */
  challenge: text('challenge').notNull(),
  madeAt: at('made_at').notNull(),
  usedAt: at('used_at'),
});

/** Access tokens, by their SHA-256. */
export const accessTokens = pgTable('access_tokens', {
  hash: text('hash').primaryKey(),
  provider: text('provider').notNull(),
  appId: text('app_id').notNull(),
  subject: text('subject').notNull(),
  madeAt: at('made_at').notNull(),
});

/** Request tokens of OAuth 1.0a (RFC 5849), by their SHA-256. */
export const requestTokens = pgTable('request_tokens', {
  hash: text('hash').primaryKey(),
  provider: text('provider').notNull(),
  appId: text('app_id').notNull(),
  callback: text('callback').notNull(),
  secretHash: text('secret_hash').notNull(),
  state: text('state', { enum: ['new', 'granted', 'denied', 'used'] }).notNull(),
  subject: text('subject').notNull(),
  verifierHash: text('verifier_hash').notNull(),
  madeAt: at('made_at').notNull(),
});
