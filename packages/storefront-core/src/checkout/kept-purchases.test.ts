import { describe, expect, it } from 'vitest';
import { type StorageBackend, createShopStorage } from '../storage';
import { createTestServices, createTestTime, mapStorage } from '../testing';
import { type PageTime, createPageTime } from '../time';
import {
  type IntentParts,
  type ShopPurchases,
  createShopPurchases,
  intentId,
  latestUnansweredOf,
} from './kept-purchases';

const parts: IntentParts = {
  suid: 'u1',
  clientId: 'c1',
  areaId: '',
  serverId: 's1',
  roleId: 'r1',
  productId: 'p1',
  region: 'TH',
  channelKey: '10201:',
  subChannelId: '',
  couponCode: '',
  replenishId: '',
};
const minute = 60_000;
const hour = 60 * minute;
const summary = { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' };

function opened(time: PageTime, backend: StorageBackend | null = null, now = () => 0) {
  let made = 0;
  const randomUuid = (): string => {
    made += 1;
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  };
  const storage = createShopStorage(backend, now);
  const purchases = createShopPurchases({ ...createTestServices(), storage, time, randomUuid });
  return { purchases, press: (about = parts): string => pressed(purchases, about) };
}

/** Presses "buy" and returns the key. */
function pressed(purchases: ShopPurchases, intent: IntentParts): string {
  const sent = { kind: 'exchange' } as const;
  const [state] = purchases.press(intentId(intent), () => ({
    ...{ intent, sent, takesCard: true, summary },
  }));
  return state.key;
}

const still = createTestTime(() => 0);

describe('the key of a purchase', () => {
  it('is the same for the same purchase, until there is an answer', () => {
    const { press, purchases } = opened(still);
    const first = press();
    expect(press({ ...parts })).toBe(first);
    purchases.settle(intentId(parts), { status: 'refused' });
    expect(press()).not.toBe(first);
  });

  it.each([24 * hour, -24 * hour, 400 * 24 * hour])(
    'keeps its age when the device’s clock jumps by %i ms',
    (jump) => {
      const clock = { countedMs: 0, deviceMs: 1_000 * hour };
      const time = createPageTime({
        page: 'page',
        count: () => clock.countedMs,
        deviceNow: () => clock.deviceMs,
        askServer: () => Promise.resolve(null),
      });
      const { press } = opened(time, null, () => clock.deviceMs);
      const first = press();
      clock.deviceMs += jump;
      expect(press()).toBe(first);
      clock.countedMs = 15 * minute;
      expect(press()).not.toBe(first);
    },
  );

  it.each(Object.keys(parts))('differs for another %s', (part) => {
    const { press } = opened(still);
    expect(press({ ...parts, [part]: 'other' })).not.toBe(press());
  });
});

it.each(['', '__proto__', 'x'.repeat(100_000), '00000000-0000-4000-8000-00000000000'])(
  'makes a new key in place of a stored text that is none: %#',
  (text) => {
    const kept = new Map<string, string>();
    const { purchases, press } = opened(still, mapStorage({ kept }));
    const first = press();
    for (const [name, value] of kept) kept.set(name, value.replace(first, text));
    expect(latestUnansweredOf(purchases, 'u1')).toBeNull();
    expect(press()).toMatch(/^00000000-0000-4000-8000-000000000002$/);
  },
);

it('finds a purchase that was stored before there were coupons', () => {
  const kept = new Map<string, string>();
  const { press } = opened(still, mapStorage({ kept }));
  const first = press();
  for (const [name, value] of kept) kept.set(name, value.replace(',"couponCode":""', ''));
  expect([...kept.values()].join('')).not.toContain('couponCode');
  expect([...kept.keys()].some((name) => name.endsWith('"10201:",""]'))).toBe(true);
  expect(press()).toBe(first);
});

describe('the purchase a player is reminded of', () => {
  it('is neither another player’s nor an answered one', () => {
    const { press, purchases } = opened(still);
    press({ ...parts, suid: 'u2' });
    press();
    purchases.settle(intentId(parts), { status: 'refused' });
    expect(latestUnansweredOf(purchases, 'u1')).toBeNull();
  });

  it('is found by the page after a reload, with its key', () => {
    const backend = mapStorage();
    const before = createTestTime(() => 0, 'before');
    const key = opened(before, backend).press();
    const time = createTestTime(() => minute, 'after');
    const found = latestUnansweredOf(opened(time, backend).purchases, 'u1');
    expect(found).toMatchObject({ key, intent: parts, summary });
    expect(found !== null && time.isOfThisPage(found.pressedAt)).toBe(false);
  });
});

it('one that takes a prepaid card is not forgotten for another order, since the card may be used up', () => {
  const { purchases, press } = opened(still);
  const key = press();
  purchases.forgetOthers({ ...parts, channelKey: '11401:' });
  expect(latestUnansweredOf(purchases, 'u1')?.key).toBe(key);
});
