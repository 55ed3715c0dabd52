import { describe, expect, it } from 'vitest';
import { type KeptPurchase, type Purchases, createPurchases, sentAgain } from './purchases';

interface Details {
  readonly goods: string;
}

const minute = 60_000;
const hour = 60 * minute;

/** The purchases of a page, over records that outlast it. */
function opened(
  clock: { ms: number | null } = { ms: 0 },
  kept = new Map<string, KeptPurchase<Details, number>>(),
) {
  let made = 0;
  const purchases = createPurchases<Details, number>({
    records: {
      read: (id) => kept.get(id) ?? null,
      write: (id, purchase) => kept.set(id, purchase),
      remove: (id) => kept.delete(id),
      ids: () => [...kept.keys()],
    },
    time: {
      mark: () => clock.ms ?? 0,
      since: (then) => (clock.ms === null ? null : clock.ms - then),
    },
    newKey: () => {
      made += 1;
      return `key-${made}`;
    },
  });
  return { purchases, press: (id = 'gems'): string => pressed(purchases, id), kept };
}

/** Presses "buy" and returns the key. */
function pressed(purchases: Purchases<Details, number>, id: string): string {
  return purchases.press(id, () => ({ goods: id }))[0].key;
}

const latest = (purchases: Purchases<Details, number>): string | undefined =>
  purchases.latest(() => true)?.goods;

describe('the key of a purchase', () => {
  it('stays the same until there is an answer, for this purchase alone', () => {
    const { press } = opened();
    const first = press();
    expect(press('moons')).not.toBe(first);
    expect(press()).toBe(first);
  });

  it.each([
    { status: 'placed', billingNo: 'B1' },
    { status: 'refused' },
    { status: 'chosen' },
  ] as const)('is new once the purchase is $status', (state) => {
    const { press, purchases } = opened();
    const first = press();
    purchases.settle('gems', state);
    expect(purchases.stateOf('gems')).toEqual({ status: 'chosen' });
    expect(press()).not.toBe(first);
  });

  it('stays that of another tab’s press when nothing was sent by the first one', () => {
    const clock = { ms: 0 };
    const { press, purchases } = opened(clock);
    const first = press();
    clock.ms = 1;
    press();
    purchases.settle('gems', { status: 'chosen' });
    expect(press()).toBe(first);
  });

  it('is not stored again by what comes after an answer that another tab has had', () => {
    const { press, purchases, kept } = opened();
    const key = press();
    purchases.settle('gems', { status: 'refused' });
    purchases.markWindowless('gems');
    purchases.settle('gems', { status: 'chosen' });
    purchases.settle('gems', { status: 'placed', billingNo: 'B1', key });
    expect([...kept]).toEqual([]);
  });

  it('stays the same while the outcome is unknown, and is known to be sent again', () => {
    const { press, purchases } = opened();
    const first = press();
    purchases.settle('gems', { status: 'unknown', key: first });
    const [state] = purchases.press('gems', () => ({ goods: 'gems' }));
    expect(state).toEqual({ status: 'sent', key: first, isRepeated: true, billingNo: null });
  });

  it.each([
    [15 * minute - 1, true],
    [15 * minute, false],
  ])('is the same %i ms after it was made: %s', (after, same) => {
    const clock = { ms: 0 };
    const { press, purchases } = opened(clock);
    const first = press();
    clock.ms = after;
    expect(purchases.stateOf('gems').status === 'unknown').toBe(same);
    expect(press() === first).toBe(same);
  });

  it('expires 15 minutes after the first press, not the latest', () => {
    const clock = { ms: 0 };
    const { press } = opened(clock);
    const first = press();
    clock.ms = 10 * minute;
    expect(press()).toBe(first);
    clock.ms = 15 * minute;
    expect(press()).not.toBe(first);
  });

  it('stays the same where its age is not known', () => {
    const clock: { ms: number | null } = { ms: 0 };
    const { press } = opened(clock);
    const first = press();
    clock.ms = null;
    expect(press()).toBe(first);
  });

  it('is that of its call when it is asked about, however old it is', () => {
    const { purchases } = opened();
    const [, kept] = purchases.press('gems', () => ({ goods: 'gems' }));
    expect(sentAgain(kept)).toMatchObject({ key: kept.key, isRepeated: true, billingNo: null });
    expect(sentAgain({ ...kept, billingNo: 'B1' })).toMatchObject({ billingNo: 'B1' });
  });
});

describe('a purchase whose order waits for its card', () => {
  it('keeps its key past the age at which one without an answer gets a new one', () => {
    const clock = { ms: 0 };
    const { press, purchases } = opened(clock);
    const first = press();
    purchases.settle('gems', { status: 'placed', billingNo: 'B1', key: first });
    clock.ms = 30 * minute;
    expect(purchases.stateOf('gems')).toEqual({ status: 'placed', billingNo: 'B1', key: first });
    expect(press()).toBe(first);
  });

  it('is not what the player is reminded of, also after another press', () => {
    const { press, purchases } = opened();
    purchases.settle('gems', { status: 'placed', billingNo: 'B1', key: press() });
    press();
    expect(latest(purchases)).toBeUndefined();
  });
});

describe('the purchase a player is reminded of', () => {
  it('is the one pressed last, of those that count', () => {
    const clock = { ms: 0 };
    const { press, purchases } = opened(clock);
    press('gems');
    clock.ms = minute;
    press('moons');
    clock.ms = 2 * minute;
    press('gems');
    expect(latest(purchases)).toBe('gems');
    expect(purchases.latest(({ goods }) => goods !== 'gems')?.goods).toBe('moons');
    clock.ms = 3 * minute;
    press('moons');
    expect(latest(purchases)).toBe('moons');
  });

  it('is forgotten after a day, and removed with the next press', () => {
    const clock = { ms: 0 };
    const { press, purchases, kept } = opened(clock);
    press('gems');
    clock.ms = hour;
    press('moons');
    purchases.settle('moons', { status: 'refused' });
    clock.ms = 24 * hour - 1;
    expect(latest(purchases)).toBe('gems');
    clock.ms = 24 * hour;
    expect(latest(purchases)).toBeUndefined();
    press('pearls');
    expect([...kept.keys()]).toEqual(['pearls']);
  });

  it('is found by the next page, with its key and what is known of it', () => {
    const kept = new Map<string, KeptPurchase<Details, number>>();
    const first = opened({ ms: 0 }, kept);
    const key = first.press();
    first.purchases.markWindowless('gems');
    const found = opened({ ms: minute }, kept).purchases.latest(() => true);
    expect(found).toMatchObject({ key, goods: 'gems', isWindowless: true });
  });
});
