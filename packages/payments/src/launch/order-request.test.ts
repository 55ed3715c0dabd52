import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/an-order';
import { orderRequest } from './order-request';

const order = anOrder({ country: 'MY', bcp47_lang: 'ms' });
const channel = 'm1';
const country = 'MY';

describe('the request of an order', () => {
  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['10201', 'paypal', {}],
    ['10302', 'payMyCardBilling', { channel_id: 'm1' }],
    ['10401', 'codapay', { country, channel }],
    ['10501', 'pagsmile', { country, channel }],
    ['11001', 'adyen', { channel }],
    ['11501', 'payermax', { country, channel }],
    ['11701', 'pingpongx', { spec_lang: 'ms', channel }],
    ['12101', 'xsolla', { channel_id: 'm1' }],
  ])('of %s (%s) has the parameters of spec §7', (payway_id, _, params) => {
    expect(orderRequest({ payway_id, channel_id: 'm1' }, order)?.params).toEqual(params);
  });

  it('is none where a parameter would be empty', () => {
    expect(orderRequest({ payway_id: '12101', channel_id: '' }, order)).toBeNull();
  });
});
