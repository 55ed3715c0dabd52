import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** Game accounts of a brand. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    brand: text('brand').notNull(),
    username: text('username').notNull(),
    /** From `hashPassword`: parameters, salt and key; null for accounts with third-party sign-in only. */
    passwordHash: text('password_hash'),
    isRealNameVerified: boolean('is_real_name_verified').notNull().default(true),
  },
  (table) => [unique('users_by_name').on(table.brand, table.username)],
);

/** Sign-ins, by the SHA-256 of their token, which is not stored itself. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id').notNull(),
    gpId: text('gp_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('tokens_by_time').on(table.createdAt)],
);

/** Failed attempts that still count: sign-ins by account, prepaid cards by player, both by address. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: text('id').notNull(),
    subject: text('subject').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.subject] }),
    index('login_attempts_by_subject').on(table.subject, table.at),
    index('login_attempts_by_time').on(table.at),
  ],
);

/** Addresses from which accounts signed in, stored as one hash of account and address. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    pair: text('pair').primaryKey(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('known_addresses_by_time').on(table.usedAt)],
);

/** The roles of a player on a server. */
export const roles = pgTable(
  'roles',
  {
    userId: text('user_id').notNull(),
    clientId: text('client_id').notNull(),
    serverId: text('server_id').notNull(),
    roleId: text('role_id').notNull(),
    name: text('name').notNull(),
    level: integer('level').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.clientId, table.serverId, table.roleId] }),
  ],
);
