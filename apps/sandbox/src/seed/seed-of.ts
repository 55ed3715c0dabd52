import type { AreaSettings, Brand } from '@shop/brands';
import { type ChannelKind, channelKind } from '@shop/payments/kinds';
import { providerOf } from '@shop/payments/providers';
import { channelPicture } from '../pictures/channel-picture';
import type { GoodsLook } from '../pictures/goods-picture';
import { themeOf } from '../providers/themes';
import { gamesOfArea } from './catalogue-rows';
import { offered } from './methods';
import type { SeedArea, SeedBrand, SeedChannel, SeedGame, SeedGroup } from './shape';
import { type GoodsTexts, standardGoods } from './standard-goods';
import { usualGoods, usualRoleNames } from './usual-names';
import { waysIn, worldwideWay } from './ways-by-region';

type Channels = SeedGame['channels'];

/** What a brand's own seed says of a game; everything else follows from the brand's data. */
export interface OwnGame extends Partial<Omit<SeedGame, 'look'>> {
  /** The colour is that of the game, else of the brand. */
  readonly look?: Omit<GoodsLook, 'tint'> & Partial<GoodsLook>;
  /** Names of the usual goods. */
  readonly texts?: GoodsTexts;
  /** The name of its in-game currency, where all else has its usual name. */
  readonly unit?: string;
  /** Units of the in-game currency for roughly one US dollar. */
  readonly unitsPerDollar?: number;
  /** Where it is sold, if not in all regions of its area. */
  readonly regions?: readonly string[];
}

/** A head of a group in a brand's own seed. */
export interface OwnGroup extends Omit<SeedGroup, 'slug' | 'currency' | 'games'> {
  readonly slug?: string;
  readonly games: readonly OwnGame[];
}

/** In what a brand's seed is special. */
export interface OwnSeed extends Partial<Pick<SeedBrand, 'activities' | 'roleNames'>> {
  /** The games of an area; one without any own names by default. */
  readonly games?: Partial<Record<AreaSettings['area'], readonly (OwnGame | OwnGroup)[]>>;
}

interface Place {
  readonly brand: Brand;
  readonly area: AreaSettings;
}

const usualServers = 32;
const usualUnits = 60;

function gameOf({ brand, area }: Place, clientId: number, own: OwnGame): SeedGame {
  const { look, texts, unit, unitsPerDollar = usualUnits, regions = area.regions, ...said } = own;
  const { currency = area.currency, gpId = area.firstGame.gameProductId } = said;
  const usual = usualGoods(gpId);
  const tint = own.brandColor ?? brand.theme.colour;
  const channels: Channels = Object.fromEntries(
    regions.map((region) => [region, offered(currency, ...waysIn(region, brand.payways))]),
  );
  return {
    clientId: String(clientId),
    gpId,
    slug: gpId,
    name: brand.name,
    currency,
    servers: usualServers,
    serverNames: [],
    goods: standardGoods(
      texts ?? { ...usual.texts, ...(unit !== undefined && { unit, unitTab: unit }) },
      currency,
      unitsPerDollar,
    ),
    channels,
    ...said,
    look: { tint, ...(look ?? usual.look) },
  };
}

function entryOf(place: Place, clientId: number, own: OwnGame | OwnGroup): SeedGame | SeedGroup {
  if (!('games' in own)) return gameOf(place, clientId, own);
  const firstId = Number(own.clientId) + 1;
  const games = own.games.map((game, index) => gameOf(place, firstId + index, game));
  return { slug: own.gpId, ...own, currency: place.area.currency, games };
}

function areaOf(brand: Brand, area: AreaSettings, { games }: OwnSeed): SeedArea {
  const firstId = Number(area.firstGame.clientId);
  const entries = (games?.[area.area] ?? [{}]).map((own, index) =>
    entryOf({ brand, area }, firstId + index, own),
  );
  return { domainArea: area.area, entries };
}

const methodParams = ['channel', 'channel_id'];

/** What is drawn for a provider without a picture of its own. */
const usualPictures: Readonly<Record<ChannelKind, string>> = {
  bank: 'bank',
  card: 'card',
  carrier: 'telecom',
  cash: 'store',
  other: 'ewallet',
  prepaid: 'voucher',
  wallet: 'ewallet',
};

/** A channel for a payment channel id that no region lists. */
function unlistedChannel(paywayId: string, currency: string): readonly SeedChannel[] {
  const provider = providerOf(paywayId);
  if (provider === null) return [];
  const way = worldwideWay(paywayId);
  if (way !== null) return offered(currency, way).map((channel) => ({ ...channel, sort: 900 }));
  const needsMethod = provider.extraParams.some((param) => methodParams.includes(param));
  const channelId = needsMethod ? 'DEFAULT' : '';
  const kind = channelKind({ payway_id: paywayId, channel_id: channelId });
  const hasPicture = channelPicture(provider.key) !== null;
  return [
    {
      paywayId,
      ...(needsMethod && { channelId }),
      name: themeOf(provider.key, '').name,
      icon: `channels/${hasPicture ? provider.key : usualPictures[kind]}`,
      sort: 900,
    },
  ];
}

/** Adds to every game the channels that its brand has under contract and no game offers. */
function withContractedChannels(areas: readonly SeedArea[], payways: readonly string[]) {
  const listed = areas.flatMap(gamesOfArea).flatMap(({ channels }) => Object.values(channels));
  const ids = new Set(listed.flat().map(({ paywayId }) => paywayId));
  const missing = payways.filter((id) => !ids.has(id));
  const withMissing = (game: SeedGame): SeedGame => {
    const added = missing.flatMap((id) => unlistedChannel(id, game.currency));
    const channels = Object.fromEntries(
      Object.entries(game.channels).map(([region, list]) => [region, [...list, ...added]]),
    );
    return { ...game, channels };
  };
  return areas.map((area) => ({
    ...area,
    entries: area.entries.map((entry) =>
      'games' in entry ? { ...entry, games: entry.games.map(withMissing) } : withMissing(entry),
    ),
  }));
}

/**
 * Returns what the sandbox sells of a brand. From the brand's data follow:
 *
 * - in each area a game with the `client_id` and the product of `firstGame`, in the currency of the area; further
 *   games have the next ids
 * - the channels of each region of the area: the ways in which its players pay, of those under contract
 * - goods for the usual prices of the currency, with names in every language and a picture in the brand's colour
 *
 * @param own In what it differs.
 */
export function seedOf(brand: Brand, own: OwnSeed = {}): SeedBrand {
  const areas = brand.areas.map((area) => areaOf(brand, area, own));
  return {
    brand: brand.key,
    areas: withContractedChannels(areas, brand.payways),
    activities: own.activities ?? ['cumulative', 'continue'],
    roleNames: own.roleNames ?? usualRoleNames,
  };
}
