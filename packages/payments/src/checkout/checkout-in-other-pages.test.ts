import type { OrderAnswer } from '@shop/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inGameCard } from '../in-game-card/in-game-card';
import type { OrderToWatch } from '../purchase/watch-order';
import { aStorage } from '../testing/a-checkout-browser';
import { aCheckoutPage, card, created, gems, payLink } from '../testing/a-checkout-page';

const myCard = { payway_id: '10301', channel_id: '' };
const hour = 60 * 60_000;

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return {
    promise,
    resolve: (value: Value) => {
      resolve(value);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('another page of the same browser', () => {
  it('shows an order until it has ended', async () => {
    const storage = aStorage();
    const open = (read?: OrderToWatch) => aCheckoutPage({ storage, ...(read && { read }) });
    await open().buy();
    const reloaded = open({ status: 'success' });
    expect(reloaded.checkout.current()).toMatchObject({
      status: 'placed',
      link: payLink,
      told: null,
      item: gems,
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(reloaded.status()).toBe('success');
    expect(open().status()).toBe('chosen');
  });

  it('sends a purchase without an answer again as it was', async () => {
    const storage = aStorage();
    const first = aCheckoutPage({ storage, answers: [] });
    await first.buy();
    const second = aCheckoutPage({ storage });
    const [reference] = first.keys();
    expect(second.checkout.current()).toEqual({
      status: 'unknown',
      told: null,
      item: gems,
      reference,
    });
    await second.checkout.askAgain();
    expect(second.calls).toEqual(first.calls);
    expect(second.checkout.current()).toMatchObject({ status: 'placed', item: gems });
  });

  it('asks about nothing if the form before a purchase was left with the page', () => {
    const storage = aStorage();
    const presenters = { 'in-game-card': async () => new Promise<never>(() => undefined) };
    const left = aCheckoutPage({ storage, presenters });
    void left.buy(myCard);
    expect(left.status()).toBe('sent');
    expect(aCheckoutPage({ storage }).status()).toBe('chosen');
  });

  it('keeps what another tab has sent when a form of the same purchase is left', async () => {
    const storage = aStorage();
    const form = deferred<'cancelled'>();
    const waiting = aCheckoutPage({
      storage,
      presenters: { 'in-game-card': async () => form.promise },
    });
    const leaving = waiting.buy(myCard);
    const presenters = { 'in-game-card': () => ({ show: null }) };
    await aCheckoutPage({ storage, presenters, answers: [] }).buy(myCard);
    form.resolve('cancelled');
    await leaving;
    expect(aCheckoutPage({ storage }).status()).toBe('unknown');
  });

  it('leads to the card of an order whose fields were left with the page', async () => {
    const storage = aStorage();
    const open = (show: () => Promise<'done'>, repeated: boolean) =>
      aCheckoutPage({
        storage,
        answers: [{ ...created, url: 'https://cards.example/1', repeated }],
        linkHosts: ['cards.example'],
        presenters: { 'hosted-card': () => ({ show }) },
      });
    const left = open(async () => new Promise<never>(() => undefined), false);
    void left.buy(card);
    await vi.advanceTimersByTimeAsync(0);
    const reloaded = open(async () => Promise.resolve('done'), true);
    const told = { kind: 'cancelled', billingNo: 'B1' };
    expect(reloaded.checkout.current()).toMatchObject({
      status: 'placed',
      link: null,
      item: gems,
      told,
    });
    await reloaded.buy(card);
    expect(reloaded.keys()).toEqual(left.keys());
    expect(reloaded.checkout.current()).toMatchObject({
      status: 'placed',
      told: { kind: 'pending' },
    });
  });

  it('shows on return that another tab has made the order', async () => {
    const storage = aStorage();
    const tab = aCheckoutPage({ storage });
    await aCheckoutPage({ storage }).buy();
    expect(tab.status()).toBe('chosen');
    tab.comeBack();
    expect(tab.status()).toBe('placed');
  });

  it('forgets an unknown outcome once another tab has its answer', async () => {
    const storage = aStorage();
    const tab = aCheckoutPage({ storage, answers: [] });
    await tab.buy();
    const refused = { kind: 'refused', code: -3070, msg: '', content: null } as const;
    await aCheckoutPage({
      storage,
      answers: [refused],
    }).checkout.askAgain();
    tab.comeBack();
    expect(tab.status()).toBe('chosen');
  });

  it('does not hide an unknown outcome because the player closes it', async () => {
    const { buy, checkout, status } = aCheckoutPage({ answers: [] });
    await buy();
    checkout.close();
    expect(status()).toBe('unknown');
  });

  it('shows a player only their own purchases', async () => {
    const storage = aStorage();
    const open = (player: string, answers: readonly OrderAnswer[] = [created]) =>
      aCheckoutPage({ storage, player, answers });
    await open('p1').buy();
    await open('p2', []).buy();
    expect(open('p3').status()).toBe('chosen');
    expect(open('p1').status()).toBe('placed');
    const second = open('p2');
    expect(second.status()).toBe('unknown');
    await open('p3').checkout.askAgain();
    expect(open('p2').status()).toBe('unknown');
  });

  it('forgets an order after a day', async () => {
    const storage = aStorage();
    await aCheckoutPage({ storage }).buy();
    vi.advanceTimersByTime(24 * hour);
    expect(aCheckoutPage({ storage }).status()).toBe('chosen');
  });

  it.each(['null', '7', '{}', '{"billingNo":1,"url":"","at":1}', '[', '{"billingNo":"B1"}'])(
    'ignores a damaged record: %s',
    (text) => {
      const storage = aStorage();
      storage.setItem('shop-checkout-order.p1', text);
      storage.setItem('shop-checkout.["p1"]', text);
      expect(aCheckoutPage({ storage }).status()).toBe('chosen');
    },
  );

  it.each<[object | number | null, object | null]>([
    [null, null],
    [7, null],
    [{}, null],
    [{ name: 7, price: 4.99, currency: 'USD' }, null],
    [{ name: '300 gems', price: '4.99', currency: 'USD' }, { name: '300 gems' }],
    [{ name: '300 gems', price: 4.99 }, { name: '300 gems' }],
  ])('shows an order whose item is damaged by what is left of it: %j', (item, left) => {
    const storage = aStorage();
    const kept = JSON.stringify({ billingNo: 'B1', url: payLink, at: 0, item });
    storage.setItem('shop-checkout-order.p1', kept);
    const { checkout } = aCheckoutPage({ storage });
    expect(checkout.current()).toMatchObject({ status: 'placed', told: null });
    expect(checkout.current()).toHaveProperty('item', left);
  });

  it('does not follow a stored link that leads elsewhere', () => {
    const storage = aStorage();
    const kept = { billingNo: 'B1', url: 'https://elsewhere.example/', at: 0 };
    storage.setItem('shop-checkout-order.p1', JSON.stringify(kept));
    const { checkout } = aCheckoutPage({ storage });
    expect(checkout.current()).toMatchObject({ status: 'placed', link: null });
  });
});

describe('the storage of the browser', () => {
  it.each([
    ['blocked', null],
    [
      'full and broken',
      new Proxy(aStorage(), {
        get: () => () => {
          throw new Error('QuotaExceededError');
        },
      }),
    ],
  ])('may be %s: the key holds as long as the page', async (_name, storage) => {
    const { buy, keys, status } = aCheckoutPage({ storage, answers: [{ kind: 'unknown' }] });
    await buy();
    await buy();
    expect(new Set(keys()).size).toBe(1);
    expect(status()).toBe('unknown');
  });

  it('never has a prepaid card', async () => {
    const storage = aStorage();
    const { buy } = aCheckoutPage({
      storage,
      answers: [],
      presenters: {
        'in-game-card': inGameCard(async () => ({ number: '4929', password: 'secret-7' })),
      },
    });
    await buy(myCard);
    expect(storage.text()).toContain('10301');
    expect(storage.text()).not.toMatch(/card_info|4929|secret-7/);
  });
});
