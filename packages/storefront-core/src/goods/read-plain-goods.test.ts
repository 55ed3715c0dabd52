import { goodsList, readAnswer } from '@shop/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlainGoods } from './read-plain-goods';

const gems = {
  ...{ product_id: 'g300', name: '300 Gems', icon: 'https://api.example/gems.png' },
  ...{ base_amount: 300, bonus_amount: '30', price: '4.99', currency: 'USD' },
  ...{ type_key: 'gems', type_name: 'Gems', type_sort: 1, goods_sort: null, coupon_points: 0 },
  ...{ is_limit: 0, is_coupon: 0, is_special: '1' },
};
const answerWith = (...goods: readonly unknown[]): object => ({
  code: 1,
  msg: '',
  content: { goods },
});

/** The goods of an answer as the contract reads them; none if it is no such answer. */
function contracted(body: unknown): readonly object[] {
  const answer = readAnswer(goodsList, body);
  if (answer.kind !== 'content') return [];
  return answer.content.goods.map(({ is_coupon: _, ...shown }) => shown);
}

it('reads what the contract reads', () => {
  const body = answerWith(gems, { ...gems, product_id: 7, icon: null, base_amount: null });
  expect(readPlainGoods(body)).toHaveLength(2);
  expect(readPlainGoods(body)).toEqual(contracted(body));
});

it.each([
  ['is a refusal', { ...answerWith(gems), code: -3014 }],
  ['is no answer', '<html>'],
  ['has no list', { code: 1, msg: '', content: {} }],
  ['has one that cannot be read', answerWith(gems, { ...gems, price: null })],
])('reads nothing if the answer %s', (_, body) => {
  expect(readPlainGoods(body)).toEqual([]);
});

it('reads the same as the contract, or nothing, whatever the answer contains', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(
      ...['1', ' 2.5 ', '-3', 'EUR', '', ' ', 'true', '１', '1e3'],
      true,
      0,
      -1,
      null,
    ),
  );
  const names = fc.constantFrom(...Object.keys(gems));
  const changed = fc
    .dictionary(names, value, { maxKeys: 3 })
    .map((other): object => ({ ...gems, ...other }));
  fc.assert(
    fc.property(fc.array(fc.oneof(changed, fc.jsonValue()), { maxLength: 3 }), (goods) => {
      const body = answerWith(...goods);
      const read = readPlainGoods(body);
      expect([[], contracted(body)]).toContainEqual(read);
    }),
  );
});
