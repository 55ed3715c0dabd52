import { describe, expect, it } from 'vitest';
import { catalogueRows, playedGames } from './catalogue-rows';
import { seeds } from './seeds';
import { hasVip, vipRows } from './vip';

const games = seeds.flatMap(playedGames).filter(({ gpId }) => hasVip(gpId));

describe('the VIP programmes of the seed', () => {
  const { programmes, levels, offers } = vipRows();

  it('are for game products that are played', () => {
    const played = new Set(games.map(({ gpId }) => gpId));
    expect(programmes.map(({ gpId }) => gpId).sort()).toEqual([...played].sort());
  });

  it('have a level that needs nothing, and none without a name', () => {
    const lowest = levels.filter(({ needPoints }) => needPoints === 0);
    expect(lowest).toHaveLength(programmes.length);
    expect(levels.filter(({ name }) => name === '')).toEqual([]);
  });

  it('give coupons of every kind, each with an id of its own', () => {
    expect(new Set(offers.map(({ period }) => period)).size).toBe(3);
    expect(new Set(offers.map(({ offerId }) => offerId)).size).toBe(offers.length);
  });

  it('let every coupon be used: some goods and some channel take it', () => {
    const rows = seeds.map(catalogueRows);
    const taking = rows.flatMap((part) =>
      part.goods
        .filter((item) => item.isCoupon)
        .filter((item) =>
          part.channels.some(
            (channel) =>
              channel.clientId === item.clientId &&
              channel.openCoupon &&
              item.priceMinor >= channel.minMinor,
          ),
        ),
    );
    const usable = new Set(taking.map(({ clientId }) => clientId));
    expect(games.filter(({ clientId }) => !usable.has(clientId))).toEqual([]);
  });
});
