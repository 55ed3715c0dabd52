import { type OrderAnswer, readCardInfo } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import type { ChannelId } from '../channels/channel-key';
import { gatewayScript } from '../gateway/gateway-script';
import { hostedCard } from '../hosted-card/hosted-card';
import { inGameCard } from '../in-game-card/in-game-card';
import { AWindow } from '../testing/a-window';
import { anOrder } from '../testing/an-order';
import { type LauncherOptions, createLauncher } from './create-launcher';
import type { LaunchResult } from './launch-result';

const page: ChannelId = { payway_id: '10201', channel_id: '' };
const card: ChannelId = { payway_id: '11702', channel_id: 'CARD' };
const gateway: ChannelId = { payway_id: '11401', channel_id: 'kakao' };
const link = 'https://www.paypal.com/checkoutnow?token=1';
const local = 'http://pay.localhost:4000/pay/1';
const created = { kind: 'created', billing_no: 'B1', url: link, repeated: false } as const;

async function launched(
  channel: ChannelId,
  changes: Partial<LauncherOptions>,
  platform: 'web' | 'ios' | 'android' = 'web',
): Promise<{ result: LaunchResult; payWindow: AWindow; orders: number }> {
  const payWindow = new AWindow();
  let orders = 0;
  const { createOrder = async () => created, ...others } = changes;
  const launcher = createLauncher({
    createOrder: (call, params) => {
      orders += 1;
      return createOrder(call, params);
    },
    openWindow: () => payWindow,
    linkHosts: ['pay.localhost'],
    ...others,
  });
  const result = await launcher.launch(channel, anOrder({ platform }));
  return { result, payWindow, orders };
}

describe('a payment on the provider’s page (spec §4)', () => {
  it('opens the url of the order in a new window without an opener', async () => {
    const { result, payWindow } = await launched(page, {});
    const opened = { billingNo: 'B1', link, isOpen: true, repeated: false };
    expect(result).toEqual({ kind: 'redirect', ...opened });
    expect(payWindow.visited).toEqual([link]);
    expect(payWindow.isClosed).toBe(false);
  });

  it('returns the link for "to pay" when the browser blocks the window', async () => {
    const { result } = await launched(page, { openWindow: () => null });
    expect(result).toMatchObject({ kind: 'redirect', link, isOpen: false });
  });

  it.each([true, false])(
    'is pending without a window when the order, repeated: %s, has no url',
    async (repeated) => {
      const { result, payWindow } = await launched(page, {
        createOrder: async () => ({ ...created, url: '', repeated }),
      });
      expect(result).toEqual({ kind: 'pending', billingNo: 'B1', repeated });
      expect(payWindow.isClosed).toBe(true);
    },
  );

  it('is refused with "payway_id is no exist" when the response has no billing_no (spec §8)', async () => {
    const { result, payWindow } = await launched(page, {
      createOrder: async () => ({ ...created, billing_no: '' }),
    });
    expect(result).toEqual({
      kind: 'refused',
      reason: 'no-billing-no',
      messageKey: 'payway_id is no exist',
    });
    expect(payWindow.isClosed).toBe(true);
  });

  it('returns the back end’s refusal with the unpaid order in its content', async () => {
    const content = { billing_no: 'B0', url: link };
    const { result } = await launched(page, {
      createOrder: async () => ({ kind: 'refused', code: -3060, msg: 'pay first', content }),
    });
    expect(result).toEqual({
      kind: 'refused',
      reason: 'answer',
      code: -3060,
      msg: 'pay first',
      content,
    });
  });

  it('requests no order on a channel that is not served', async () => {
    const { result, orders } = await launched({ payway_id: '99999', channel_id: '' }, {});
    expect(result).toEqual({ kind: 'refused', reason: 'channel-not-served' });
    expect(orders).toBe(0);
  });

  it('sends the gold-card method, not the channel_id (spec §9)', async () => {
    const sent: unknown[] = [];
    await launched(
      { payway_id: '10102', channel_id: '143' },
      {
        createOrder: async (call, params) => {
          sent.push([call, params.channel]);
          return created;
        },
      },
    );
    expect(sent).toEqual([['razerGoldPay', 'truewallet']]);
  });
});

describe('card fields in the shop', () => {
  const createOrder = async () => ({ ...created, url: local });

  it.each([
    ['done', { kind: 'pending', billingNo: 'B1', repeated: false }],
    ['cancelled', { kind: 'cancelled', billingNo: 'B1' }],
    ['load-failed', { kind: 'load-failed', part: 'hosted-card', billingNo: 'B1' }],
  ] as const)('that end as %s have the result %j', async (outcome, expected) => {
    const frames: unknown[] = [];
    const { result, payWindow } = await launched(card, {
      createOrder,
      presenters: {
        'hosted-card': hostedCard(async (frame) => {
          frames.push(frame);
          return outcome;
        }),
      },
    });
    expect(result).toEqual(expected);
    expect(frames).toEqual([{ url: local, origin: 'http://pay.localhost:4000' }]);
    expect(payWindow.visited).toEqual([]);
  });

  it('are prepared before the order is requested', async () => {
    const { result, orders } = await launched(card, {
      createOrder,
      presenters: { 'hosted-card': async () => Promise.reject(new Error('chunk is gone')) },
    });
    expect(result).toEqual({ kind: 'load-failed', part: 'hosted-card', billingNo: null });
    expect(orders).toBe(0);
  });

  it('are refused without an order when the shop has no presenter', async () => {
    const { result, orders } = await launched(card, { createOrder });
    expect(result).toEqual({ kind: 'refused', reason: 'channel-not-served' });
    expect(orders).toBe(0);
  });

  it('are refused when the order has no url', async () => {
    const { result } = await launched(card, {
      createOrder: async () => ({ ...created, url: '' }),
      presenters: { 'hosted-card': hostedCard(async () => 'done') },
    });
    expect(result).toMatchObject({ kind: 'refused', reason: 'invalid-link', billingNo: 'B1' });
  });

  it('are not shown for an earlier order without a url, which is settled', async () => {
    const { result } = await launched(card, {
      createOrder: async () => ({ ...created, url: '', repeated: true }),
      presenters: { 'hosted-card': hostedCard(async () => 'done') },
    });
    expect(result).toEqual({ kind: 'pending', billingNo: 'B1', repeated: true });
  });
});

