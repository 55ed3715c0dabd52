import { brands } from '@shop/brands/registry';
import { providerOf } from '@shop/payments/providers';
import { describe, expect, it } from 'vitest';
import { sandboxFixtures } from '../control/fixtures';
import { cardChannel } from '../prepaid-cards/find-exchange';
import { hasCardExchange } from './goods';
import { catalogueRows, gamesOfArea, playedGames } from './catalogue-rows';
import { roleRows } from './test-accounts';
import { seeds } from './seeds';

const rows = seeds.map(catalogueRows);
const allGames = seeds.flatMap(playedGames);
const idsOf = (list: readonly { readonly clientId: string }[]) => list.map((one) => one.clientId);

describe('the seed', () => {
  it('covers every brand, in each of its areas', () => {
    const named = (brand: string, areas: readonly string[]) =>
      areas.map((area) => `${brand} ${area}`);
    const sold = seeds.flatMap(({ brand, areas }) =>
      named(
        brand,
        areas.filter((area) => gamesOfArea(area).length > 0).map(({ domainArea }) => domainArea),
      ),
    );
    const expected = brands.flatMap(({ key, areas }) =>
      named(
        key,
        areas.map(({ area }) => area),
      ),
    );
    expect(sold.sort()).toEqual(expected.sort());
  });

  const soldGames = seeds.flatMap(({ brand, areas }) =>
    areas.flatMap((area) =>
      gamesOfArea(area).map(({ clientId, gpId }) => ({
        game: [brand, area.domainArea, clientId].join(' '),
        gpId,
      })),
    ),
  );
  const isSold = (game: string) => soldGames.some((one) => one.game === game);

  it('sells the first game of every area, which is of its game product', () => {
    const first = brands.flatMap(({ key, areas }) =>
      areas.map(({ area, firstGame: { clientId, gameProductId } }) => ({
        game: [key, area, clientId].join(' '),
        gpId: gameProductId,
      })),
    );
    expect(soldGames).toEqual(expect.arrayContaining(first));
  });

  it('sells the first game of every area in the currency of the area', () => {
    const currencyOf = new Map(allGames.map(({ clientId, currency }) => [clientId, currency]));
    const areas = brands.flatMap((brand) => brand.areas);
    expect(areas.length).toBeGreaterThan(20);
    expect(areas.map(({ firstGame }) => currencyOf.get(firstGame.clientId))).toEqual(
      areas.map(({ currency }) => currency),
    );
  });

  it('sells the game of every game code, in its area', () => {
    const coded = brands.flatMap(({ key, gameCodes = {} }) =>
      Object.values(gameCodes).map(({ clientId, area }) => [key, area, clientId].join(' ')),
    );
    expect(coded.length).toBeGreaterThan(10);
    expect(coded.filter((game) => !isSold(game))).toEqual([]);
  });

  it('sells every game whose area can be looked up, in that area', () => {
    const known = brands.flatMap(({ key, clientAreas = {} }) =>
      Object.entries(clientAreas).map(([clientId, area]) => [key, area, clientId].join(' ')),
    );
    expect(known.length).toBeGreaterThan(6);
    expect(known.filter((game) => !isSold(game))).toEqual([]);
  });

  it('sells the game products that have a legal notice or a note', () => {
    const named = brands.flatMap(({ legalNotices = [], keepOnlineGame }) => [
      ...legalNotices.map(({ gameProductId }) => gameProductId),
      ...(keepOnlineGame === undefined ? [] : [keepOnlineGame]),
    ]);
    const products = new Set(allGames.map(({ gpId }) => gpId));
    expect(named.filter((product) => !products.has(product))).toEqual([]);
    const japan = seeds.filter(({ brand }) => brand === 'hanabi').flatMap(playedGames);
    expect(japan.filter(({ gpId }) => !named.includes(gpId))).toEqual([]);
  });

  it('gives every game, product, server and role a unique id', () => {
    const games = rows.flatMap((part) => idsOf(part.games));
    expect(new Set(games).size).toBe(games.length);
    const products = rows.flatMap((part) => part.goods.map(({ productId }) => productId));
    expect(new Set(products).size).toBe(products.length);
    const roles = seeds.flatMap(roleRows).map(({ userId, roleId }) => `${userId} ${roleId}`);
    expect(new Set(roles).size).toBe(roles.length);
    const owners = seeds.flatMap(roleRows).map(({ roleId }) => roleId);
    expect(new Set(owners).size).toBe(owners.length);
  });

  it('has a group with one game per country and currency', () => {
    const tidecallers = allGames.filter(({ gpId }) => gpId === 'tidecallers');
    const currencies = tidecallers.map(({ currency }) => currency);
    expect(currencies).toEqual(['SGD', 'MYR', 'THB', 'IDR', 'VND', 'PHP']);
  });

  it('has large data: 5,000 servers in a game, 300 channels for one product', () => {
    const servers = rows.flatMap((part) =>
      part.servers.filter(({ clientId }) => clientId === '510021'),
    );
    const channels = rows.flatMap((part) =>
      part.channels.filter((row) => row.productId === '510021-pack-3'),
    );
    expect(servers).toHaveLength(5000);
    expect(channels).toHaveLength(300);
    expect(allGames.every(({ servers: count }) => count >= 30)).toBe(true);
  });

  it('has whole prices in won, dong and rupiah', () => {
    const broken = allGames.flatMap(({ currency, goods }) =>
      goods.filter(
        ({ price }) => ['KRW', 'VND', 'IDR', 'JPY'].includes(currency) && price % 1 !== 0,
      ),
    );
    expect(broken).toEqual([]);
  });

  it('sells in the regions of the brand, through contracted channels with a provider', () => {
    const offers = seeds.flatMap(({ brand, areas }) =>
      areas.flatMap((area) =>
        gamesOfArea(area).flatMap((game) =>
          Object.entries(game.channels).flatMap(([region, list]) =>
            list.map(({ paywayId }) => ({ brand, area: area.domainArea, region, paywayId })),
          ),
        ),
      ),
    );
    const regions = new Map(
      brands.flatMap(({ key, areas }) => areas.map((one) => [`${key} ${one.area}`, one.regions])),
    );
    const contracts = new Map(brands.map(({ key, payways }) => [key, payways]));
    expect(
      offers.filter(
        ({ brand, area, region }) => !regions.get(`${brand} ${area}`)?.includes(region),
      ),
    ).toEqual([]);
    expect(
      offers.filter(({ brand, paywayId }) => !contracts.get(brand)?.includes(paywayId)),
    ).toEqual([]);
    expect(offers.filter(({ paywayId }) => providerOf(paywayId) === null)).toEqual([]);
  });

  it('has channels whose limits exclude some goods', () => {
    const limited = rows.flatMap((part) =>
      part.channels.filter(({ minMinor, maxMinor }) => minMinor > 0 || maxMinor > 0),
    );
    const outside = limited.filter(({ clientId, minMinor, maxMinor }) =>
      rows.some((part) =>
        part.goods.some(
          (item) =>
            item.clientId === clientId &&
            (item.priceMinor < minMinor || (maxMinor > 0 && item.priceMinor > maxMinor)),
        ),
      ),
    );
    expect(outside.length).toBeGreaterThan(10);
  });
});

