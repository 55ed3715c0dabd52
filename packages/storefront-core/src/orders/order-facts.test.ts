import { describe, expect, it } from 'vitest';
import { type Selection, emptySelection } from '../selection';
import type { KnownOrder, OrderChoice } from './known-order';
import { orderAmount, paidOrderFor, unpaidOrderFor } from './order-facts';

const selection: Selection = {
  ...emptySelection,
  ...{ game: { clientId: 'c1', gameProductId: 'sky', gameName: 'Sky', logo: '' } },
  ...{ server: { value: 's1', display: 'S1' }, role: { value: 'r1', display: 'Ann' } },
  productId: 'gems',
};
const choice: OrderChoice = {
  ...{ clientId: 'c1', areaId: '', serverId: 's1', roleId: 'r1', productId: 'gems' },
  ...{ region: 'US', channelKey: '10201:', subChannelId: '', couponCode: '', replenishId: '' },
};
const summary = { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' };
const unpaid: KnownOrder = {
  ...{ billingNo: 'B1', payLink: null, status: 'placed', isSeen: false, madeAtMs: 1 },
  ...{ summary, choice },
};
const chosenWith = (changes: Partial<OrderChoice>): KnownOrder => ({
  ...unpaid,
  choice: { ...choice, ...changes },
});

describe('the unpaid order for what is chosen', () => {
  it('is the first of these goods for this character', () => {
    const others = [chosenWith({ productId: 'pass' }), unpaid, { ...unpaid, billingNo: 'B2' }];
    expect(unpaidOrderFor(others, { selection, replenishId: '' })?.billingNo).toBe('B1');
  });

  it.each<[string, KnownOrder]>([
    ['of other goods', chosenWith({ productId: 'pass' })],
    ['for another character', chosenWith({ roleId: 'r2' })],
    ['for another server', chosenWith({ serverId: 's2' })],
    ['of a replenishment', chosenWith({ replenishId: 'R1' })],
    ['that is paid', { ...unpaid, status: 'success' }],
    ['that has failed', { ...unpaid, status: 'fail' }],
    ['that another device has made', { ...unpaid, choice: undefined }],
  ])('is none %s', (_, order) => {
    expect(unpaidOrderFor([order], { selection, replenishId: '' })).toBeNull();
  });

  it('is that of the replenishment that is paid', () => {
    const found = unpaidOrderFor([unpaid, chosenWith({ replenishId: 'R1' })], {
      selection,
      replenishId: 'R1',
    });
    expect(found?.choice?.replenishId).toBe('R1');
  });
});

it.each<[string, Partial<KnownOrder>, before: string[] | null, string | null]>([
  ['that the player has not seen', {}, null, 'B1'],
  ['that the player has not seen, also if it was paid before', {}, ['B1'], 'B1'],
  ['and none that the player has seen', { isSeen: true }, null, null],
  ['and none that was paid and seen before', { isSeen: true }, ['B1'], null],
  ['that was paid since then, and seen elsewhere', { isSeen: true }, ['B0'], 'B1'],
  ['and none of other goods', { choice: { ...choice, productId: 'pass' } }, [], null],
  ['and none that is unpaid', { status: 'placed' }, [], null],
])('the paid order for what is chosen is one %s', (_, changes, before, found) => {
  const order = { ...unpaid, status: 'success', ...changes } as const;
  const paid = paidOrderFor([order], { selection, replenishId: '' }, before);
  expect(paid?.billingNo ?? null).toBe(found);
});

it.each([
  [{ product_id: 'gems', money: 4.99, pay_money: 4.49, currency: 'USD' }, '$4.49'],
  [{ product_id: 'gems', money: 4.99, currency: 'USD' }, '$4.99'],
  [{ product_id: 'gems', money: 4.99 }, undefined],
  [{ product_id: 'gems', currency: 'USD' }, undefined],
  [undefined, undefined],
])('an order of %o costs %s, as it was agreed', (payment, expected) => {
  expect(orderAmount(payment, 'en')).toBe(expected);
});
