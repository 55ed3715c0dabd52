import { cardExchangeType } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import type { KnownOrder } from '../orders';
import { purchase, wallet } from '../testing';
import { type PurchaseChoices, completePurchase, noCoupon } from './complete-purchase';
import { describePurchase, intentOf } from './purchase';
import { createTestServices } from '../testing/test-services';

const { selection, user, goods, language } = purchase;
const choices: PurchaseChoices = {
  ...{ selection, user, goods, language },
  ...{ list: { region: 'US', chosen: wallet }, unpaid: null, replenishId: null },
};
const method = { channel_id: 'GRABPAY', name: 'G', icon: '', min_money: 0, max_money: 0 };
const withMethods = { ...wallet, sub_payment: [method, { ...method, channel_id: 'GCASH' }] };
const chosenMethod = (subChannelId: string | null): PurchaseChoices => ({
  ...choices,
  selection: { ...selection, subChannelId },
  list: { region: 'US', chosen: withMethods },
});

describe('a purchase', () => {
  it('is complete with goods, player, region and channel', () => {
    expect(completePurchase(choices, noCoupon)).toEqual(purchase);
  });

  it.each<[string, PurchaseChoices]>([
    ['a player', { ...choices, user: null }],
    ['goods', { ...choices, goods: null }],
    ['a region', { ...choices, list: { region: null, chosen: wallet } }],
    ['a channel', { ...choices, list: { region: 'US', chosen: null } }],
    ['a method of a channel that has some', chosenMethod(null)],
    ['one of these methods', chosenMethod('OVO')],
  ])('is not complete without %s', (_, incomplete) => {
    expect(completePurchase(incomplete, noCoupon)).toBeNull();
  });

  it('has the chosen method, and none on a channel without methods', () => {
    const left = { ...choices, selection: { ...selection, subChannelId: 'GRABPAY' } };
    expect(completePurchase(chosenMethod('GRABPAY'), noCoupon)).toMatchObject({
      subChannelId: 'GRABPAY',
    });
    expect(completePurchase(left, noCoupon)).toMatchObject({ subChannelId: null });
  });

  it('needs no channel where a card is exchanged for the goods', () => {
    const exchanged = { ...goods, type_key: cardExchangeType };
    const unlisted = { ...choices, goods: exchanged, list: { region: null, chosen: null } };
    expect(completePurchase(unlisted, noCoupon)).toMatchObject({
      kind: 'exchange',
      goods: exchanged,
    });
  });
});

describe('an unpaid order for the same goods', () => {
  const { summary } = describePurchase(purchase, 'key', createTestServices());
  const order: KnownOrder = {
    ...{ billingNo: 'B1', payLink: null, status: 'placed', isSeen: false, madeAtMs: 1 },
    ...{ summary, choice: intentOf(purchase) },
  };
  const offered = (canBeReplaced: boolean, changes: Partial<KnownOrder> = {}): unknown =>
    completePurchase(
      { ...choices, unpaid: { canBeReplaced, order: { ...order, ...changes } } },
      noCoupon,
    );

  it('is replaced where the back end can do that', () => {
    expect(offered(true)).toMatchObject({ replaces: 'B1' });
    expect(offered(false)).toMatchObject({ replaces: null });
  });

  it('is continued, if its card is still to be entered and it is paid the same way', () => {
    expect(offered(true, { waitsForCard: true })).toMatchObject({ replaces: null });
    const otherWay = { ...intentOf(purchase), channelKey: '12001:' };
    expect(offered(true, { waitsForCard: true, choice: otherWay })).toMatchObject({
      replaces: 'B1',
    });
  });
});
