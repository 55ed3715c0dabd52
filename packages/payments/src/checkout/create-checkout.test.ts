import type { OrderAnswer } from '@shop/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChannelId } from '../channels/channel-key';
import type { OrderToWatch } from '../purchase/watch-order';
import {
  aCheckoutPage,
  card,
  checkoutOrder,
  created,
  gems,
  payLink,
  payPage,
} from '../testing/a-checkout-page';
import { AWindow } from '../testing/a-window';
import type { CheckoutOrder } from './sent-details';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a press of "buy"', () => {
  it('opens the window before anything is shown', () => {
    const seen: string[] = [];
    const { checkout } = aCheckoutPage({
      openWindow: () => {
        seen.push('window');
        return new AWindow();
      },
    });
    checkout.subscribe(() => seen.push(checkout.current().status));
    void checkout.buy(payPage, checkoutOrder);
    expect(seen).toEqual(['window', 'sent']);
  });

  it('makes an order, and says where it is paid', async () => {
    const { buy, checkout } = aCheckoutPage();
    await buy();
    expect(checkout.current()).toMatchObject({
      ...{ status: 'placed', billingNo: 'B1', link: payLink, isOpen: true, order: null },
      told: { kind: 'redirect' },
    });
  });

  it('says whether an earlier one had no answer', async () => {
    const { buy, checkout } = aCheckoutPage({ answers: [] });
    const seen: unknown[] = [];
    checkout.subscribe(() => seen.push(checkout.current()));
    await buy();
    await buy();
    expect(seen).toEqual([
      { status: 'sent', isRepeated: false },
      expect.objectContaining({ status: 'unknown' }),
      { status: 'sent', isRepeated: true },
      expect.objectContaining({ status: 'unknown' }),
    ]);
  });

  it('does nothing while another is being sent', async () => {
    const { buy, calls } = aCheckoutPage();
    await Promise.all([buy(), buy(), buy(card)]);
    expect(calls).toHaveLength(1);
  });

  it('has the same key until there is an answer', async () => {
    const { buy, keys, status } = aCheckoutPage({
      answers: [{ kind: 'unknown' }, created, created],
    });
    await buy();
    expect(status()).toBe('unknown');
    await buy();
    expect(status()).toBe('placed');
    await buy();
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each<[string, ChannelId, Partial<CheckoutOrder>]>([
    ['another channel', card, {}],
    ['another method', { ...payPage, channel_id: 'x' }, {}],
    ['other goods', payPage, { product_id: 'p2' }],
    ['another character', payPage, { role_id: 'r2' }],
    ['another server', payPage, { server_id: 's2' }],
    ['another game', payPage, { client_id: 'c2' }],
    ['another area', payPage, { areaId: 'am' }],
    ['another region', payPage, { country: 'DE' }],
    ['a coupon', payPage, { coupon_code: 'C1', pay_id: '10201' }],
    ['another player’s replenishment', payPage, { replenish_id: 'R1' }],
  ])('for %s has a key of its own', async (_name, channel, changes) => {
    const { buy, keys } = aCheckoutPage({
      answers: [],
      presenters: { 'hosted-card': () => ({ show: null }) },
    });
    await buy();
    await buy(channel, { ...checkoutOrder, ...changes });
    expect(new Set(keys()).size).toBe(2);
  });

  it('with an empty id is refused with its name, and is not kept', async () => {
    const { buy, keys, checkout } = aCheckoutPage({ answers: [] });
    await buy(payPage, { ...checkoutOrder, role_id: '' });
    const told = { kind: 'refused', reason: 'empty-parameter', parameter: 'role_id' };
    expect(checkout.current()).toEqual({ status: 'refused', told, unpaid: null });
    expect(keys()).toEqual([]);
    await checkout.askAgain();
    expect(keys()).toEqual([]);
  });

  it('keeps the key though what does not distinguish a purchase is different', async () => {
    const { buy, keys } = aCheckoutPage({ answers: [] });
    await buy();
    await buy(payPage, { ...checkoutOrder, session_time: 2, session_id: 'v2', bcp47_lang: 'de' });
    expect(new Set(keys()).size).toBe(1);
  });

  it('discards a key after 15 minutes', async () => {
    const { buy, keys } = aCheckoutPage({ answers: [] });
    await buy();
    vi.advanceTimersByTime(15 * 60_000);
    await buy();
    expect(new Set(keys()).size).toBe(2);
  });

  it.each<[OrderAnswer | 'rejects', string]>([
    ['rejects', 'unknown'],
    [{ kind: 'refused', code: -5000, msg: '', content: null }, 'unknown'],
    [{ kind: 'refused', code: -3070, msg: 'No.', content: null }, 'refused'],
    [{ ...created, url: 'https://elsewhere.example/' }, 'refused'],
    [{ ...created, billing_no: '' }, 'refused'],
  ])('answered by %j is %s', async (answer, status) => {
    const createOrder = async () => (answer === 'rejects' ? Promise.reject(new Error()) : answer);
    const { buy, checkout } = aCheckoutPage({ createOrder });
    await buy();
    expect(checkout.current().status).toBe(status);
  });

  it('is chosen again when the player leaves the form before anything is sent', async () => {
    const { buy, checkout, calls } = aCheckoutPage({
      presenters: { 'hosted-card': () => 'cancelled' },
    });
    await buy(card);
    expect(checkout.current()).toEqual({
      status: 'chosen',
      told: { kind: 'cancelled', billingNo: null },
    });
    expect(calls).toEqual([]);
  });

  it('shows the fields of an order again whose card was not entered', async () => {
    const url = 'https://cards.example/1';
    const show = vi.fn(() => 'cancelled' as const);
    const { buy, keys, checkout } = aCheckoutPage({
      answers: [
        { ...created, url },
        { ...created, url, repeated: true },
      ],
      linkHosts: ['cards.example'],
      presenters: { 'hosted-card': () => ({ show }) },
    });
    await buy(card);
    expect(checkout.current()).toMatchObject({ status: 'placed', told: { kind: 'cancelled' } });
    await buy(card);
    expect(new Set(keys()).size).toBe(1);
    expect(show).toHaveBeenCalledTimes(2);
  });
});

