import { type Goods, cardExchangeType } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { type Selection, emptySelection } from '../selection';
import type { KnownOrder, OrderChoice } from './known-order';
import { purchaseToRepeat, repeatOf } from './order-to-repeat';

const selection: Selection = {
  ...emptySelection,
  game: { clientId: 'c1', gameProductId: 'sky', gameName: 'Sky', logo: '' },
  server: { value: 's1', display: 'S1' },
  role: { value: 'r1', display: 'Ann' },
};

const choice: OrderChoice = {
  ...{ clientId: 'c1', areaId: '', serverId: 's1', roleId: 'r1', productId: 'gems' },
  ...{ region: 'US', channelKey: '10201:', subChannelId: '', couponCode: '', replenishId: '' },
};

const gems: Goods = {
  ...{ product_id: 'gems', name: '300 gems', icon: '', price: 5.99, currency: 'USD' },
  ...{ type_key: 'gems', type_name: 'Gems', base_amount: 0, bonus_amount: 0, coupon_points: 0 },
  ...{ goods_sort: 0, type_sort: 0, is_limit: false, is_coupon: false, is_special: false },
};

function order(changes: Partial<KnownOrder> = {}): KnownOrder {
  const summary = { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' };
  return {
    ...{ billingNo: 'B1', payLink: null, status: 'success', isSeen: true, madeAtMs: 1 },
    ...{ summary, choice },
    payment: { payway_id: '10201', channel_id: '', pay_money: 4.99, currency: 'USD' },
    ...changes,
  };
}

const chosenWith = (changes: Partial<OrderChoice>): KnownOrder =>
  order({ choice: { ...choice, ...changes } });

const now = { selection, goods: [gems], limits: {} };

describe('a purchase to repeat', () => {
  it('is the latest that was paid for the chosen character, at the price of now', () => {
    const again = purchaseToRepeat([order(), chosenWith({ productId: 'pass' })], now);
    expect(again).toEqual({ goods: gems, choice });
    expect(again?.goods.price).toBe(5.99);
  });

  it('is found behind orders that were not paid, or paid for others', () => {
    const others = [
      order({ status: 'fail' }),
      order({ status: 'replaced' }),
      order({ status: 'placed' }),
      chosenWith({ roleId: 'r2' }),
      chosenWith({ replenishId: 'R1' }),
    ];
    expect(purchaseToRepeat([...others, order()], now)?.choice).toEqual(choice);
  });

  it.each([
    ['nothing was bought', []],
    ['the payment failed', [order({ status: 'fail' })]],
    ['the order was replaced by another way to pay', [order({ status: 'replaced' })]],
    ['it was for another game', [chosenWith({ clientId: 'c2' })]],
    ['it was for another server', [chosenWith({ serverId: 's2' })]],
    ['it was for another character', [chosenWith({ roleId: 'r2' })]],
    ['it was for another area', [chosenWith({ areaId: 'eu' })]],
    ['it was paid for another player', [chosenWith({ replenishId: 'R1' })]],
    ['a prepaid card was exchanged', [chosenWith({ channelKey: cardExchangeType })]],
    ['a prepaid card paid it', [order({ payment: { payway_id: '10301', channel_id: '' } })]],
    ['another device made the order', [order({ choice: undefined })]],
    ['the goods are gone, though earlier ones are not', [chosenWith({ productId: 'x' }), order()]],
  ])('does not exist if %s', (_, orders) => {
    expect(purchaseToRepeat(orders, now)).toBeNull();
  });

  it.each([
    ['the goods are not known yet', { goods: undefined }],
    ['their price is not known', { goods: [{ ...gems, price: 0 }] }],
    ['their price is no number', { goods: [{ ...gems, price: Number.NaN }] }],
    ['their limit is reached', { limits: { gems: { note: null, disabledReason: 'None left' } } }],
    ['no character is chosen', { selection: { ...selection, role: null } }],
  ])('does not exist if %s', (_, changes) => {
    expect(purchaseToRepeat([order()], { ...now, ...changes })).toBeNull();
  });

  it.each([
    ['was not paid', order({ status: 'fail' }), gems],
    ['was for another player', chosenWith({ replenishId: 'R1' }), gems],
    ['says nothing of what was chosen', order({ choice: undefined }), gems],
    [
      'was for goods that cards are exchanged for now',
      order(),
      { ...gems, type_key: cardExchangeType },
    ],
  ])('is not offered for a single order that %s', (_, one, goods) => {
    expect(repeatOf(one, { ...now, goods: [goods] })).toBeNull();
    expect(repeatOf(order(), now)).toEqual({ goods: gems, choice });
  });

  it('exists while some of limited goods are left', () => {
    const limits = { gems: { note: '2 of 3 left', disabledReason: null } };
    expect(purchaseToRepeat([order()], { ...now, limits })).not.toBeNull();
  });
});
