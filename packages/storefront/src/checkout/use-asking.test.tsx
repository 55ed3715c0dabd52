// @vitest-environment jsdom
import { resultStatusOf } from '@shop/contract';
import { createShopPurchases, intentId, latestUnansweredOf } from '@shop/storefront-core/checkout';
import { type Responder, content, createTestTime } from '@shop/storefront-core/testing';
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { advanceTime, renderHookInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { type Asking, useAsking } from './use-asking';

const path = '/api/pay/paypal_pay';
const minute = 60_000;
const created: Responder = () =>
  content({ billing_no: 'B1', url: '', status: resultStatusOf('pending') });

/** The page that a purchase was made on: this one, or the one before a reload, which had opened a window or none. */
type Page = 'this' | 'earlier' | 'earlier, without a window';

/** Records a purchase of Ann. */
function pressIn({ services }: TestShop, page: Page = 'this') {
  const { now } = services;
  const time = page === 'this' ? services.time : createTestTime(now, 'earlier');
  const summary = { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' };
  const intent = {
    ...{ suid: 'u1', clientId: 'c1', areaId: '', serverId: 's1', roleId: 'r1' },
    ...{
      productId: 'p1',
      region: 'US',
      channelKey: '10201:',
      subChannelId: '',
      couponCode: '',
      replenishId: '',
    },
  };
  const purchases = createShopPurchases({ ...services, time });
  const [, pressed] = purchases.press(intentId(intent), (key) => ({
    intent,
    sent: {
      kind: 'channel',
      channel: { payway_id: '10201', channel_id: '' },
      order: {
        ...{ client_id: 'c1', server_id: 's1', role_id: 'r1', product_id: 'p1', platform: 'web' },
        ...{ domain_area: 'universal', game_channel_id: '3', bcp47_lang: 'en', country: 'US' },
        ...{ did: 'device', session_id: 's', session_time: 0, traffic_source: 'other' },
        idempotency_key: key,
      },
    },
    takesCard: false,
    summary,
  }));
  if (page !== 'earlier, without a window') return pressed;
  purchases.markWindowless(intentId(intent));
  return latestUnansweredOf(purchases, 'u1') ?? pressed;
}

interface Scene {
  readonly asking: () => Asking;
  /** The number of requests; a question whose answer is lost is sent three times. */
  readonly asked: () => number;
  readonly keys: () => readonly (string | undefined)[];
  readonly concluded: readonly string[];
}

async function scene(answer: Responder, page?: Page, brand = 'nova'): Promise<Scene> {
  const shop = openTestShop({
    brand,
    saved: { game: sky },
    isSignedIn: true,
    answers: { [path]: answer },
  });
  const unanswered = pressIn(shop, page);
  const concluded: string[] = [];
  const { result } = await renderHookInShop(
    shop,
    (about: typeof unanswered) =>
      useAsking(about, (_, outcome) => {
        concluded.push(outcome.kind);
      }),
    unanswered,
  );
  const sent = (): ReturnType<typeof shop.backEnd.sentTo> => shop.backEnd.sentTo(path);
  return {
    asking: () => result.current,
    asked: () => sent().length,
    keys: () => [...new Set(sent().map(({ idempotency_key }) => idempotency_key))],
    concluded,
  };
}

const lost: Responder = () => null;

describe('a purchase without an answer', () => {
  it('is asked about automatically until there is an answer', async () => {
    const { asked, concluded } = await scene((sent, nth) => (nth < 4 ? null : created(sent, nth)));
    await advanceTime(minute);
    expect([asked(), concluded]).toEqual([5, ['pending']]);
    await advanceTime(5 * minute);
    expect(asked()).toBe(5);
  });

  it('is asked about only by the player after ten minutes', async () => {
    const { asking, asked, keys } = await scene(lost);
    await advanceTime(10 * minute);
    const byItself = asked();
    expect(byItself).toBeGreaterThan(0);
    expect(byItself).toBeLessThanOrEqual(3 * 17);
    await advanceTime(30 * minute);
    expect([asking().isOver, asked()]).toEqual([true, byItself]);

    act(() => {
      asking().ask();
    });
    await advanceTime(minute);
    expect(asked()).toBe(byItself + 3);
    expect(keys()).toHaveLength(1);
  });

  it.each(['this', 'earlier, without a window'] as const)(
    'of %s page is asked about only by the player where the back end knows no keys',
    async (page) => {
      const { asking, asked } = await scene(created, page, 'harbour');
      await advanceTime(10 * minute);
      fireEvent(window, new Event('online'));
      await advanceTime(minute);
      expect([asking().isOver, asked()]).toEqual([true, 0]);
      act(() => {
        asking().ask();
      });
      await advanceTime(minute);
      expect(asked()).toBe(1);
    },
  );

  it('must not be sent again for a minute after each time where the back end knows no keys', async () => {
    const { asking } = await scene(lost, 'this', 'harbour');
    expect(asking().isTooEarly).toBe(true);
    await advanceTime(minute);
    expect(asking().isTooEarly).toBe(false);

    act(() => {
      asking().ask();
    });
    await advanceTime();
    expect([asking().isAsking, asking().isTooEarly]).toEqual([false, true]);
    await advanceTime(minute);
    expect(asking().isTooEarly).toBe(false);
  });

  it('may be sent again at once where the back end knows keys', async () => {
    const { asking } = await scene(lost);
    expect(asking().isTooEarly).toBe(false);
  });

  it('is asked about when the player returns, but not more often than every few seconds', async () => {
    const { asked } = await scene(lost);
    await advanceTime(4_000);
    fireEvent(window, new Event('online'));
    await advanceTime();
    expect(asked()).toBe(0);
    await advanceTime(1_000);
    fireEvent(window, new Event('online'));
    await advanceTime();
    expect(asked()).toBe(1);
  });

  it('is not asked about when the player returns too late', async () => {
    const { asking, asked } = await scene(lost);
    await advanceTime(40 * minute);
    const before = asked();
    fireEvent(window, new Event('online'));
    fireEvent(window, new Event('focus'));
    await advanceTime(minute);
    expect([asking().isOver, asked()]).toEqual([true, before]);
  });

  it('is asked about only by the player after a reload', async () => {
    const { asking, asked, concluded } = await scene(created, 'earlier');
    expect(asking().isOver).toBe(true);
    fireEvent(window, new Event('focus'));
    await advanceTime(10 * minute);
    expect(asked()).toBe(0);
    act(() => {
      asking().ask();
    });
    await advanceTime();
    expect([asked(), concluded]).toEqual([1, ['pending']]);
  });

  it('is asked about at once after a reload if no window was opened for it, until there is an answer', async () => {
    const { asked, concluded, keys } = await scene(
      (sent, nth) => (nth < 3 ? null : created(sent, nth)),
      'earlier, without a window',
    );
    expect(asked()).toBe(1);
    await advanceTime(minute);
    expect([asked(), concluded, keys().length]).toEqual([4, ['pending'], 1]);
  });
});
