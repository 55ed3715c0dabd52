import { brands } from '@shop/brands/registry';
import { type StorefrontVersion, resolveVersion } from '@shop/brands/version';
import { type Platform, calls, cardExchangeType } from '@shop/contract';
import { paymentCallOf, providerOf } from '@shop/payments/providers';
import { type TestCard, testCards } from '../cards/test-cards';
import { cardChannel } from '../prepaid-cards/find-exchange';
import { type ActivityFixture, activityFixtures } from '../seed/activities';
import { gamesOfArea } from '../seed/catalogue-rows';
import { type CouponFixture, couponFixtures } from '../seed/coupons';
import { type TestAccount, expiredToken, testAccountsOf } from '../seed/test-accounts';
import { type LimitFixture, limitFixtures } from '../seed/limit-fixtures';
import { type PrepaidCardFixture, prepaidCardFixtures } from '../seed/prepaid-cards';
import { type PrepaidCardTry, prepaidCardTries } from '../seed/prepaid-card-tries';
import { type ReplenishmentFixture, replenishmentFixtures } from '../seed/replenishments';
import { seeds } from '../seed/seeds';
import { type SignInFixture, signInFixtures } from '../seed/sign-in';
import type { SeedArea, SeedBrand, SeedChannel, SeedGame, SeedGoods } from '../seed/shape';

/** Everything needed to buy some goods through one channel. The price is in major units. */
export interface PurchasePath {
  readonly brand: string;
  readonly username: string;
  readonly domain_area: string;
  readonly client_id: string;
  readonly gp_id: string;
  readonly area_id: string;
  readonly server_id: string;
  readonly role_id: string;
  readonly product_id: string;
  readonly price: number;
  readonly currency: string;
  readonly region: string;
  readonly payway_id: string;
  /** The id of the channel, or of its sub-channel if it has any. */
  readonly channel_id: string;
  readonly is_sub_channel: boolean;
  /** The value of the parameter `channel`. */
  readonly channel: string;
  readonly call: string;
  /** The platform on which the channel is offered. */
  readonly platform: Platform;
}

interface Limits {
  readonly min?: number;
  readonly max?: number;
}

function isInRange(price: number, { min = 0, max = 0 }: Limits): boolean {
  return (min <= 0 || price >= min) && (max <= 0 || price <= max);
}

function methodsOf(channel: SeedChannel): readonly (Limits & { readonly channelId: string })[] {
  if (channel.subChannels !== undefined) return channel.subChannels;
  return [{ channelId: channel.channelId ?? '' }];
}

interface Place {
  readonly brand: string;
  readonly area: SeedArea;
  readonly game: SeedGame;
  readonly region: string;
}

/**
 * Picks goods by turn, so that unpaid orders of two paths rarely conflict. Limited goods are left
 * out, because a path is bought repeatedly, and so are card-exchange goods.
 */
function goodsFor(game: SeedGame, limits: readonly Limits[], turn: number): SeedGoods | undefined {
  const fitting = game.goods.filter(
    ({ price, limit, typeKey }) =>
      limit === undefined &&
      typeKey !== cardExchangeType &&
      limits.every((one) => isInRange(price, one)),
  );
  return fitting[turn % fitting.length];
}

/** Returns the parameters of a purchase that do not depend on the channel. */
function placeOf({ brand, area, game, region }: Place) {
  return {
    brand,
    username: `${brand}-player`,
    domain_area: area.domainArea,
    client_id: game.clientId,
    gp_id: game.gpId,
    area_id: game.areas?.[0]?.areaId ?? '',
    server_id: 's1',
    role_id: `${game.clientId}11`,
    currency: game.currency,
    region,
  };
}

function pathsOfChannel(place: Place, channel: SeedChannel, turn: number) {
  const { game } = place;
  const provider = providerOf(channel.paywayId);
  if (provider === null || channel.icon === null || channel.productId !== undefined) return [];
  // Needs one of `cards` as well, which a path does not contain.
  if (provider.presentation === 'in-game-card') return [];
  return methodsOf(channel).flatMap((method, index): PurchasePath[] => {
    const call = paymentCallOf(provider, method.channelId);
    const item = goodsFor(game, [channel, method], turn + index);
    if (call === null || item === undefined) return [];
    const isOnWeb = provider.isOffered?.(method.channelId, 'web') ?? true;
    return [
      {
        ...placeOf(place),
        product_id: `${game.clientId}-${item.id}`,
        price: item.price,
        payway_id: channel.paywayId,
        channel_id: method.channelId,
        is_sub_channel: channel.subChannels !== undefined,
        channel: provider.channelCode?.(method.channelId) ?? method.channelId,
        call,
        platform: isOnWeb ? 'web' : 'ios',
      },
    ];
  });
}

