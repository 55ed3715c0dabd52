import type { DomainArea } from '@shop/contract';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

/** Games and sub-games; a head of a group has `isHead` and sells nothing itself. */
export const games = pgTable(
  'games',
  {
    clientId: text('client_id').primaryKey(),
    gpId: text('gp_id').notNull(),
    brand: text('brand').notNull(),
    domainArea: text('domain_area').$type<DomainArea>().notNull(),
    /** `client_id` of the head this game is listed below, or null. */
    headClientId: text('head_client_id'),
    isHead: boolean('is_head').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    currency: text('currency').notNull(),
    sort: integer('sort').notNull(),
    isAreaRole: boolean('is_area_role').notNull(),
    /** Whether the VIP version is on: points are earned and coupons taken (spec §6). */
    isVip: boolean('is_vip').notNull(),
    /** Growth points for one major unit of `currency`; 0 where the VIP version is off. */
    pointToCoin: doublePrecision('point_to_coin').notNull(),
    languages: text('languages').notNull(),
    brandColor: text('brand_color').notNull(),
    terms: text('terms').notNull(),
    privacy: text('privacy').notNull(),
    /** The link that opens the game on a phone, or empty. */
    playLink: text('play_link').notNull().default(''),
    /** Whether the law requires a verified real name for purchases. */
    needsRealName: boolean('needs_real_name').notNull().default(false),
  },
  (table) => [index('games_by_brand').on(table.brand, table.domainArea)],
);

/** Areas of the games whose page config says `is_area_role`. */
export const areas = pgTable(
  'areas',
  {
    clientId: text('client_id').notNull(),
    areaId: text('area_id').notNull(),
    name: text('name').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.areaId] })],
);

/** Servers of a game; `areaId` is empty where the game has no areas. */
export const servers = pgTable(
  'servers',
  {
    clientId: text('client_id').notNull(),
    serverId: text('server_id').notNull(),
    name: text('name').notNull(),
    areaId: text('area_id').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.serverId] })],
);

/** How often goods may be bought (spec §5): ever by a role, in some days by a role, or ever by an account. */
export type PurchaseLimit =
  | { readonly type: 'role'; readonly frequency: number }
  | { readonly type: 'time'; readonly frequency: number; readonly days: number }
  | { readonly type: 'game'; readonly frequency: number };

/** Goods; money in minor units of `currency`. */
export const goods = pgTable(
  'goods',
  {
    clientId: text('client_id').notNull(),
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    baseAmount: integer('base_amount').notNull(),
    bonusAmount: integer('bonus_amount').notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    typeKey: text('type_key').notNull(),
    typeName: text('type_name').notNull(),
    points: integer('points').notNull(),
    isCoupon: boolean('is_coupon').notNull(),
    goodsSort: integer('goods_sort').notNull(),
    typeSort: integer('type_sort').notNull(),
    isSpecial: boolean('is_special').notNull(),
    /** Null for goods without a limit. */
    purchaseLimit: jsonb('purchase_limit').$type<PurchaseLimit>(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.productId] })],
);

/** A sub-channel, stored in its channel's row; money in minor units. */
export interface StoredSubChannel {
  readonly channelId: string;
  readonly name: string;
  readonly icon: string;
  readonly minMinor: number;
  readonly maxMinor: number;
}

/** Payment channels by game and region; `productId` narrows a channel to one of the goods. */
export const channels = pgTable(
  'channels',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clientId: text('client_id').notNull(),
    productId: text('product_id'),
    region: text('region').notNull(),
    regionSort: integer('region_sort').notNull(),
    paywayId: text('payway_id').notNull(),
    channelId: text('channel_id').notNull(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    sort: integer('sort').notNull(),
    minMinor: bigint('min_minor', { mode: 'number' }).notNull(),
    maxMinor: bigint('max_minor', { mode: 'number' }).notNull(),
    description: text('description').notNull(),
    openCoupon: boolean('open_coupon').notNull(),
    subChannels: jsonb('sub_channels').$type<readonly StoredSubChannel[]>().notNull(),
  },
  (table) => [index('channels_by_game').on(table.clientId, table.region)],
);
