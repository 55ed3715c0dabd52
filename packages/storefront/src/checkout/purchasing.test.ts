import { type Channel, type Goods, readCardInfo } from '@shop/contract';
import type { CreateOrder, OrderAnswer, PayWindow } from '@shop/payments';
import { describe, expect, it } from 'vitest';
import { emptySelection } from '../selection';
import { createTestServices } from '../testing/test-services';
import { createTestTime } from '../testing/test-time';
import type { UnansweredPurchase } from './intent';
import type { ChannelPurchase, Purchase } from './purchase';
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

const purchase: ChannelPurchase = {
  kind: 'channel',
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

/** What Ann's last press of "buy" has left without an answer. */
function unansweredOf(purchasing: Purchasing): UnansweredPurchase {
  const found = purchasing.latestUnanswered('u1');
  if (found === null) throw new Error('Every purchase has been answered.');
  return found;
}

interface Sent {
  readonly call: string;
  readonly params: Partial<Parameters<CreateOrder>[1]>;
}

/** Purchasing against a back end that answers what it is told to, one answer for each order call. */
function scene(
  answers: readonly (OrderAnswer | Promise<OrderAnswer>)[],
  now: () => number = () => 0,
): {
  purchasing: Purchasing;
  sent: Sent[];
  windows: () => number;
  closed: () => number;
} {
  const sent: Sent[] = [];
  let windows = 0;
  let closed = 0;
  const openWindow = (): PayWindow => {
    windows += 1;
    const close = (): void => {
      closed += 1;
    };
    return { opener: null, location: { replace: () => undefined }, close };
  };
  const services = createTestServices({ openWindow }, { time: createTestTime(now) });
  const answer = (call: string, params: Sent['params']): Promise<OrderAnswer> => {
    sent.push({ call, params });
    return Promise.resolve(answers[sent.length - 1] ?? { kind: 'unknown' });
  };
  const purchasing = createPurchasing(services, {
    createOrder: answer,
    redeemCard: (params) => answer('cardPay', params),
  });
  return { purchasing, sent, windows: () => windows, closed: () => closed };
}

function keys(sent: readonly Sent[]): (string | undefined)[] {
  return sent.map(({ params }) => params.idempotency_key);
}

describe('buying', () => {
  it('sends the common payload of spec §7, with the price the player saw', async () => {
    const { purchasing, sent } = scene([created]);
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
    const { purchasing, sent } = scene([created]);
    const area = { value: 'am', display: 'Americas' };
    await purchasing.buy({ ...purchase, selection: { ...purchase.selection, area } });
    expect(sent[0]?.params).toHaveProperty('areaId', 'am');
  });

  it('a method below a channel stands in for the channel’s own code', async () => {
    const { purchasing, sent } = scene([created]);
    const channel = { ...paypal, payway_id: '11501', channel_id: 'WALLETS' };
    await purchasing.buy({ ...purchase, channel, subChannelId: 'GRABPAY' });
    expect(sent[0]).toMatchObject({ call: 'payermaxPay', params: { channel: 'GRABPAY' } });
  });

  it('makes one purchase at a time, however often the button is pressed', async () => {
    const { purchasing, sent, windows } = scene([created]);
    const presses = [purchasing.buy(purchase), purchasing.buy(purchase), purchasing.buy(purchase)];
    const kinds = (await Promise.all(presses)).map(({ kind }) => kind);
    expect(kinds).toEqual(['redirect', 'busy', 'busy']);
    expect([sent.length, windows()]).toEqual([1, 1]);
  });

  it('an intent whose answer never came is sent again with its key', async () => {
    const { purchasing, sent } = scene([{ kind: 'unknown' }, { kind: 'unknown' }, created]);
    await purchasing.buy(purchase);
    await purchasing.buy(purchase);
    await purchasing.ask(unansweredOf(purchasing));
    expect(new Set(keys(sent)).size).toBe(1);
  });

  it('asks with the key of the press and as it was sent, however long ago that was', async () => {
    const clock = { ms: 0 };
    const unknown = { kind: 'unknown' } as const;
    const { purchasing, sent } = scene([unknown, unknown, unknown, created], () => clock.ms);
    await purchasing.buy(purchase);
    const unanswered = unansweredOf(purchasing);
    for (const minutes of [1, 16, 40]) {
      clock.ms = minutes * 60_000;
      await purchasing.ask(unanswered);
    }
    const [first, ...others] = sent;
    expect(others).toEqual([first, first, first]);
  });

  it('never makes a key to ask with, even when the purchase has been answered meanwhile', async () => {
    const { purchasing, sent } = scene([{ kind: 'unknown' }, created, created]);
    await purchasing.buy(purchase);
    const unanswered = unansweredOf(purchasing);
    await purchasing.ask(unanswered);
    await purchasing.ask(unanswered);
    expect(new Set(keys(sent)).size).toBe(1);
    expect(purchasing.latestUnanswered('u1')).toBeNull();
  });

  it('closes a window that still waits for its link when the page is left', async () => {
    const { purchasing, closed } = scene([new Promise<OrderAnswer>(() => undefined)]);
    void purchasing.buy(purchase);
    purchasing.leave();
    expect(closed()).toBe(1);
    await Promise.resolve();
  });

  it('leaves a window alone that shows its payment', async () => {
    const { purchasing, closed } = scene([created]);
    await purchasing.buy(purchase);
    purchasing.leave();
    expect(closed()).toBe(0);
  });

  it.each<OrderAnswer>([created, { kind: 'refused', code: -3064, msg: '', content: null }])(
    'after a definite answer ($kind) the next press is a new intent',
    async (answer) => {
      const { purchasing, sent } = scene([answer, created]);
      await purchasing.buy(purchase);
      await purchasing.buy(purchase);
      expect(new Set(keys(sent)).size).toBe(2);
    },
  );

  it('after a no that nobody gave a thought to, the next press ends at the order there may be', async () => {
    const tooMany = { kind: 'refused', code: -4290, msg: '', content: null } as const;
    const { purchasing, sent } = scene([{ kind: 'unknown' }, tooMany, created]);
    await purchasing.buy(purchase);
    await purchasing.ask(unansweredOf(purchasing));
    await purchasing.buy(purchase);
    expect(new Set(keys(sent)).size).toBe(1);
  });

  it('asking again opens no window, for nobody pressed anything', async () => {
    const { purchasing, windows } = scene([{ kind: 'unknown' }, created]);
    await purchasing.buy(purchase);
    const asked = await purchasing.ask(unansweredOf(purchasing));
    expect(asked).toMatchObject({ kind: 'redirect', isOpen: false });
    expect(windows()).toBe(1);
  });
});

describe('paying with a prepaid card', () => {
  const card = { number: ' 5300 ', password: 'KX7Q' };
  const typed = { number: '5300', password: 'KX7Q' };
  const { region: _, channel: __, subChannelId: ___, ...parts } = purchase;
  const exchange: Purchase = { ...parts, kind: 'exchange' };
  const inGame: Purchase = { ...purchase, channel: { ...paypal, payway_id: '10301' } };
  const noLink = { ...created, url: '' };
  const ways = [
    ['an exchange', 'cardPay', exchange],
    ['the in-game card channel', 'myCardInGame', inGame],
  ] as const;

  it('an exchange sends what spec §7 says, and no goods', async () => {
    const { purchasing, sent } = scene([noLink]);
    const area = { value: 'am', display: 'Americas' };
    const selection = { ...purchase.selection, area };
    expect(await purchasing.buy({ ...exchange, selection }, card)).toEqual({
      kind: 'pending',
      billingNo: 'B1',
      repeated: false,
    });
    const { card_info, idempotency_key, ...rest } = sent[0]?.params ?? {};
    const place = { client_id: 'c1', server_id: 's1', role_id: 'r1', areaId: 'am' };
    expect(rest).toEqual({ ...place, platform: 'web' });
    expect(readCardInfo(card_info ?? '')).toEqual(typed);
    expect(idempotency_key).toMatch(/^[\da-f-]{36}$/);
  });

  it('the in-game card channel sends the payload of every payment, and the card', async () => {
    const { purchasing, sent } = scene([noLink]);
    expect(await purchasing.buy(inGame, card)).toMatchObject({ kind: 'pending', billingNo: 'B1' });
    expect(sent[0]?.params).toMatchObject({ product_id: 'gems-300', expected_price: 4.99 });
    expect(readCardInfo(sent[0]?.params.card_info ?? '')).toEqual(typed);
  });

  it.each(ways)('%s opens no window', async (_name, call, bought) => {
    const { purchasing, sent, windows } = scene([noLink]);
    await purchasing.buy(bought, card);
    expect([sent[0]?.call, windows()]).toEqual([call, 0]);
  });

  it.each(ways)('%s without an answer is asked for again with its card and key', async (...way) => {
    const { purchasing, sent } = scene([{ kind: 'unknown' }, { kind: 'unknown' }, noLink]);
    await purchasing.buy(way[2], card);
    const unanswered = unansweredOf(purchasing);
    expect(unanswered.takesCard).toBe(true);
    await purchasing.ask(unanswered);
    expect(await purchasing.ask(unanswered)).toMatchObject({ kind: 'pending' });
    expect(new Set(keys(sent)).size).toBe(1);
    expect(new Set(sent.map(({ params }) => params.card_info)).size).toBe(1);
  });

  it.each(ways)('%s: after a definite answer nobody has the card any more', async (...way) => {
    const no = { kind: 'refused', code: -3080, msg: '', content: null } as const;
    for (const answer of [noLink, no]) {
      const { purchasing, sent } = scene([{ kind: 'unknown' }, answer]);
      await purchasing.buy(way[2], card);
      const unanswered = unansweredOf(purchasing);
      await purchasing.ask(unanswered);
      expect(await purchasing.ask(unanswered)).toEqual({ kind: 'cancelled', billingNo: null });
      expect(sent).toHaveLength(2);
    }
  });

  it.each(ways)('%s: who leaves takes the card along, and the key is kept', async (...way) => {
    const { purchasing, sent } = scene([{ kind: 'unknown' }, noLink]);
    await purchasing.buy(way[2], card);
    purchasing.forgetCard();
    const asked = await purchasing.ask(unansweredOf(purchasing));
    expect(asked).toEqual({ kind: 'cancelled', billingNo: null });
    expect(purchasing.isUnanswered(way[2])).toBe(true);
    await purchasing.buy(way[2], card);
    expect(purchasing.isUnanswered(way[2])).toBe(false);
    expect(new Set(keys(sent)).size).toBe(1);
  });

  it.each(ways)('%s is made once, however often it is pressed', async (...way) => {
    const { purchasing, sent } = scene([noLink]);
    const presses = [purchasing.buy(way[2], card), purchasing.buy(way[2], card)];
    const kinds = (await Promise.all(presses)).map(({ kind }) => kind);
    expect([kinds, sent.length]).toEqual([['pending', 'busy'], 1]);
  });

  it('a call that breaks is unknown, never failed: the card may have been used', async () => {
    const services = createTestServices();
    const breaks = (): Promise<never> => Promise.reject(new Error('lost'));
    const purchasing = createPurchasing(services, { createOrder: breaks, redeemCard: breaks });
    expect(await purchasing.buy(exchange, card)).toEqual({ kind: 'unknown' });
    expect(await purchasing.buy(inGame, card)).toEqual({ kind: 'unknown' });
  });
});
