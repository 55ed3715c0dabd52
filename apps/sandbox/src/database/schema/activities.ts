import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Top-up activities of a game; texts are plain or locale maps in JSON. */
export const activities = pgTable(
  'activities',
  {
    activityId: text('activity_id').primaryKey(),
    clientId: text('client_id').notNull(),
    kind: text('kind', { enum: ['cumulative', 'continue'] }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Empty for an activity that counts days. */
    currency: text('currency').notNull(),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    /** Exclusive end. */
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('activities_by_game').on(table.clientId)],
);

/** The rewards of activities. */
export const rewards = pgTable(
  'rewards',
  {
    activityId: text('activity_id').notNull(),
    giftId: text('gift_id').notNull(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    count: integer('count').notNull(),
    /** Minor units of the activity's currency, or days. */
    need: bigint('need', { mode: 'number' }).notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.giftId] })],
);

/** Rewards given to a role; the primary key ensures that each is given at most once. */
export const claimedGifts = pgTable(
  'claimed_gifts',
  {
    userId: text('user_id').notNull(),
    clientId: text('client_id').notNull(),
    serverId: text('server_id').notNull(),
    roleId: text('role_id').notNull(),
    activityId: text('activity_id').notNull(),
    giftId: text('gift_id').notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.userId,
        table.clientId,
        table.serverId,
        table.roleId,
        table.activityId,
        table.giftId,
      ],
    }),
  ],
);
