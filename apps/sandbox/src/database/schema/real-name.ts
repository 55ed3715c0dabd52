import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Links to the real-name page, by the SHA-256 of their key. */
export const realNameLinks = pgTable('real_name_links', {
  hash: text('hash').primaryKey(),
  userId: text('user_id').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
