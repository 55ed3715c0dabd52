import { describe, expect, it } from 'vitest';
import { type StorageBackend, createShopStorage } from '../storage';
import { mapStorage } from '../testing';
import { createTestTime } from '../testing';
import { type PageTime, createPageTime } from '../time';
import { type IntentParts, type Intents, createIntents } from './intent';

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

function opened(time: PageTime, backend: StorageBackend | null = null, deviceNow = () => 0) {
  let made = 0;
  const intents = createIntents(createShopStorage(backend, deviceNow), time, () => {
    made += 1;
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  });
  return { intents, press: (about = parts): string => pressed(intents, about) };
}

/** Presses "buy" and returns the key. */
function pressed(intents: Intents, about: IntentParts): string {
  const sent = { kind: 'exchange' } as const;
  return intents.press(about, () => ({ sent, takesCard: true, summary })).key;
}

const still = createTestTime(() => 0);

describe('the key of an intent to buy', () => {
  it('stays the same until there is an answer', () => {
    const { press } = opened(still);
    expect(press()).toBe(press({ ...parts }));
  });

  it('is new after a definite answer', () => {
    const { press, intents } = opened(still);
    const first = press();
    intents.settle(parts);
    expect(press()).not.toBe(first);
  });

  it.each([
    [15 * minute - 1, true],
    [15 * minute, false],
  ])('is the same %i ms after it was made: %s', (after, same) => {
    const clock = { ms: 0 };
    const { press, intents } = opened(createTestTime(() => clock.ms));
    const first = press();
    clock.ms = after;
    expect(intents.isUnanswered(parts)).toBe(same);
    expect(press() === first).toBe(same);
  });

  it('expires 15 minutes after the first press, not the latest', () => {
    const clock = { ms: 0 };
    const { press } = opened(createTestTime(() => clock.ms));
    const first = press();
    clock.ms = 10 * minute;
    expect(press()).toBe(first);
    clock.ms = 15 * minute;
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
    const { intents, press } = opened(still, mapStorage({ kept }));
    const first = press();
    for (const [name, value] of kept) kept.set(name, value.replace(first, text));
    expect(intents.latestOf('u1')).toBeNull();
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

describe('a press whose order waits for its card', () => {
  it('keeps its key past the age at which a press without an answer gets a new one', () => {
    const clock = { ms: 0 };
    const { press, intents } = opened(createTestTime(() => clock.ms));
    const first = press();
    intents.place(parts, 'B1');
    clock.ms = 30 * minute;
    expect(press()).toBe(first);
    expect(intents.placedBy(parts)).toBe('B1');
  });

  it('is not what the player is reminded of', () => {
    const { press, intents } = opened(still);
    press();
    intents.place(parts, 'B1');
    press();
    expect(intents.latestOf('u1')).toBeNull();
  });

  it('gets a new key once it is settled', () => {
    const { press, intents } = opened(still);
    const first = press();
    intents.place(parts, 'B1');
    intents.settle(parts);
    expect(press()).not.toBe(first);
    expect(intents.placedBy(parts)).toBeNull();
  });
});

describe('the purchase a player is reminded of', () => {
  it('is the one pressed last', () => {
    const clock = { ms: 0 };
    const { press, intents } = opened(createTestTime(() => clock.ms));
    press({ ...parts, productId: 'p1' });
    clock.ms = minute;
    press({ ...parts, productId: 'p2' });
    clock.ms = 2 * minute;
    press({ ...parts, productId: 'p1' });
    expect(intents.latestOf('u1')).toMatchObject({ intent: { productId: 'p1' }, summary });
  });

  it('is neither another player’s nor an answered one', () => {
    const { press, intents } = opened(still);
    press({ ...parts, suid: 'u2' });
    press();
    intents.settle(parts);
    expect(intents.latestOf('u1')).toBeNull();
  });

  it('is forgotten after a day', () => {
    const clock = { ms: 0 };
    const { press, intents } = opened(createTestTime(() => clock.ms));
    press();
    clock.ms = 24 * hour - 1;
    expect(intents.latestOf('u1')).not.toBeNull();
    clock.ms = 24 * hour;
    expect(intents.latestOf('u1')).toBeNull();
  });

  it('is removed with the next press after a day', () => {
    const clock = { ms: 0 };
    const kept = new Map<string, string>();
    const { press } = opened(
      createTestTime(() => clock.ms),
      mapStorage({ kept }),
    );
    const products = (): readonly string[] =>
      [...kept.values()].flatMap((value) => /"productId":"(p\d)"/.exec(value)?.[1] ?? []);
    press({ ...parts, productId: 'p1' });
    clock.ms = hour;
    press({ ...parts, productId: 'p2' });
    clock.ms = 24 * hour;
    press({ ...parts, productId: 'p3' });
    expect(products()).toEqual(['p2', 'p3']);
  });

  it('is found by the page after a reload, with its key', () => {
    const backend = mapStorage();
    const key = opened(
      createTestTime(() => 0, 'before'),
      backend,
    ).press();
    const time = createTestTime(() => minute, 'after');
    const found = opened(time, backend).intents.latestOf('u1');
    expect(found?.key).toBe(key);
    expect(found !== null && time.isOfThisPage(found.pressedAt)).toBe(false);
  });
});
