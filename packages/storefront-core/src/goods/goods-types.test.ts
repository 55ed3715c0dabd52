import type { Goods } from '@shop/contract';
import { createI18n, loadCatalogue } from '@shop/i18n';
import { expect, it } from 'vitest';
import { goodsTypes } from './goods-types';

function goods(id: string, more: Partial<Goods> = {}): Goods {
  return {
    product_id: id,
    name: id,
    icon: '',
    base_amount: 0,
    bonus_amount: 0,
    price: 4.99,
    currency: 'USD',
    type_key: 'gems',
    type_name: 'Gems',
    is_limit: false,
    is_coupon: false,
    coupon_points: 0,
    goods_sort: 0,
    type_sort: 0,
    is_special: false,
    ...more,
  };
}

const i18n = await createI18n({ language: 'en', load: loadCatalogue });
const reader = { code: 'en', translate: i18n.translateIn('en') } as const;

it('sorts types and goods by their numeric sorts', () => {
  const pass = { type_key: 'pass', type_name: 'Passes', type_sort: 1 };
  const types = goodsTypes(
    [goods('p', pass), goods('b', { goods_sort: 10 }), goods('a', { goods_sort: 9 })],
    reader,
  );
  expect(types.map(({ key, goods: tiles }) => [key, tiles.map(({ id }) => id)])).toEqual([
    ['gems', ['a', 'b']],
    ['pass', ['p']],
  ]);
});

it('shows a bonus apart from the amount, and none if there is none', () => {
  const [type] = goodsTypes(
    [goods('a', { base_amount: 300, bonus_amount: 30 }), goods('b')],
    reader,
  );
  expect(type?.goods.map(({ base, bonus, price }) => [base, bonus, price])).toEqual([
    ['300', '+30 bonus', '$4.99'],
    [null, null, '$4.99'],
  ]);
});

it('says an amount once, and leaves numbers in the name of a pack', () => {
  const [type] = goodsTypes(
    [
      goods('1,280 Gems', { base_amount: 1280 }),
      goods('Gems', { base_amount: 60 }),
      goods('7-day pass'),
    ],
    reader,
  );
  expect(type?.goods.map(({ name }) => name)).toEqual(['Gems', 'Gems', '7-day pass']);
});

it('shows no price for goods that a prepaid card is exchanged for (spec §2)', () => {
  const card = goods('c', { type_key: 'card', type_name: 'Cards', type_sort: 5, price: 0 });
  const types = goodsTypes([card, goods('a')], reader);
  expect(types.map(({ goods: tiles }) => tiles.map(({ id, price }) => [id, price]))).toEqual([
    [['a', '$4.99']],
    [['c', null]],
  ]);
});

it('says of limited goods that they are, and how many are left once that is known', () => {
  const listed = [goods('a', { is_limit: true }), goods('b', { is_limit: true }), goods('c')];
  const limits = {
    a: { note: '2 of 3 left', disabledReason: null },
    b: { note: null, disabledReason: 'Again in 1 day' },
  };
  const notesOf = (notes: Parameters<typeof goodsTypes>[2]) =>
    goodsTypes(listed, reader, notes)[0]?.goods.map((one) => [one.note, one.disabledReason]);
  expect(notesOf({})).toEqual([
    ['Limited', null],
    ['Limited', null],
    [null, null],
  ]);
  expect(notesOf(limits)).toEqual([
    ['2 of 3 left', null],
    [null, 'Again in 1 day'],
    [null, null],
  ]);
});
