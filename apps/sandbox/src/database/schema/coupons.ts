import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Coupons that a VIP level offers once per period. */
export const couponOffers = pgTable(
  'coupon_offers',
  {
    offerId: text('offer_id').primaryKey(),
    gpId: text('gp_id').notNull(),
    levelId: text('level_id').notNull(),
    period: text('period', { enum: ['permanent', 'week', 'month'] }).notNull(),
    /** Plain, or a locale map in JSON. */
    name: text('name').notNull(),
    /** The share of the price to pay, in thousandths: 900 is ten per cent off. */
    ratePermille: integer('rate_permille').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [index('coupon_offers_by_product').on(table.gpId)],
);

/**
 * Coupons that players have claimed, with the terms at that time. A coupon is `avail`, then `reserved`
 * by a pending order (`billingNo`), then `used` by it or `avail` again.
 */
export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    userId: text('user_id').notNull(),
    gpId: text('gp_id').notNull(),
    offerId: text('offer_id').notNull(),
    /** The first day of the week or month it was claimed for; empty for a permanent one. */
    periodStart: text('period_start').notNull(),
    name: text('name').notNull(),
    ratePermille: integer('rate_permille').notNull(),
    state: text('state', { enum: ['avail', 'reserved', 'used'] }).notNull(),
    billingNo: text('billing_no'),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The exclusive end of its validity; null if unlimited. */
    validEndAt: timestamp('valid_end_at', { withTimezone: true }),
  },
  (table) => [unique('coupons_once_a_period').on(table.userId, table.offerId, table.periodStart)],
);
