import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Prepaid cards. Number and password are stored as hashes only. */
export const prepaidCards = pgTable(
  'prepaid_cards',
  {
    /** From `hashCardNumber`. */
    numberHash: text('number_hash').primaryKey(),
    /** The last digits of the number, for support. */
    lastDigits: text('last_digits').notNull(),
    /** Unique to this card; base64url. */
    salt: text('salt').notNull(),
    /** From `hashCardPassword`, with `salt`. */
    passwordHash: text('password_hash').notNull(),
    brand: text('brand').notNull(),
    /** The game products (`gp_id`) that accept it. */
    gpIds: jsonb('gp_ids').$type<readonly string[]>().notNull(),
    currency: text('currency').notNull(),
    /** Minor units of `currency`. */
    valueMinor: bigint('value_minor', { mode: 'number' }).notNull(),
    /** The amount of the game's currency it is exchanged for. */
    gems: integer('gems').notNull(),
    /** Bonus on top of `gems`. */
    extraGems: integer('extra_gems').notNull(),
    state: text('state', { enum: ['unused', 'used', 'expired'] }).notNull(),
    /** The order it paid for; null while it is unused. */
    billingNo: text('billing_no').unique('prepaid_cards_by_order'),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('prepaid_cards_by_brand').on(table.brand)],
);
