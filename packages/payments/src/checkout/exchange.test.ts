import type { OrderAnswer } from '@shop/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RedeemCard } from '../cards/exchange-card';
import { inGameCard } from '../in-game-card/in-game-card';
import { aStorage } from '../testing/a-checkout-browser';
import { type CheckoutPageOptions, aCheckoutPage } from '../testing/a-checkout-page';
import type { CheckoutExchange } from './sent-details';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const role: CheckoutExchange = {
  ...{ client_id: 'c1', server_id: 's1', role_id: 'r1', areaId: 'am', platform: 'web' },
};
const item = { name: 'Card exchange' };
const card = { number: '5300010112345678', password: 'KX7Q2M' };
const created: OrderAnswer = { kind: 'created', billing_no: 'B1', url: '', repeated: false };
const unknown: OrderAnswer = { kind: 'unknown' };

/** Opens a page where cards are exchanged; each is answered by the next of `redeemed`, and those after them are lost. */
function aCardPage(redeemed: readonly OrderAnswer[], options: CheckoutPageOptions = {}) {
  const answers = [...redeemed];
  const redeemCard = vi.fn<RedeemCard>(() => Promise.resolve(answers.shift() ?? unknown));
  const takeCard = vi.fn(() => Promise.resolve<typeof card | null>(card));
  const presenters = { 'in-game-card': inGameCard(takeCard) };
  const page = aCheckoutPage({ redeemCard, presenters, ...options });
  return {
    ...page,
    ...{ redeemCard, takeCard },
    exchange: async (wish = role) => page.checkout.exchange(wish, item),
    cardKeys: () => redeemCard.mock.calls.map(([{ idempotency_key }]) => idempotency_key),
  };
}

describe('a checkout that exchanges a prepaid card', () => {
  it('makes an order for what it is worth, opens no window, and says when it is there', async () => {
    const openWindow = vi.fn(() => null);
    const { exchange, checkout, redeemCard } = aCardPage([created], {
      ...{ openWindow, read: { status: 'success' } },
    });
    await exchange();
    const { card_info, idempotency_key, ...params } = redeemCard.mock.calls[0]?.[0] ?? {};
    expect([typeof card_info, typeof idempotency_key]).toEqual(['string', 'string']);
    expect(params).toEqual(role);
    await vi.advanceTimersByTimeAsync(0);
    expect(checkout.current()).toMatchObject({ status: 'success', billingNo: 'B1', item });
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('uses a card whose answer was lost once more with the same key, and keeps no card', async () => {
    const storage = aStorage();
    const { exchange, status, cardKeys } = aCardPage([unknown], { storage });
    await exchange();
    await exchange();
    expect(status()).toBe('unknown');
    expect(new Set(cardKeys()).size).toBe(1);
    expect(storage.text()).not.toContain(card.number);
    expect(storage.text()).not.toContain('card_info');
  });

  it('asks for the card again in another page, and ends at the order of the first', async () => {
    const storage = aStorage();
    const first = aCardPage([unknown], { storage });
    await first.exchange();
    const { checkout, status, cardKeys, takeCard } = aCardPage([{ ...created, repeated: true }], {
      storage,
    });
    expect(checkout.current()).toMatchObject({ status: 'unknown', item });
    const seen: unknown[] = [];
    checkout.subscribe(() => seen.push(checkout.current()));
    await checkout.askAgain();
    expect(takeCard).toHaveBeenCalledOnce();
    expect(seen[0]).toEqual({ status: 'sent', isRepeated: true });
    expect(status()).toBe('placed');
    expect(cardKeys()).toEqual(first.cardKeys());
    expect(aCardPage([], { storage }).checkout.current()).toMatchObject({ status: 'placed', item });
  });

  it('stays unknown when another card is entered than before, and ends at its order with the first', async () => {
    const content = { parameter: 'idempotency_key' };
    const otherCard: OrderAnswer = { kind: 'refused', code: -4000, msg: 'No.', content };
    const { exchange, checkout, cardKeys, status } = aCardPage([
      unknown,
      otherCard,
      { ...created, repeated: true },
    ]);
    await exchange();
    await checkout.askAgain();
    expect(checkout.current()).toMatchObject({ status: 'unknown', item });
    await checkout.askAgain();
    expect(status()).toBe('placed');
    expect(new Set(cardKeys()).size).toBe(1);
  });

  it.each<[string, OrderAnswer]>([
    ['an order', created],
    ['a refusal', { kind: 'refused', code: -3080, msg: 'wrong card', content: null }],
  ])('has another key for the next card after %s', async (_, answer) => {
    const { exchange, cardKeys } = aCardPage([answer, created]);
    await exchange();
    await exchange();
    expect(new Set(cardKeys()).size).toBe(2);
  });

  it.each<Partial<CheckoutExchange>>([
    { role_id: 'r2' },
    { server_id: 's2' },
    { areaId: 'eu' },
    { client_id: 'c2' },
  ])('has another key for %j', async (changes) => {
    const { exchange, cardKeys } = aCardPage([]);
    await exchange();
    await exchange({ ...role, ...changes });
    expect(new Set(cardKeys()).size).toBe(2);
  });

  it('has another key than a purchase for the same character', async () => {
    const { exchange, buy, cardKeys, keys } = aCardPage([], { answers: [] });
    await exchange();
    await buy();
    expect(keys()).toHaveLength(1);
    expect(cardKeys()).not.toEqual(keys());
  });

  it('does nothing while another purchase is being sent', async () => {
    const { exchange, buy, redeemCard, calls } = aCardPage([created]);
    await Promise.all([exchange(), exchange(), buy()]);
    expect([redeemCard.mock.calls.length, calls.length]).toEqual([1, 0]);
  });

  it('keeps nothing when its form is left', async () => {
    const { exchange, checkout, takeCard, redeemCard } = aCardPage([created]);
    takeCard.mockResolvedValue(null);
    await exchange();
    const told = { kind: 'cancelled', billingNo: null };
    expect(checkout.current()).toEqual({ status: 'chosen', told });
    await checkout.askAgain();
    expect(redeemCard).not.toHaveBeenCalled();
  });

  it.each<[string, CheckoutPageOptions]>([
    ['without a form for cards', { presenters: {} }],
    ['that redeems none', { redeemCard: undefined }],
  ])('%s refuses it', async (_, options) => {
    const { exchange, checkout } = aCardPage([created], options);
    await exchange();
    expect(checkout.current()).toMatchObject({
      status: 'refused',
      told: { reason: 'channel-not-served' },
    });
  });
});
