import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The account behind somebody's identity at a sign-in provider; the provider's word is the key. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    brand: text('brand').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own, lasting id of the person. */
    subject: text('subject').notNull(),
    userId: text('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.provider, table.subject] })],
);

/** Proofs that can be used once and were, for as long as a lost answer may be asked for again. */
export const usedProofs = pgTable('used_proofs', {
  /** SHA-256 of everything the request said. */
  hash: text('hash').primaryKey(),
  subject: text('subject').notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
});

/** Sign-ins that were begun with a request token; our half of what the provider keeps. */
export const pendingLogins = pgTable('pending_logins', {
  /** SHA-256 of the request token. */
  hash: text('hash').primaryKey(),
  brand: text('brand').notNull(),
  tokenSecret: text('token_secret').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
});