it('makes another order with a key of its own once one has ended whose card was to be entered', async () => {
  const url = 'https://cards.example/1';
  const { buy, keys } = aCheckoutPage({
    answers: [
      { ...created, url },
      { ...created, url, billing_no: 'B2' },
    ],
    read: { status: 'success' },
    linkHosts: ['cards.example'],
    presenters: { 'hosted-card': () => ({ show: () => 'cancelled' }) },
  });
  await buy(card);
  await vi.advanceTimersByTimeAsync(0);
  await buy(card);
  expect(new Set(keys()).size).toBe(2);
});

const unpaid = { billing_no: 'B0', url: payLink, pay_end_time: 0 };

describe('an order that is still unpaid', () => {
  it('is named by the refusal, with its link', async () => {
    const refused = { kind: 'refused', code: -3060, msg: 'Unpaid.', content: unpaid } as const;
    const { buy, checkout } = aCheckoutPage({ answers: [refused] });
    await buy();
    expect(checkout.current()).toMatchObject({
      status: 'refused',
      unpaid: { billingNo: 'B0', link: payLink },
    });
  });

  it.each([null, {}, { billing_no: 7 }, { billing_no: '' }, 'B0', [unpaid]])(
    'is not made up from %j',
    async (content) => {
      const { buy, checkout } = aCheckoutPage({
        answers: [{ kind: 'refused', code: -3060, msg: '', content }],
      });
      await buy();
      expect(checkout.current()).toMatchObject({ status: 'refused', unpaid: null });
    },
  );

  it('has no link that leads elsewhere', async () => {
    const content = { ...unpaid, url: 'https://elsewhere.example/' };
    const { buy, checkout } = aCheckoutPage({
      answers: [{ kind: 'refused', code: -3060, msg: '', content }],
    });
    await buy();
    expect(checkout.current()).toMatchObject({ unpaid: { billingNo: 'B0', link: null } });
  });

  it('is watched, and shown once it is paid after all', async () => {
    const refused = { kind: 'refused', code: -3060, msg: 'Unpaid.', content: unpaid } as const;
    const order: { status: OrderToWatch['status'] } = { status: 'pending' };
    const { buy, checkout, status } = aCheckoutPage({
      answers: [{ ...created, billing_no: 'B0' }, refused],
      readOrder: async () => Promise.resolve({ ...order }),
    });
    await buy();
    await buy();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(status()).toBe('refused');
    order.status = 'success';
    await vi.advanceTimersByTimeAsync(4_000);
    expect(checkout.current()).toMatchObject({ status: 'success', billingNo: 'B0', item: gems });
  });

  it('has no link if its card is to be entered: that of a frame is of no use by itself', async () => {
    const url = 'https://cards.example/1';
    const content = { ...unpaid, billing_no: 'B1', url };
    const { buy, checkout } = aCheckoutPage({
      answers: [
        { ...created, url },
        { kind: 'refused', code: -3060, msg: '', content },
      ],
      linkHosts: ['cards.example', 'pay.example'],
      presenters: { 'hosted-card': () => ({ show: () => 'cancelled' }) },
    });
    await buy(card);
    await buy(payPage);
    expect(checkout.current()).toMatchObject({
      status: 'refused',
      unpaid: { billingNo: 'B1', link: null },
    });
  });

  it('is shown again when the refusal is closed', async () => {
    const refused = { kind: 'refused', code: -3060, msg: 'Unpaid.', content: unpaid } as const;
    const answers = [{ ...created, billing_no: 'B0' }, refused];
    const { buy, checkout } = aCheckoutPage({ answers });
    await buy();
    await buy();
    checkout.close();
    expect(checkout.current()).toMatchObject({ status: 'placed', billingNo: 'B0', item: gems });
  });

  it('can be followed', async () => {
    const { checkout, reads } = aCheckoutPage({ read: { status: 'success' } });
    checkout.follow({ billingNo: 'B0', url: payLink });
    await vi.advanceTimersByTimeAsync(0);
    expect(reads).toEqual(['B0 simple', 'B0 full']);
    expect(checkout.current()).toMatchObject({ status: 'success', billingNo: 'B0', link: null });
  });
});
