import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Prepaid cards. Neither number nor password is here: only what is needed to know them again. */
export const prepaidCards = pgTable(
  'prepaid_cards',
  {
    /** As `hashNumber` writes it. */
    numberHash: text('number_hash').primaryKey(),
    /** The last digits of the number, by which support tells cards apart. */
    lastDigits: text('last_digits').notNull(),
    /** Of this card alone; base64url. */
    salt: text('salt').notNull(),
    /** As `hashPassword` of a card writes it, with `salt`. */
    passwordHash: text('password_hash').notNull(),
    brand: text('brand').notNull(),
    /** The game products (`gp_id`) it is for. */
    gpIds: jsonb('gp_ids').$type<readonly string[]>().notNull(),
    currency: text('currency').notNull(),
    /** Minor units of `currency`. */
    valueMinor: bigint('value_minor', { mode: 'number' }).notNull(),
    /** What it is exchanged for, in the game's own currency. */
    gems: integer('gems').notNull(),
    /** What is given on top of `gems`. */
    extraGems: integer('extra_gems').notNull(),
    state: text('state', { enum: ['unused', 'used', 'expired'] }).notNull(),
    /** The order it paid for; null while it is unused. */
    billingNo: text('billing_no').unique('prepaid_cards_by_order'),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('prepaid_cards_by_brand').on(table.brand)],
);
