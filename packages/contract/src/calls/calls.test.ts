import { describe, expect, it } from 'vitest';
import { calls } from '.';
import { paymentCalls } from './payment';
import * as v from 'valibot';

const payment = {
  client_id: 'c',
  server_id: 's1',
  role_id: 'r',
  platform: 'web',
  product_id: 'p',
  domain_area: 'universal',
  game_channel_id: '3',
  bcp47_lang: 'en',
  country: 'US',
  did: 'd',
  session_id: 's',
  session_time: 1700000000000,
  traffic_source: 'other',
};

describe('calls (spec §7)', () => {
  it('each has the name it is listed under', () => {
    expect(Object.entries(calls).filter(([name, call]) => name !== call.name)).toEqual([]);
  });

  it('no two share a path', () => {
    const paths = Object.values(calls).map((call) => call.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(Object.values(calls).map((call) => [call.path]))(
    '%s stands where the spec puts it',
    (path) => {
      expect(path).toMatch(/^\/(api\/(pay|config|kr_pay)|util\/login)\/[A-Za-z0-9_]+$/);
    },
  );
});

describe('payment creation (spec §7)', () => {
  it.each([
    ['platformPay', {}],
    ['myCardBilling', { channel_id: 'x' }],
    ['myCardPoints', {}],
    ['paypalPay', {}],
    ['xsollaPay', { channel_id: 'x' }],
    ['adyenPay', { channel: 'x' }],
    ['codapayPay', { channel: 'x' }],
    ['pagsmilePay', { channel: 'x' }],
    ['travelletPay', {}],
    ['pingpongxPay', { spec_lang: 'en', channel: 'x' }],
    ['razerGoldPay', { channel: 'x' }],
    ['payermaxPay', { channel: 'x' }],
    ['alipayPay', { channel: 'x' }],
    ['naverPay', {}],
    ['kakaoPay', {}],
  ] as const)('%s takes the common payload and %o, and nothing less', (name, extra) => {
    const { params } = paymentCalls[name];
    expect(v.safeParse(params, { ...payment, ...extra }).output).toMatchObject(extra);
    expect(Object.keys(extra).length === 0 || !v.is(params, payment)).toBe(true);
  });

  it.each(Object.keys(payment))('is refused without %s', (missing) => {
    const rest = Object.fromEntries(Object.entries(payment).filter(([name]) => name !== missing));
    expect(v.is(paymentCalls.platformPay.params, rest)).toBe(false);
  });

  it('every payment call creates, so that none is sent twice by mistake', () => {
    expect(Object.values(paymentCalls).map((call) => call.kind)).toEqual(
      Object.values(paymentCalls).map(() => 'create'),
    );
  });
});
