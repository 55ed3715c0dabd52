import { describe, expect, it } from 'vitest';
import { createShopStorage } from '../storage';
import { mapStorage } from '../testing';
import {
  type GoodsVisit,
  type ShownGoods,
  forgetLastGoods,
  readLastGoods,
  saveLastGoods,
} from './last-goods';

type GoodsTile = ShownGoods & { readonly id: string };

const visit: GoodsVisit = { brand: 'nova', area: 'universal', language: 'en', clientId: 'c1' };

function tile(id: string, others: Partial<GoodsTile> = {}): GoodsTile {
  return {
    ...{ id, name: `${id} gems`, icon: 'https://api.example/gems.png', base: id, bonus: null },
    ...{ price: '$4.99', badge: null, note: null, disabledReason: null },
    ...others,
  };
}

function type(key: string, goods: readonly GoodsTile[]) {
  return { name: key, goods };
}

const day = 24 * 60 * 60 * 1000;

describe('the goods of the last visit', () => {
  it.each([
    [null, 0, '60'],
    ['60', 0, '60'],
    ['pass', 1, 'pass'],
    ['gone', 0, '60'],
  ])('are those of the type of the chosen goods, with %s chosen: %s', (chosen, open, shown) => {
    const storage = createShopStorage(null, () => 0);
    const types = [type('gems', [tile('60')]), type('passes', [tile('pass')])];
    saveLastGoods(storage, visit, types, { chosen });
    const { id: _, ...goods } = tile(shown);
    expect(readLastGoods(storage, visit)).toMatchObject({ types: ['gems', 'passes'], open });
    expect(readLastGoods(storage, visit)?.goods).toEqual([goods]);
  });

  it.each<Partial<GoodsVisit>>([
    { brand: 'haneul' },
    { area: 'ru' },
    { language: 'de' },
    { clientId: 'c2' },
  ])('are not shown to a visit with another %o', (other) => {
    const storage = createShopStorage(null, () => 0);
    saveLastGoods(storage, visit, [type('gems', [tile('60')])], { chosen: null });
    expect(readLastGoods(storage, { ...visit, ...other })).toBeNull();
    expect(readLastGoods(storage, visit)).not.toBeNull();
  });

  it('are kept for 7 days', () => {
    let now = 0;
    const storage = createShopStorage(mapStorage(), () => now);
    saveLastGoods(storage, visit, [type('gems', [tile('60')])], { chosen: null });
    now = 7 * day - 1;
    expect(readLastGoods(storage, visit)).not.toBeNull();
    now = 7 * day;
    expect(readLastGoods(storage, visit)).toBeNull();
  });

  it('are 24 at most, and take at most 60 kB', () => {
    const kept = new Map<string, string>();
    const storage = createShopStorage(mapStorage({ kept }), () => 0);
    const long = 'x'.repeat(200);
    const texts = { name: long, base: long, bonus: long, price: long, badge: long, note: long };
    const most = tile('most', { ...texts, icon: 'x'.repeat(1_000), disabledReason: long });
    saveLastGoods(
      storage,
      visit,
      [
        type(
          'gems',
          Array.from({ length: 200 }, () => most),
        ),
      ],
      { chosen: null },
    );
    expect(readLastGoods(storage, visit)?.goods).toHaveLength(24);
    expect(kept.get('paymentGoods')?.length).toBeLessThan(64_000);
  });

  it.each([
    ['there are none', []],
    ['a text is too long', [type('gems', [tile('60', { name: 'x'.repeat(201) })])]],
    ['there are too many types', Array.from({ length: 25 }, () => type('gems', [tile('60')]))],
  ])('are removed when %s', (_, types) => {
    const storage = createShopStorage(null, () => 0);
    saveLastGoods(storage, visit, [type('gems', [tile('60')])], { chosen: null });
    saveLastGoods(storage, visit, types, { chosen: null });
    expect(readLastGoods(storage, visit)).toBeNull();
  });

  it('are removed when the back end refuses their game or area', () => {
    const storage = createShopStorage(null, () => 0);
    saveLastGoods(storage, visit, [type('gems', [tile('60')])], { chosen: null });
    forgetLastGoods(storage);
    expect(readLastGoods(storage, visit)).toBeNull();
  });
});
