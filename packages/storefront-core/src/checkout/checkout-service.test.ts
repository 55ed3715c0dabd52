import type { Coupon } from '@shop/contract';
import type { OrderAnswer } from '@shop/payments';
import { readEntryQuery } from '../entry';
import { createTestTime } from '../testing';
import { created, keys, purchase, scene, unansweredOf, wallet } from '../testing';
import { describe, expect, it } from 'vitest';

describe('buying', () => {
  it('sends the common payload of spec §7, with the price the player saw', async () => {
    const { checkout, sent } = scene([created]);
    await checkout.buy(purchase);
    expect(sent).toEqual([
      {
        call: 'paypalPay',
        params: {
          client_id: 'c1',
          server_id: 's1',
          role_id: 'r1',
          platform: 'web',
          product_id: 'gems-300',
          domain_area: 'universal',
          game_channel_id: '3',
          bcp47_lang: 'en',
          country: 'US',
          did: '00000000-0000-4000-8000-000000000003',
          session_id: '00000000-0000-4000-8000-000000000002',
          session_time: 0,
          traffic_source: 'other',
          idempotency_key: '00000000-0000-4000-8000-000000000001',
          expected_price: 4.99,
          expected_currency: 'USD',
        },
      },
    ]);
  });

  it.each([
    ['the token of the player', 'token', { game_channel_id: '1', traffic_source: 'game' }],
    ['a token of no signed-in player', 'other', { game_channel_id: '2', traffic_source: 'other' }],
  ])('%s in the link sends %j', async (_name, token, expected) => {
    const query = readEntryQuery(`?client_id=c1&oauth_token=${token}`);
    const { checkout, sent } = scene([created], { query });
    await checkout.buy(purchase);
    expect(sent[0]?.params).toMatchObject(expected);
  });

  it('adds areaId when the game has areas', async () => {
    const { checkout, sent } = scene([created]);
    const area = { value: 'am', display: 'Americas' };
    await checkout.buy({ ...purchase, selection: { ...purchase.selection, area } });
    expect(sent[0]?.params).toHaveProperty('areaId', 'am');
  });

  it('sends the code of the method below a channel instead of the channel’s own', async () => {
    const { checkout, sent } = scene([created]);
    const channel = { ...wallet, payway_id: '11501', channel_id: 'WALLETS' };
    await checkout.buy({ ...purchase, channel, subChannelId: 'GRABPAY' });
    expect(sent[0]).toMatchObject({ call: 'payermaxPay', params: { channel: 'GRABPAY' } });
  });

  it('adds the coupon and its price, also when it is asked again; another coupon is another intent', async () => {
    const { checkout, sent } = scene([{ kind: 'unknown' }, { kind: 'unknown' }, created]);
    const channel = { ...wallet, open_coupon: true };
    const coupon: Coupon = {
      ...{ code: 'ten', name: 'Gift', use_category: 'avail', discount_rate: 0.9 },
      ...{ is_used: false, used_time: 0, valid_end_time: 0, time_zone: '' },
    };
    const withCoupon = { ...purchase, channel, coupon: { coupon, price: 4.49 } };
    await checkout.buy(withCoupon);
    await checkout.ask(unansweredOf(checkout));
    await checkout.buy({ ...purchase, channel });
    const expected = { coupon_code: 'ten', pay_id: '10201', expected_price: 4.49 };
    expect(sent.slice(0, 2)).toMatchObject([{ params: expected }, { params: expected }]);
    expect(sent[2]?.params).not.toHaveProperty('coupon_code');
    expect(sent[2]?.params.expected_price).toBe(4.99);
    const [first, second, third] = keys(sent);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('makes one purchase at a time, however often the button is pressed', async () => {
    const { checkout, sent, windows } = scene([created]);
    const presses = [checkout.buy(purchase), checkout.buy(purchase), checkout.buy(purchase)];
    const kinds = (await Promise.all(presses)).map(({ kind }) => kind);
    expect(kinds).toEqual(['redirect', 'busy', 'busy']);
    expect([sent.length, windows()]).toEqual([1, 1]);
  });

  it('sends an unanswered intent again with its key', async () => {
    const { checkout, sent } = scene([{ kind: 'unknown' }, { kind: 'unknown' }, created]);
    await checkout.buy(purchase);
    await checkout.buy(purchase);
    await checkout.ask(unansweredOf(checkout));
    expect(new Set(keys(sent)).size).toBe(1);
  });

  it.each([
    ['placed', created, true],
    ['refused for an unpaid order', { code: -3060 }, true],
    ['refused for its price', { code: -3063 }, false],
    ['without an answer', { kind: 'unknown' } as const, false],
  ])(
    'of the same goods by another way, %s, ends an unanswered purchase: %j',
    async (_, answer, ends) => {
      const { checkout } = scene([
        { kind: 'unknown' },
        'code' in answer ? { kind: 'refused', msg: '', content: null, ...answer } : answer,
      ]);
      await checkout.buy(purchase);
      await checkout.buy({ ...purchase, channel: { ...wallet, payway_id: '10801' } });
      expect(checkout.isUnanswered(purchase)).toBe(!ends);
    },
  );

  it.each([
    ['of other goods', { goods: { ...purchase.goods, product_id: 'pass' } }],
    ['of another player', { user: { ...purchase.user, suid: 'u2' } }],
  ])('%s ends no unanswered purchase', async (_, other) => {
    const { checkout } = scene([{ kind: 'unknown' }, created]);
    await checkout.buy(purchase);
    await checkout.buy({ ...purchase, ...other });
    expect(checkout.isUnanswered(purchase)).toBe(true);
  });

  it('asks with the original key and parameters, however long ago the press was', async () => {
    const clock = { ms: 0 };
    const unknown = { kind: 'unknown' } as const;
    const { checkout, sent } = scene([unknown, unknown, unknown, created], {
      time: createTestTime(() => clock.ms),
    });
    await checkout.buy(purchase);
    const unanswered = unansweredOf(checkout);
    for (const minutes of [1, 16, 40]) {
      clock.ms = minutes * 60_000;
      await checkout.ask(unanswered);
    }
    const [first, ...others] = sent;
    expect(others).toEqual([first, first, first]);
  });

  it('never makes a new key to ask, even when the purchase was answered meanwhile', async () => {
    const { checkout, sent } = scene([{ kind: 'unknown' }, created, created]);
    await checkout.buy(purchase);
    const unanswered = unansweredOf(checkout);
    await checkout.ask(unanswered);
    await checkout.ask(unanswered);
    expect(new Set(keys(sent)).size).toBe(1);
    expect(checkout.latestUnanswered('u1')).toBeNull();
  });

  it('closes a window that still waits for its link when the page is left', async () => {
    const { checkout, closed } = scene([new Promise<OrderAnswer>(() => undefined)]);
    void checkout.buy(purchase);
    checkout.leave();
    expect(closed()).toBe(1);
    await Promise.resolve();
  });

  it('does not close a window that shows its payment', async () => {
    const { checkout, closed } = scene([created]);
    await checkout.buy(purchase);
    checkout.leave();
    expect(closed()).toBe(0);
  });

  it.each<OrderAnswer>([created, { kind: 'refused', code: -3064, msg: '', content: null }])(
    'makes a new key for the next press after a definite answer ($kind)',
    async (answer) => {
      const { checkout, sent } = scene([answer, created]);
      await checkout.buy(purchase);
      await checkout.buy(purchase);
      expect(new Set(keys(sent)).size).toBe(2);
    },
  );

  it('keeps the key after a refusal that does not settle the intent', async () => {
    const fault = { kind: 'refused', code: -5000, msg: '', content: null } as const;
    const { checkout, sent } = scene([fault, created]);
    await checkout.buy(purchase);
    await checkout.buy(purchase);
    expect(new Set(keys(sent)).size).toBe(1);
  });

  it.each([-4040, -4290, -5000])(
    'does not say that nothing was bought when %i answers a purchase whose first answer was lost',
    async (code) => {
      const early = { kind: 'refused', code, msg: '', content: null } as const;
      const { checkout, sent } = scene([{ kind: 'unknown' }, early, early, created]);
      await checkout.buy(purchase);
      expect(await checkout.ask(unansweredOf(checkout))).toEqual({ kind: 'unknown' });
      expect(await checkout.buy(purchase)).toEqual({ kind: 'unknown' });
      await checkout.buy(purchase);
      expect(new Set(keys(sent)).size).toBe(1);
    },
  );

  it.each([-600, -4040, -4290])('settles a first press that was refused with %i', async (code) => {
    const early = { kind: 'refused', code, msg: '', content: null } as const;
    const busy = { kind: 'refused', code: -4290, msg: '', content: null } as const;
    const { checkout } = scene([early, busy]);
    await checkout.buy(purchase);
    expect(checkout.latestUnanswered('u1')).toBeNull();
    expect(await checkout.buy(purchase)).toMatchObject(busy);
  });

  it('asks for a sign-in although the answer of the purchase was lost', async () => {
    const signedOut = { kind: 'refused', code: -600, msg: '', content: null } as const;
    const { checkout } = scene([{ kind: 'unknown' }, signedOut]);
    await checkout.buy(purchase);
    expect(await checkout.ask(unansweredOf(checkout))).toMatchObject(signedOut);
  });

  it.each([true, false])(
    'keeps whether the browser has opened a window for a purchase without an answer: %s',
    async (hasWindows) => {
      const { checkout } = scene([{ kind: 'unknown' }, { kind: 'unknown' }], {}, hasWindows);
      await checkout.buy(purchase);
      await checkout.ask(unansweredOf(checkout));
      expect(unansweredOf(checkout).isWindowless ?? false).toBe(!hasWindows);
    },
  );

  it.each([true, false])(
    'calls the order of a repeated call an earlier one only if it had a window: %s',
    async (hasWindows) => {
      const url = 'http://pay.localhost:4000/pay/1';
      const answer = { kind: 'created', billing_no: 'B1', url, repeated: true } as const;
      const { checkout } = scene([answer], {}, hasWindows);
      expect(await checkout.buy(purchase)).toMatchObject({ repeated: hasWindows });
    },
  );

  it('opens no window when it asks again', async () => {
    const { checkout, windows } = scene([{ kind: 'unknown' }, created]);
    await checkout.buy(purchase);
    const asked = await checkout.ask(unansweredOf(checkout));
    expect(asked).toMatchObject({ kind: 'redirect', isOpen: false });
    expect(windows()).toBe(1);
  });
});
