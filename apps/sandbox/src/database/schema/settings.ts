import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Settings that all instances share. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** The name of the setting that identifies the seed, which contains the whole catalogue. */
export const seedSetting = 'seed';

/**
 * The name of the setting that identifies the state of the catalogue. Triggers change it with every statement
 * that changes games, areas, servers, goods or channels.
 */
export const catalogueSetting = 'catalogue';

/** Events that the tracking host received. */
export const trackedEvents = pgTable('tracked_events', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  path: text('path').notNull(),
  origin: text('origin').notNull(),
  body: jsonb('body').$type<unknown>().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
