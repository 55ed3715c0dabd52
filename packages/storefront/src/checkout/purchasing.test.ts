import type { Channel, Goods } from '@shop/contract';
import type { CreateOrder, OrderAnswer } from '@shop/payments';
import { describe, expect, it } from 'vitest';
import { emptySelection } from '../selection';
import { createTestServices } from '../testing/test-services';
import type { Purchase } from './purchase';
import { type Purchasing, createPurchasing } from './purchasing';

const goods: Goods = {
  product_id: 'gems-300',
  name: '300 gems',
  icon: '',
  base_amount: 300,
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
};

const paypal: Channel = {
  payway_id: '10201',
  channel_id: '',
  name: 'PayPal',
  icon: 'p.svg',
  sort: 1,
  min_money: 0,
  max_money: 0,
  description: '',
  open_coupon: false,
  sub_payment: [],
};

const purchase: Purchase = {
  selection: {
    ...emptySelection,
    game: { clientId: 'c1', gameProductId: 'gp1', gameName: 'Game', logo: '' },
    server: { value: 's1', display: 'S1' },
    role: { value: 'r1', display: 'Ann' },
  },
  user: { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' },
  goods,
  region: 'US',
  channel: paypal,
  subChannelId: null,
  language: 'en',
};

const created: OrderAnswer = {
  kind: 'created',
  billing_no: 'B1',
  url: 'http://pay.localhost:4000/pay/1',
  repeated: false,
};

interface Sent {
  readonly call: string;
  readonly params: Parameters<CreateOrder>[1];
}

/** Purchasing against a back end that answers what it is told to, one answer for each order call. */
function scene(...answers: (OrderAnswer | Promise<OrderAnswer>)[]): {
  purchasing: Purchasing;
  sent: Sent[];
  windows: () => number;
} {
  const sent: Sent[] = [];
  let windows = 0;
  const services = createTestServices({
    openWindow: () => {
      windows += 1;
      return { opener: null, location: { replace: () => undefined }, close: () => undefined };
    },
  });
  const purchasing = createPurchasing(services, (call, params) => {
    sent.push({ call, params });
    return Promise.resolve(answers[sent.length - 1] ?? { kind: 'unknown' });
  });
  return { purchasing, sent, windows: () => windows };
}

function keys(sent: readonly Sent[]): (string | undefined)[] {
  return sent.map(({ params }) => params.idempotency_key);
}

describe('buying', () => {
  it('sends the common payload of spec §7, with the price the player saw', async () => {
    const { purchasing, sent } = scene(created);
    await purchasing.buy(purchase);
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
          did: 'device',
          session_id: 'session',
          session_time: 0,
          traffic_source: 'other',
          idempotency_key: '00000000-0000-4000-8000-000000000001',
          expected_price: 4.99,
          expected_currency: 'USD',
        },
      },
    ]);
  });

  it('adds areaId where the game has areas', async () => {
    const { purchasing, sent } = scene(created);
    const area = { value: 'am', display: 'Americas' };
    await purchasing.buy({ ...purchase, selection: { ...purchase.selection, area } });
    expect(sent[0]?.params).toHaveProperty('areaId', 'am');
  });

  it('a method below a channel stands in for the channel’s own code', async () => {
    const { purchasing, sent } = scene(created);
    const channel = { ...paypal, payway_id: '11501', channel_id: 'WALLETS' };
    await purchasing.buy({ ...purchase, channel, subChannelId: 'GRABPAY' });
    expect(sent[0]).toMatchObject({ call: 'payermaxPay', params: { channel: 'GRABPAY' } });
  });

  it('makes one purchase at a time, however often the button is pressed', async () => {
    const { purchasing, sent, windows } = scene(created);
    const presses = [purchasing.buy(purchase), purchasing.buy(purchase), purchasing.buy(purchase)];
    const kinds = (await Promise.all(presses)).map(({ kind }) => kind);
    expect(kinds).toEqual(['redirect', 'busy', 'busy']);
    expect([sent.length, windows()]).toEqual([1, 1]);
  });

  it('an intent whose answer never came is sent again with its key', async () => {
    const { purchasing, sent } = scene({ kind: 'unknown' }, { kind: 'unknown' }, created);
    await purchasing.buy(purchase);
    await purchasing.buy(purchase);
    await purchasing.ask(purchase);
    expect(new Set(keys(sent)).size).toBe(1);
  });

  it.each<OrderAnswer>([created, { kind: 'refused', code: -3064, msg: '', content: null }])(
    'after a definite answer ($kind) the next press is a new intent',
    async (answer) => {
      const { purchasing, sent } = scene(answer, created);
      await purchasing.buy(purchase);
      await purchasing.buy(purchase);
      expect(new Set(keys(sent)).size).toBe(2);
    },
  );

  it('after a no that nobody gave a thought to, the next press ends at the order there may be', async () => {
    const tooMany = { kind: 'refused', code: -4290, msg: '', content: null } as const;
    const { purchasing, sent } = scene({ kind: 'unknown' }, tooMany, created);
    await purchasing.buy(purchase);
    await purchasing.ask(purchase);
    await purchasing.buy(purchase);
    expect(new Set(keys(sent)).size).toBe(1);
  });

  it('asking again opens no window, for nobody pressed anything', async () => {
    const { purchasing, windows } = scene(created);
    expect(await purchasing.ask(purchase)).toMatchObject({ kind: 'redirect', isOpen: false });
    expect(windows()).toBe(0);
  });
});

it.each([
  ['http://pay.localhost:4000/pay/1', 'http://pay.localhost:4000/pay/1'],
  ['https://evil.example/pay/1', ''],
  ['javascript:alert(1)', ''],
])('the link %j of an older order is followed as %j', (url, followed) => {
  expect(scene().purchasing.payLink(url)).toBe(followed);
});
