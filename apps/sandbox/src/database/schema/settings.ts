import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Settings that all instances share. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Events that the tracking host received. */
export const trackedEvents = pgTable('tracked_events', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  path: text('path').notNull(),
  origin: text('origin').notNull(),
  body: jsonb('body').$type<unknown>().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
