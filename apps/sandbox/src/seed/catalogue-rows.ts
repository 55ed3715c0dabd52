import { type DomainArea, toMinor } from '@shop/contract';
import { createHash } from 'node:crypto';
import type { areas, channels, games, goods, servers } from '../database/schema/catalogue';
import { goodsPictureName } from '../pictures/goods-picture';
import { seedCurrency } from './currencies';
import type { SeedArea, SeedBrand, SeedChannel, SeedGame, SeedGroup } from './shape';
import { hasVip } from './vip';

type GameRow = typeof games.$inferInsert;
type ServerRow = typeof servers.$inferInsert;
type ChannelRow = typeof channels.$inferInsert;

/** Rows of the catalogue. */
export interface CatalogueRows {
  readonly games: readonly GameRow[];
  readonly areas: readonly (typeof areas.$inferInsert)[];
  readonly servers: readonly ServerRow[];
  readonly goods: readonly (typeof goods.$inferInsert)[];
  readonly channels: readonly ChannelRow[];
}

function pointToCoin({ gpId, currency }: { readonly gpId: string; readonly currency: string }) {
  return hasVip(gpId) ? seedCurrency(currency).pointsPerUnit : 0;
}

interface Place {
  readonly brand: string;
  readonly domainArea: DomainArea;
}

function gameRow(place: Place, entry: SeedGame | SeedGroup, head: string | null): GameRow {
  const isHead = 'games' in entry;
  const site = `https://${place.brand}.example/games/${entry.slug}`;
  return {
    clientId: entry.clientId,
    gpId: entry.gpId,
    ...place,
    headClientId: head,
    isHead,
    name: entry.name,
    slug: entry.slug,
    currency: entry.currency,
    sort: Number(entry.clientId),
    isVip: hasVip(entry.gpId),
    pointToCoin: pointToCoin(entry),
    isAreaRole: !isHead && entry.areas !== undefined,
    languages: isHead ? '' : (entry.languages ?? []).join(','),
    brandColor: isHead ? '' : (entry.brandColor ?? ''),
    terms: `${site}/terms`,
    privacy: `${site}/privacy`,
    playLink: isHead ? '' : `https://${place.brand}.example/play/${entry.slug}`,
    needsRealName: !isHead && (entry.needsRealName ?? false),
  };
}

function serverRows(game: SeedGame): ServerRow[] {
  const areaIds = (game.areas ?? []).map((area) => area.areaId);
  const perArea = Math.ceil(game.servers / Math.max(1, areaIds.length));
  return Array.from({ length: game.servers }, (_, index) => {
    const name = game.serverNames[index % game.serverNames.length] ?? '';
    return {
      clientId: game.clientId,
      serverId: `s${String(index + 1)}`,
      name: `S${String(index + 1)} ${name}`.trim(),
      areaId: areaIds[Math.floor(index / perArea)] ?? '',
      sort: index,
    };
  });
}

function channelRow(
  game: SeedGame,
  region: string,
  regionSort: number,
  channel: SeedChannel,
): ChannelRow {
  const { currency } = game;
  const description = channel.description ?? '';
  return {
    clientId: game.clientId,
    productId: channel.productId === undefined ? null : productIdOf(game, channel.productId),
    region,
    regionSort,
    paywayId: channel.paywayId,
    channelId: channel.channelId ?? '',
    name: channel.name,
    icon: channel.icon ?? '',
    sort: channel.sort,
    minMinor: toMinor(channel.min ?? 0, currency),
    maxMinor: toMinor(channel.max ?? 0, currency),
    description: typeof description === 'string' ? description : JSON.stringify(description),
    openCoupon: channel.openCoupon ?? false,
    subChannels: (channel.subChannels ?? []).map((sub) => ({
      channelId: sub.channelId,
      name: sub.name,
      icon: sub.icon,
      minMinor: toMinor(sub.min ?? 0, currency),
      maxMinor: toMinor(sub.max ?? 0, currency),
    })),
  };
}

/** Returns the product id, prefixed with the game: two games may both sell 60 gems. */
function productIdOf(game: SeedGame, id: string): string {
  return `${game.clientId}-${id}`;
}

function goodsRows(game: SeedGame): CatalogueRows['goods'] {
  return game.goods.map((item, index) => ({
    clientId: game.clientId,
    productId: productIdOf(game, item.id),
    name: item.name,
    icon: `goods/${goodsPictureName(item.icon, game.look)}`,
    baseAmount: item.base ?? 0,
    bonusAmount: item.bonus ?? 0,
    priceMinor: toMinor(item.price, game.currency),
    currency: game.currency,
    typeKey: item.typeKey,
    typeName: item.typeName,
    points: Math.round(item.price * pointToCoin(game)),
    isCoupon: hasVip(game.gpId) && (item.isCoupon ?? false),
    goodsSort: index + 1,
    typeSort: item.typeSort,
    isSpecial: item.isSpecial ?? false,
    purchaseLimit: item.limit ?? null,
  }));
}

function rowsOfGame(place: Place, game: SeedGame, head: string | null): CatalogueRows {
  return {
    games: [gameRow(place, game, head)],
    areas: (game.areas ?? []).map((area, sort) => ({ clientId: game.clientId, ...area, sort })),
    servers: serverRows(game),
    goods: goodsRows(game),
    channels: Object.entries(game.channels).flatMap(([region, list], regionSort) =>
      list.map((channel) => channelRow(game, region, regionSort, channel)),
    ),
  };
}

/** Returns the playable games of an area, including those below a group head. */
export function gamesOfArea({ entries }: SeedArea): SeedGame[] {
  return entries.flatMap((entry) => ('games' in entry ? entry.games : [entry]));
}

/** Returns the playable games of a brand in all its areas. */
export function playedGames({ areas }: SeedBrand): SeedGame[] {
  return areas.flatMap(gamesOfArea);
}

function rowsOfEntry(place: Place, entry: SeedGame | SeedGroup): CatalogueRows[] {
  if (!('games' in entry)) return [rowsOfGame(place, entry, null)];
  const head = {
    games: [gameRow(place, entry, null)],
    areas: [],
    servers: [],
    goods: [],
    channels: [],
  };
  return [head, ...entry.games.map((game) => rowsOfGame(place, game, entry.clientId))];
}

/** Returns the catalogue rows of a brand's seed. */
export function catalogueRows({ brand, areas: sold }: SeedBrand): CatalogueRows {
  const parts = sold.flatMap(({ domainArea, entries }) =>
    entries.flatMap((entry) => rowsOfEntry({ brand, domainArea }, entry)),
  );
  return {
    games: parts.flatMap((part) => part.games),
    areas: parts.flatMap((part) => part.areas),
    servers: parts.flatMap((part) => part.servers),
    goods: parts.flatMap((part) => part.goods),
    channels: parts.flatMap((part) => part.channels),
  };
}

/** Returns a hash that changes with the seeds. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
