// @vitest-environment jsdom
import { checkPayLink } from '@shop/payments';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type StorageBackend, createShopStorage } from '../storage';
import { mapStorage } from '../testing';
import { createTestServices } from '../testing';
import { type NewOrder, type OrderLedger, createOrderLedger } from './order-ledger';

const summary = { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' };
const payLink = checkPayLink('http://pay.localhost:4000/pay/1', ['pay.localhost']);
const dayMs = 24 * 60 * 60 * 1000;

let time: number;
beforeEach(() => {
  time = 1_000_000;
});

/** Opens the ledger of a tab over the browser's storage; null if that is blocked. */
function open(backend: StorageBackend | null = mapStorage()): OrderLedger {
  const now = (): number => time;
  const storage = createShopStorage(backend, now);
  return createOrderLedger(createTestServices({}, { storage, now }));
}

function order(billingNo: string, others: Partial<NewOrder> = {}): NewOrder {
  return { billingNo, payLink, summary, ...others };
}

function numbers(ledger: OrderLedger, suid = 'u1'): readonly string[] {
  return ledger.ordersOf(suid).map(({ billingNo }) => billingNo);
}

describe('the ledger of orders', () => {
  it('keeps every order of a player, the latest first', () => {
    const ledger = open();
    for (const billingNo of ['B1', 'B2', 'B3']) {
      time += 1_000;
      ledger.add('u1', order(billingNo));
    }
    expect(numbers(ledger)).toEqual(['B3', 'B2', 'B1']);
    expect(ledger.ordersOf('u1')[0]).toEqual({
      ...order('B3'),
      ...{ status: 'placed', isSeen: false, madeAtMs: time },
    });
  });

  it('shows players only their own orders', () => {
    const ledger = open();
    ledger.add('u1', order('B1'));
    ledger.add('u10', order('B2'));
    expect(numbers(ledger, 'u1')).toEqual(['B1']);
    expect(numbers(ledger, 'u10')).toEqual(['B2']);
    expect(numbers(ledger, 'u2')).toEqual([]);
  });

  it.each([
    ['half of an order', (text: string) => text.slice(0, -9)],
    [
      'an order with a number as its summary',
      (text: string) => text.replace(/\{"account.*?\}/, '1'),
    ],
    ['an order of no date', (text: string) => text.replace(String(time), '1e999')],
    ['an order with an end of its own', (text: string) => text.replace('pending', '__proto__')],
    ['nothing', () => ''],
  ])('leaves out %s that another tab has written', (_, damage) => {
    const kept = new Map<string, string>();
    const ledger = open(mapStorage({ kept }));
    ledger.add('u1', order('B1'));
    ledger.add('u1', order('B2'));
    const stop = ledger.subscribe(() => undefined);
    kept.set('paymentOrders.u1.B2', damage(kept.get('paymentOrders.u1.B2') ?? ''));
    kept.set('paymentOrders.u1.', '{');
    window.dispatchEvent(new StorageEvent('storage', { key: 'paymentOrders.u1.B2' }));
    expect(numbers(ledger)).toEqual(['B1']);
    stop();
  });

  it('survives a reload, and is the same in every tab', () => {
    const backend = mapStorage();
    const first = open(backend);
    const second = open(backend);
    first.add('u1', order('B1'));
    second.add('u1', order('B2'));
    expect([...numbers(open(backend))].sort()).toEqual(['B1', 'B2']);
  });

  it('works until the page is left where the browser stores nothing', () => {
    const ledger = open(null);
    ledger.add('u1', order('B1'));
    expect(numbers(ledger)).toEqual(['B1']);
    expect(numbers(open(null))).toEqual([]);
  });

  it('forgets an order after seven days', () => {
    const backend = mapStorage();
    open(backend).add('u1', order('B1'));
    time += 7 * dayMs - 1;
    expect(numbers(open(backend))).toEqual(['B1']);
    time += 1;
    expect(numbers(open(backend))).toEqual([]);
  });

  it('changes of a known order nothing but the page to pay on', () => {
    const ledger = open();
    ledger.add('u1', order('B1', { payment: { product_id: 'gems' } }));
    time += 1_000;
    ledger.add('u1', order('B1', { payLink: null, summary: { ...summary, goods: 'other' } }));
    expect(ledger.ordersOf('u1')).toEqual([
      {
        ...order('B1', { payment: { product_id: 'gems' } }),
        ...{ status: 'placed', isSeen: false, madeAtMs: time - 1_000 },
      },
    ]);
  });

  it('turns a failed order into a paid one that the player has not seen, by money that came late', () => {
    const ledger = open();
    ledger.add('u1', order('B1'));
    ledger.end('u1', 'B1', { status: 'fail', isSeen: true });
    ledger.end('u1', 'B1', { status: 'success', isSeen: false });
    expect(ledger.ordersOf('u1')).toMatchObject([{ status: 'success', isSeen: false }]);
  });

  it('keeps that the player has replaced an order, though the back end calls it failed, unless it is paid after all', () => {
    const ledger = open();
    ledger.add('u1', order('B1'));
    ledger.end('u1', 'B1', { status: 'replaced', isSeen: true });
    ledger.end('u1', 'B1', { status: 'fail', isSeen: false });
    expect(ledger.ordersOf('u1')).toMatchObject([{ status: 'replaced', isSeen: true }]);
    ledger.end('u1', 'B1', { status: 'success', isSeen: false });
    expect(ledger.ordersOf('u1')).toMatchObject([{ status: 'success', isSeen: false }]);
  });

  it('replaces an order by another number alone, which is no news to the player', () => {
    const ledger = open();
    ledger.add('u1', order('B1'));
    ledger.replace('u1', 'B1', 'B1');
    expect(ledger.ordersOf('u1')).toMatchObject([{ status: 'placed' }]);
    ledger.replace('u1', 'B1', 'B2');
    expect(ledger.ordersOf('u1')).toMatchObject([{ status: 'replaced', isSeen: true }]);
  });

  it('keeps that an order waits for its card until it is told that it does not', () => {
    const ledger = open();
    ledger.add('u1', order('B1', { waitsForCard: true }));
    ledger.add('u1', order('B1'));
    expect(ledger.ordersOf('u1')).toMatchObject([{ waitsForCard: true }]);
    ledger.add('u1', order('B1', { waitsForCard: false }));
    expect(ledger.ordersOf('u1')).toMatchObject([{ waitsForCard: false }]);
  });

  it('takes a failure for what it was once that is known, which is no news to a player who has seen it', () => {
    const ledger = open();
    ledger.add('u1', order('B1'));
    ledger.end('u1', 'B1', { status: 'fail', isSeen: true });
    ledger.end('u1', 'B1', { status: 'cancelled', isSeen: true });
    ledger.end('u1', 'B1', { status: 'fail', isSeen: true });
    expect(ledger.ordersOf('u1')).toMatchObject([{ status: 'cancelled', isSeen: true }]);
  });

  it('is read by an earlier version of the shop, to which all that was not paid has failed', () => {
    const kept = new Map<string, string>();
    const ledger = open(mapStorage({ kept }));
    ledger.add('u1', order('B1'));
    ledger.end('u1', 'B1', { status: 'expired', isSeen: false });
    expect(kept.get('paymentOrders.u1.B1')).toContain('"status":"fail"');
    const later = kept.get('paymentOrders.u1.B1')?.replace('"expired"', '"struck-by-lightning"');
    kept.set('paymentOrders.u1.B1', later ?? '');
    expect(open(mapStorage({ kept })).ordersOf('u1')).toMatchObject([{ status: 'fail' }]);
  });

  it('keeps that an order was paid, whatever is reported later', () => {
    const ledger = open();
    ledger.add('u1', order('B1'));
    ledger.end('u1', 'B1', { status: 'success', isSeen: false });
    ledger.end('u1', 'B1', { status: 'fail', isSeen: true });
    ledger.add('u1', order('B1'));
    expect(ledger.ordersOf('u1')).toMatchObject([{ status: 'success', isSeen: true }]);
    ledger.end('u1', 'B1', { status: 'success', isSeen: false });
    expect(ledger.ordersOf('u1')).toMatchObject([{ isSeen: true }]);
  });

  it('makes room by dropping orders whose end was seen, never another one', () => {
    const ledger = open();
    for (let nth = 1; nth <= 30; nth += 1) {
      time += 1_000;
      const billingNo = `B${String(nth)}`;
      ledger.add('u1', order(billingNo));
      if (nth % 2 === 0) ledger.end('u1', billingNo, { status: 'success', isSeen: nth > 2 });
    }
    const left = ledger.ordersOf('u1');
    expect(left.filter(({ status }) => status === 'placed')).toHaveLength(15);
    expect(left.filter(({ isSeen }) => isSeen).length).toBeLessThanOrEqual(10);
    expect(left.at(-1)?.billingNo).toBe('B1');
    expect(numbers(ledger)).toContain('B2');
  });

  it('tells its readers of a change, and of nothing else', () => {
    const ledger = open();
    const heard = vi.fn();
    const stop = ledger.subscribe(heard);
    ledger.add('u1', order('B1'));
    const list = ledger.ordersOf('u1');
    expect(ledger.ordersOf('u1')).toBe(list);
    ledger.end('u1', 'B9', { status: 'fail', isSeen: true });
    expect(heard).toHaveBeenCalledTimes(1);
    ledger.end('u1', 'B1', { status: 'fail', isSeen: true });
    expect(heard).toHaveBeenCalledTimes(2);
    expect(ledger.ordersOf('u1')).not.toBe(list);
    stop();
    ledger.add('u1', order('B2'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('hears of a change in another tab', () => {
    const backend = mapStorage();
    const ledger = open(backend);
    const heard = vi.fn();
    const stop = ledger.subscribe(heard);
    expect(numbers(ledger)).toEqual([]);
    open(backend).add('u1', order('B1'));
    window.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledOnce();
    expect(numbers(ledger)).toEqual(['B1']);
    stop();
  });
});

it.each([
  ['the link as it was kept', 'pay/1', 'pay/1', payLink],
  ['another host', 'pay.localhost', 'evil.localhost', null],
  ['an address without a scheme', 'http://pay.localhost:4000', '//evil.example', null],
  ['a script', 'http://pay.localhost:4000/pay/1', 'javascript:alert(1)', null],
])('follows a stored link only if it may be followed: %s', (...row) => {
  const [, from, to, expected] = row;
  const kept = new Map<string, string>();
  open(mapStorage({ kept })).add('u1', order('B1'));
  for (const [key, text] of kept) kept.set(key, text.replace(from, to));
  const [stored] = open(mapStorage({ kept })).ordersOf('u1');
  expect(stored?.payLink).toBe(expected);
});
