import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The accounts linked to identities at sign-in providers. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    brand: text('brand').notNull(),
    provider: text('provider').notNull(),
    /** The permanent id of the user at the provider. */
    subject: text('subject').notNull(),
    userId: text('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.provider, table.subject] })],
);

/** Consumed one-time proofs, kept for as long as a lost response may be requested again. */
export const usedProofs = pgTable('used_proofs', {
  /** SHA-256 of the content of the request. */
  hash: text('hash').primaryKey(),
  subject: text('subject').notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
});

/** Sign-ins that were started with a request token: the shop's half of them. */
export const pendingLogins = pgTable('pending_logins', {
  /** SHA-256 of the request token. */
  hash: text('hash').primaryKey(),
  brand: text('brand').notNull(),
  tokenSecret: text('token_secret').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
});
