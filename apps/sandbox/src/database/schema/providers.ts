import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A provider's own record of what it was asked to collect. The shop never reads it. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    merchant: text('merchant').notNull(),
    merchantOrder: text('merchant_order').notNull(),
    item: text('item').notNull(),
    method: text('method').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state', {
      enum: ['open', 'approved', 'refused', 'cancelled', 'expired'],
    }).notNull(),
    /** Why a card was refused; null for whatever else happened. */
    reason: text('reason', { enum: ['declined', 'insufficient-funds', 'expired-card'] }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From then on it is over, and whoever still wants to pay is too late. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('payments_overdue')
      .on(table.expiresAt)
      .where(sql`state = 'open'`),
  ],
);

/** A provider's outbox: what it still has to tell the shop. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    lastAnswer: text('last_answer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('provider_events_due').on(table.nextAttemptAt)],
);

/** Keys a provider signs with; the newest signs, and all of them are accepted. */
export const providerKeys = pgTable(
  'provider_keys',
  {
    provider: text('provider').notNull(),
    generation: integer('generation').notNull(),
    secret: text('secret').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.generation] })],
);
