import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The providers' own payment records. The shop reads their deadlines, and cancels a payment whose order
 * is replaced; it learns from webhooks how payments end.
 */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    merchant: text('merchant').notNull(),
    merchantOrder: text('merchant_order').notNull(),
    /** The shop that the order was made in, as it told the provider; null if it is not known. */
    returnUrl: text('return_url'),
    item: text('item').notNull(),
    method: text('method').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state', {
      enum: ['open', 'approved', 'refused', 'cancelled', 'expired'],
    }).notNull(),
    /** Why a card was refused; null otherwise. */
    reason: text('reason', { enum: ['declined', 'insufficient-funds', 'expired-card'] }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The deadline of the payment. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('payments_overdue')
      .on(table.expiresAt)
      .where(sql`state = 'open'`),
  ],
);

/** The providers' outbox of events for the shop. */
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
  (table) => [
    // Without delivered events, of which there are ever more.
    index('provider_events_due')
      .on(table.nextAttemptAt)
      .where(sql`delivered_at is null`),
    index('provider_events_by_time').on(table.createdAt),
  ],
);

/** The signing keys of providers; the newest signs, all are accepted. */
export const providerKeys = pgTable(
  'provider_keys',
  {
    provider: text('provider').notNull(),
    generation: integer('generation').notNull(),
    secret: text('secret').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.generation] })],
);