describe('fixtures', () => {
  it('contain a purchase for every brand and every channel with an icon', () => {
    const { paths } = sandboxFixtures();
    const sold = new Set(paths.map(({ brand, payway_id: id }) => `${brand} ${id}`));
    const offered = seeds.flatMap((seed) =>
      playedGames(seed).flatMap((game) =>
        Object.values(game.channels)
          .flat()
          .filter(({ icon, paywayId }) => icon !== null && paywayId !== cardChannel.paywayId)
          .map(({ paywayId }) => `${seed.brand} ${paywayId}`),
      ),
    );
    expect([...sold].sort()).toEqual([...new Set(offered)].sort());
  });

  it('contain a used and an unused prepaid card for every game that accepts them', () => {
    const { prepaid_cards: cards } = sandboxFixtures();
    const states = (gpId: string): string[] =>
      cards.filter((card) => card.gp_id === gpId).map(({ state }) => state);
    const takers = allGames.filter(hasCardExchange).map(({ gpId }) => gpId);
    expect(takers.length).toBeGreaterThan(3);
    expect(takers.filter((gpId) => new Set(states(gpId)).size !== 2)).toEqual([]);
    expect(new Set(cards.map(({ number }) => number)).size).toBe(cards.length);
  });

  it('contain a replenishment for each lifetime of a link', () => {
    const { replenishments } = sandboxFixtures();
    const named = replenishments.map(({ brand, life }) => `${brand} ${life}`);
    const lives = ['running', 'today', 'expired'];
    expect(named).toEqual([
      ...['nova', 'merlion'].flatMap((brand) => lives.map((life) => `${brand} ${life}`)),
      // It has two games.
      'europa running',
      'europa today',
    ]);
    expect(replenishments.every(({ replenish_id: id }) => /^[\w-]{22}$/.test(id))).toBe(true);
  });
});
