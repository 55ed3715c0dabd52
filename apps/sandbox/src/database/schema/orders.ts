import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Orders, with a copy of the catalogue data at the time, which later changes do not affect. */
export const orders = pgTable(
  'orders',
  {
    billingNo: text('billing_no').primaryKey(),
    status: text('status', { enum: ['pending', 'success', 'fail'] }).notNull(),
    userId: text('user_id').notNull(),
    brand: text('brand').notNull(),
    clientId: text('client_id').notNull(),
    serverId: text('server_id').notNull(),
    areaId: text('area_id').notNull(),
    roleId: text('role_id').notNull(),
    productId: text('product_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    userName: text('user_name').notNull(),
    gameName: text('game_name').notNull(),
    serverName: text('server_name').notNull(),
    roleName: text('role_name').notNull(),
    productName: text('product_name').notNull(),
    /** The amount to pay. */
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    /** The price without the coupon; null if no coupon is used. */
    fullPriceMinor: bigint('full_price_minor', { mode: 'number' }),
    couponCode: text('coupon_code'),
    /** VIP growth points for the order once it is paid. */
    points: integer('points').notNull().default(0),
    currency: text('currency').notNull(),
    region: text('region').notNull(),
    paywayId: text('payway_id').notNull(),
    channelId: text('channel_id').notNull(),
    /** The name of the channel, or of its sub-channel; empty for a prepaid card. */
    channelName: text('channel_name').notNull().default(''),
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    /**
     * Marks an order for review because the payment came after the order had failed: the goods were
     * delivered after all, or a refund is due. Null for all others.
     */
    flag: text('flag', { enum: ['late-success', 'refund-due'] }),
    /** The replenishment that the order pays; null for an ordinary purchase. */
    replenishId: text('replenish_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    // The key comes first, because some statements find the user only in a join. With the user first,
    // PostgreSQL would scan the whole table while it is small, and keep that plan.
    unique('orders_by_key').on(table.idempotencyKey, table.userId),
    uniqueIndex('orders_one_pending')
      .on(table.userId, table.clientId, table.serverId, table.roleId, table.productId)
      .where(sql`status = 'pending'`),
    // Only one payer at a time may pay a replenishment.
    uniqueIndex('orders_one_per_replenishment')
      .on(table.replenishId)
      .where(sql`status <> 'fail' and replenish_id is not null`),
    index('orders_by_user').on(table.userId, table.clientId, table.productId),
    index('orders_by_time').on(table.createdAt),
  ],
);

/** Delivered goods; at most one row per order. */
export const deliveries = pgTable('deliveries', {
  billingNo: text('billing_no').primaryKey(),
  userId: text('user_id').notNull(),
  roleId: text('role_id').notNull(),
  productId: text('product_id').notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }).notNull(),
});

/** Received webhooks, so that none is applied twice. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    billingNo: text('billing_no').notNull(),
    outcome: text('outcome', {
      enum: ['applied', 'already-settled', 'mismatch', 'late-success', 'refund-due'],
    }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
