import type { ActivityKind, DomainArea } from '@shop/contract';
import type { PurchaseLimit } from '../database/schema/catalogue';

/** Something on sale, as a brand's seed file writes it; prices in major units. */
export interface SeedGoods {
  readonly id: string;
  readonly name: string;
  /** File below `assets`, without its ending: `goods/gems-1`. */
  readonly icon: string;
  readonly base?: number;
  readonly bonus?: number;
  readonly price: number;
  readonly typeKey: string;
  readonly typeName: string;
  readonly typeSort: number;
  readonly isSpecial?: boolean;
  /** Whether coupons are taken, where the game has them. */
  readonly isCoupon?: boolean;
  readonly limit?: PurchaseLimit;
}

/** A method below a channel. */
export interface SeedSubChannel {
  readonly channelId: string;
  readonly name: string;
  readonly icon: string;
  readonly min?: number;
  readonly max?: number;
}

/** A way to pay in one region; limits in major units, 0 is none. */
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
  /** Only for these goods. */
  readonly productId?: string;
}

/** A game that is played: it has servers, goods and channels. */
export interface SeedGame {
  readonly clientId: string;
  readonly gpId: string;
  readonly slug: string;
  readonly name: string;
  readonly currency: string;
  readonly servers: number;
  /** Place names that servers are called after, in turn. */
  readonly serverNames: readonly string[];
  readonly areas?: readonly { readonly areaId: string; readonly name: string }[];
  readonly languages?: readonly string[];
  readonly brandColor?: string;
  /** Whether the country demands a proved real name of whoever buys in it. */
  readonly needsRealName?: boolean;
  readonly goods: readonly SeedGoods[];
  readonly channels: Readonly<Record<string, readonly SeedChannel[]>>;
}

/** A head with the games listed below it. */
export interface SeedGroup {
  readonly clientId: string;
  readonly gpId: string;
  readonly slug: string;
  readonly name: string;
  readonly currency: string;
  readonly games: readonly SeedGame[];
}

/** What one brand starts with. */
export interface SeedBrand {
  readonly brand: string;
  readonly domainArea: DomainArea;
  readonly entries: readonly (SeedGame | SeedGroup)[];
  /** Top-up activities that run in each of the games. */
  readonly activities: readonly ActivityKind[];
  /** Names of characters, given out in turn. */
  readonly roleNames: readonly string[];
}
