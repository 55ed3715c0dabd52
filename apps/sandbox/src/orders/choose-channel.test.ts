import { Code } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import type { OrderCallName } from '@shop/payments/providers';
import { matchChannel } from './choose-channel';

const plain = {
  clientId: '1',
  productId: null,
  region: 'SG',
  regionSort: 0,
  channelId: '',
  name: 'A way to pay',
  icon: 'channels/card',
  sort: 0,
  minMinor: 0,
  maxMinor: 0,
  description: '',
  openCoupon: false,
  subChannels: [],
};

const list = [
  { ...plain, id: 1, paywayId: '10301', minMinor: 100 },
  { ...plain, id: 2, paywayId: '10302', channelId: 'SBS0001' },
  { ...plain, id: 3, paywayId: '11601', channelId: 'ALIPAY_CN' },
  { ...plain, id: 4, paywayId: '11602', channelId: 'AMS' },
  { ...plain, id: 5, paywayId: '11801', maxMinor: 1000 },
  { ...plain, id: 6, paywayId: '12001' },
];

describe('the channel of a payment (spec §7, §9)', () => {
  it.each<readonly [OrderCallName, { channel?: string }, string, string]>([
    ['myCardInGame', {}, '10301', 'mycard-in-game'],
    ['alipayPay', { channel: 'ALIPAY_CN' }, '11601', 'alipay'],
    ['alipayPay', { channel: 'CARD' }, '11602', 'alipay-card'],
    ['welcomePay', {}, '11801', 'welcome-pay'],
    ['airwallexPay', {}, '12001', 'airwallex'],
  ])('of %s with %o is %s', (call, params, paywayId, key) => {
    expect(matchChannel(call, params, list, 500)).toMatchObject({
      kind: 'chosen',
      channel: { paywayId },
      provider: { key },
    });
  });

  it.each<readonly [string, OrderCallName, { channel?: string }, number, Code]>([
    ['too little for a card', 'myCardInGame', {}, 99, Code.channelOutOfRange],
    ['too much', 'welcomePay', {}, 1001, Code.channelOutOfRange],
    ['an unknown method', 'alipayPay', { channel: 'AMS' }, 500, Code.wrongMethodParameters],
    ['a path nothing here is served by', 'naverPay', {}, 500, Code.channelNotFound],
  ])('is refused for %s', (_, call, params, price, code) => {
    expect(matchChannel(call, params, list, price)).toEqual({ kind: 'refused', code });
  });

  it('is called as in the list: by its own name, or by that of its sub-channel', () => {
    const [, , alipay] = list;
    if (alipay === undefined) throw new Error('The list is too short.');
    const hong = { ...plain, channelId: 'ALIPAY_HK', name: 'AlipayHK' };
    const parent = { ...alipay, channelId: '', subChannels: [hong] };
    const named = (one: typeof parent | typeof alipay, channel: string) =>
      matchChannel('alipayPay', { channel }, [one], 500);
    expect(named(alipay, 'ALIPAY_CN')).toMatchObject({ name: 'A way to pay' });
    expect(named(parent, 'ALIPAY_HK')).toMatchObject({ name: 'AlipayHK' });
  });

  it('is refused for a prepaid card if no channel accepts one', () => {
    const refused = { kind: 'refused', code: Code.channelNotFound };
    expect(matchChannel('myCardInGame', {}, list.slice(1), 500)).toEqual(refused);
  });
});