function pathsOf({ brand, areas }: SeedBrand): PurchasePath[] {
  return areas.flatMap((area) =>
    gamesOfArea(area).flatMap((game) =>
      Object.entries(game.channels).flatMap(([region, list]) =>
        list.flatMap((channel, turn) =>
          pathsOfChannel({ brand, area, game, region }, channel, turn),
        ),
      ),
    ),
  );
}

/**
 * Returns the goods whose price equals the value of a prepaid card, through the in-shop card
 * channel.
 */
function cardPathsOf(
  { brand, areas }: SeedBrand,
  cards: readonly PrepaidCardFixture[],
): PurchasePath[] {
  return areas.flatMap((area) =>
    gamesOfArea(area).flatMap((game) => cardPathsIn({ brand, area, game }, cards)),
  );
}

function cardPathsIn(
  { brand, area, game }: Omit<Place, 'region'>,
  cards: readonly PrepaidCardFixture[],
): PurchasePath[] {
  const worths = cards.filter(({ gp_id: product }) => product === game.gpId);
  const item = goodsFor(game, [], 0);
  const isWorth = worths.some(({ value }) => value === item?.price);
  const regions = Object.entries(game.channels).filter(([, list]) =>
    list.some(({ paywayId }) => paywayId === cardChannel.paywayId),
  );
  if (item === undefined || !isWorth) return [];
  return regions.map(([region]) => ({
    ...placeOf({ brand, area, game, region }),
    product_id: `${game.clientId}-${item.id}`,
    price: item.price,
    payway_id: cardChannel.paywayId,
    channel_id: '',
    is_sub_channel: false,
    channel: '',
    call: calls.myCardInGame.name,
    platform: 'web',
  }));
}

/** A shop of a brand in one of its areas. */
interface ShopFixture {
  readonly brand: string;
  readonly domain_area: string;
  readonly version: StorefrontVersion;
}

function shopFixtures(): ShopFixture[] {
  const address = { pathname: '/', search: '' };
  return brands.flatMap((brand) =>
    brand.areas.map(({ area }) => ({
      brand: brand.key,
      domain_area: area,
      version: resolveVersion(brand, area, address),
    })),
  );
}

/** Data for buying something in the sandbox, and some requests that are refused. */
export interface SandboxFixtures {
  readonly shops: readonly ShopFixture[];
  readonly accounts: readonly Omit<TestAccount, 'id'>[];
  readonly paths: readonly PurchasePath[];
  /** Purchases that are paid with a prepaid card inside the shop. */
  readonly card_paths: readonly PurchasePath[];
  readonly cards: readonly (TestCard & { readonly expiry: string; readonly cvc: string })[];
  readonly coupons: readonly CouponFixture[];
  readonly prepaid_cards: readonly PrepaidCardFixture[];
  /** One card per outcome, in every game that accepts cards. */
  readonly prepaid_card_tries: readonly PrepaidCardTry[];
  readonly replenishments: readonly ReplenishmentFixture[];
  readonly limits: readonly LimitFixture[];
  readonly activities: readonly ActivityFixture[];
  readonly sign_ins: readonly SignInFixture[];
  readonly refusals: typeof refusals;
}

const refusals = {
  expired_tokens: seeds.map(({ brand }) => ({ brand, oauth_token: expiredToken(brand) })),
  product_of_another_game: '510011-gems-80',
  unknown_client_id: '999999',
  /** Travellet requires 20.00 or more; these goods cost less. */
  channel_out_of_range: { client_id: '510001', product_id: '510001-gems-60', payway_id: '10701' },
  game_with_5000_servers: '510021',
  product_with_300_channels: '510021-pack-3',
  game_with_areas: '510001',
} as const;

/** They follow from the seed alone, so they are computed once. */
let computed: SandboxFixtures | null = null;

/** Returns the fixtures of every seeded brand. */
export function sandboxFixtures(): SandboxFixtures {
  computed ??= computeFixtures();
  return computed;
}

function computeFixtures(): SandboxFixtures {
  const accounts = seeds.flatMap(({ brand }) => testAccountsOf(brand));
  const prepaidCards = prepaidCardFixtures();
  return {
    shops: shopFixtures(),
    accounts: accounts.map(({ id: _id, ...account }) => account),
    paths: seeds.flatMap(pathsOf),
    card_paths: seeds.flatMap((seed) => cardPathsOf(seed, prepaidCards)),
    cards: testCards.map((card) => ({ ...card, expiry: '12/34', cvc: '123' })),
    coupons: couponFixtures(),
    prepaid_cards: prepaidCards,
    prepaid_card_tries: prepaidCardTries(),
    replenishments: replenishmentFixtures(),
    limits: limitFixtures(),
    activities: activityFixtures(),
    sign_ins: signInFixtures(),
    refusals,
  };
}
