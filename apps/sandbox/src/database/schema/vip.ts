import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The texts of a game product's VIP centre: plain, or a locale map in JSON. */
export const vipProgrammes = pgTable('vip_programmes', {
  gpId: text('gp_id').primaryKey(),
  faqTitle: text('faq_title').notNull(),
  faqContent: text('faq_content').notNull(),
});

/** The VIP levels of a game product; the lowest needs no points. */
export const vipLevels = pgTable(
  'vip_levels',
  {
    gpId: text('gp_id').notNull(),
    levelId: text('level_id').notNull(),
    name: text('name').notNull(),
    needPoints: integer('need_points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gpId, table.levelId] })],
);

/** Growth points that players had before this shop counted them. */
export const openingPoints = pgTable(
  'opening_points',
  {
    userId: text('user_id').notNull(),
    gpId: text('gp_id').notNull(),
    points: bigint('points', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gpId] })],
);