describe('the gateway script of the Korean brand (spec §7)', () => {
  const createOrder = async () => ({ ...created, url: local });

  it('gets the link and the window on non-mobile devices', async () => {
    const requests: unknown[] = [];
    const open = (request: unknown): unknown => requests.push(request);
    const { result, payWindow } = await launched(gateway, {
      createOrder,
      presenters: {
        'gateway-script': gatewayScript(async () => ({ kind: 'loaded', global: { open } })),
      },
    });
    expect(result).toMatchObject({ kind: 'redirect', link: local, isOpen: true });
    expect(requests).toEqual([{ paymentUrl: local, window: payWindow }]);
    expect(payWindow.visited).toEqual([]);
    expect(payWindow.isClosed).toBe(false);
  });

  it.each(['ios', 'android'] as const)(
    'is not used on %s, where the page opens instead',
    async (platform) => {
      const presenters = {
        'gateway-script': async () => Promise.reject(new Error('not to be loaded')),
      };
      const { result, payWindow } = await launched(gateway, { createOrder, presenters }, platform);
      expect(result.kind).toBe('redirect');
      expect(payWindow.visited).toEqual([local]);
    },
  );

  it('is loaded before the order is requested', async () => {
    const { result, orders, payWindow } = await launched(gateway, {
      createOrder,
      presenters: {
        'gateway-script': gatewayScript(async () => ({ kind: 'load-failed', reason: 'timeout' })),
      },
    });
    expect(result).toEqual({ kind: 'load-failed', part: 'gateway-script', billingNo: null });
    expect(orders).toBe(0);
    expect(payWindow.isClosed).toBe(true);
  });

  const broken = (): never => {
    throw new Error('broken');
  };
  it.each([
    ['a string', 'SandboxGateway'],
    ['null', null],
    ['an object without open', {}],
    ['an object whose open is not a function', { open: true }],
    ['a gateway that throws', { open: broken }],
  ])('ends as load-failed when its global is %s', async (_, global) => {
    const { result, payWindow } = await launched(gateway, {
      createOrder,
      presenters: { 'gateway-script': gatewayScript(async () => ({ kind: 'loaded', global })) },
    });
    expect(result).toEqual({ kind: 'load-failed', part: 'gateway-script', billingNo: 'B1' });
    expect(payWindow.isClosed).toBe(true);
  });
});

describe('a prepaid card that is entered in the shop (spec §7)', () => {
  const inGame: ChannelId = { payway_id: '10301', channel_id: '' };
  const card = { number: ' 5300 0101 ', password: 'KX7Q' };
  const withCard = { 'in-game-card': inGameCard(async () => card) };

  it('is sent as card_info with the payment parameters, and opens no window', async () => {
    const sent: unknown[] = [];
    const { result, payWindow } = await launched(inGame, {
      createOrder: async (call, params) => {
        sent.push([call, readCardInfo(params.card_info ?? '')]);
        return { ...created, url: '' };
      },
      openWindow: () => {
        throw new Error('no window is needed');
      },
      presenters: withCard,
    });
    expect(sent).toEqual([['myCardInGame', { number: '5300 0101', password: 'KX7Q' }]]);
    expect(result).toEqual({ kind: 'pending', billingNo: 'B1', repeated: false });
    expect(payWindow.visited).toEqual([]);
  });

  it('creates no order when the player leaves its form', async () => {
    const { result, orders } = await launched(inGame, {
      presenters: { 'in-game-card': inGameCard(async () => null) },
    });
    expect(result).toEqual({ kind: 'cancelled', billingNo: null });
    expect(orders).toBe(0);
  });

  it('is never part of the result', async () => {
    const answers: readonly OrderAnswer[] = [
      { ...created, url: '' },
      { kind: 'refused', code: -3080, msg: 'used', content: null },
      { kind: 'unknown' },
    ];
    for (const answer of answers) {
      const { result } = await launched(inGame, {
        createOrder: async () => answer,
        presenters: withCard,
      });
      expect(JSON.stringify(result)).not.toMatch(/5300|KX7Q/);
    }
  });

  it('is refused without an order when the shop has no form for it', async () => {
    const { result, orders } = await launched(inGame, {});
    expect(result).toEqual({ kind: 'refused', reason: 'channel-not-served' });
    expect(orders).toBe(0);
  });
});

describe('the link of an existing order', () => {
  const launcher = createLauncher({
    createOrder: async () => created,
    openWindow: () => null,
    linkHosts: ['pay.localhost'],
  });

  it.each([
    ['accepted on a host of its provider', link, '10201', link],
    ['accepted on a host of the environment', local, '10201', local],
    ['accepted on a host of any provider when the channel is omitted', link, undefined, link],
    ['rejected on a host of another provider', link, '12101', null],
    ['rejected on an unlisted host', 'https://evil.example/', undefined, null],
    ['rejected for a channel without a provider', link, '99999', null],
  ])('is %s', (_, url, paywayId, expected) => {
    expect(launcher.payLink(url, paywayId)).toBe(expected);
  });
});
