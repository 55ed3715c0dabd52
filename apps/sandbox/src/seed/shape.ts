import type { ActivityKind, DomainArea } from '@shop/contract';
import type { PurchaseLimit } from '../database/schema/catalogue';
import type { GoodsLook } from '../pictures/goods-picture';

/** Goods in a seed file; prices in major units. */
export interface SeedGoods {
  readonly id: string;
  readonly name: string;
  /** Kind and tier of its picture, such as `gems-1`; the look is that of the game. */
  readonly icon: string;
  readonly base?: number;
  readonly bonus?: number;
  readonly price: number;
  readonly typeKey: string;
  readonly typeName: string;
  readonly typeSort: number;
  readonly isSpecial?: boolean;
  /** Whether coupons are accepted, if the game has them. */
  readonly isCoupon?: boolean;
  readonly limit?: PurchaseLimit;
}

/** A sub-channel. */
export interface SeedSubChannel {
  readonly channelId: string;
  readonly name: string;
  readonly icon: string;
  readonly min?: number;
  readonly max?: number;
}

/** A payment channel in one region; limits in major units, 0 for none. */
export interface SeedChannel {
  readonly paywayId: string;
  readonly channelId?: string;
  readonly name: string;
  /** Null for a channel without an icon, which a shop must not list (spec §5). */
  readonly icon: string | null;
  readonly sort: number;
  readonly min?: number;
  readonly max?: number;
  readonly description?: string | Readonly<Record<string, string>>;
  readonly openCoupon?: boolean;
  readonly subChannels?: readonly SeedSubChannel[];
  /** Restricts the channel to these goods. */
  readonly productId?: string;
}

/** A playable game, with servers, goods and channels. */
export interface SeedGame {
  readonly clientId: string;
  readonly gpId: string;
  readonly slug: string;
  readonly name: string;
  readonly currency: string;
  /** What its goods look like. */
  readonly look: GoodsLook;
  readonly servers: number;
  /** Names for the servers, used in rotation. */
  readonly serverNames: readonly string[];
  readonly areas?: readonly { readonly areaId: string; readonly name: string }[];
  readonly languages?: readonly string[];
  readonly brandColor?: string;
  /** Whether the law requires a verified real name for purchases. */
  readonly needsRealName?: boolean;
  readonly goods: readonly SeedGoods[];
  readonly channels: Readonly<Record<string, readonly SeedChannel[]>>;
}

/** A group head with the games below it. */
export interface SeedGroup {
  readonly clientId: string;
  readonly gpId: string;
  readonly slug: string;
  readonly name: string;
  readonly currency: string;
  readonly games: readonly SeedGame[];
}

/** What a brand sells in one of its areas. */
export interface SeedArea {
  readonly domainArea: DomainArea;
  readonly entries: readonly (SeedGame | SeedGroup)[];
}

/** The seed of a brand. */
export interface SeedBrand {
  readonly brand: string;
  /** One for each area of the brand. */
  readonly areas: readonly SeedArea[];
  /** Top-up activities that run in each of the games. */
  readonly activities: readonly ActivityKind[];
  /** Names of roles, used in rotation. */
  readonly roleNames: readonly string[];
}
