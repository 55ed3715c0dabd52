import { describe, expect, it } from 'vitest';
import { catalogueRows, playedGames } from './catalogue-rows';
import { seeds } from './seeds';
import { hasVip, vipRows } from './vip';

const games = seeds.flatMap(playedGames).filter(({ gpId }) => hasVip(gpId));

describe('the VIP programmes of the seed', () => {
  const { programmes, levels, offers } = vipRows();

  it('belong to playable game products', () => {
    const played = new Set(games.map(({ gpId }) => gpId));
    expect(programmes.map(({ gpId }) => gpId).sort()).toEqual([...played].sort());
  });

  it('have a level without requirements, and no level without a name', () => {
    const lowest = levels.filter(({ needPoints }) => needPoints === 0);
    expect(lowest).toHaveLength(programmes.length);
    expect(levels.filter(({ name }) => name === '')).toEqual([]);
  });

  it('offer coupons of every period, each with a unique id', () => {
    expect(new Set(offers.map(({ period }) => period)).size).toBe(3);
    expect(new Set(offers.map(({ offerId }) => offerId)).size).toBe(offers.length);
  });

  it('have goods and a channel that accept every coupon', () => {
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
