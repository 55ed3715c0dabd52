// @vitest-environment jsdom
import { type BillingStatus, resultStatusOf } from '@shop/contract';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { resultSlice, selectResult } from '@shop/storefront-core/result';
import { type Responder, content } from '@shop/storefront-core/testing';
import { selectToasts } from '@shop/storefront-core/toasts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderLedgerOf } from '../orders';
import { OrdersNotice } from '../result';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import {
  PopupInStack,
  type RechargeOptions,
  buyButton,
  openRechargeScene,
  press,
  wallet,
} from './testing/recharge-scene';
import { CardFields } from './card-fields';
import { UnansweredNotice } from './unanswered-notice';
import { useContinuedCard } from './use-continued-card';

const payPath = '/api/pay/pingpongx_pay';
const infoPath = '/api/pay/getOrderInfo';
const url = 'http://cards.localhost:4000/pay-frame/pingpongx-card#1';
const created: Responder = ({ idempotency_key }, nth) =>
  content({ billing_no: 'B1', url, status: nth === 0 ? -1 : 10, idempotency_key });
const infoOf =
  (status: BillingStatus): Responder =>
  ({ billing_no }) =>
    content({
      ...{ billing_no, status: resultStatusOf(status) },
      url: status === 'pending' ? url : '',
    });
const card = { ...wallet, payway_id: '11702', channel_id: 'CARD', name: 'Card' };
const frames = () => document.querySelectorAll('iframe');

/** Opens the card fields of an order. */
async function openCard(options: RechargeOptions = {}): Promise<TestShop> {
  const shop = await openRechargeScene({
    channels: { US: [card, wallet] },
    ...options,
    answers: { [payPath]: created, [infoPath]: infoOf('pending'), ...options.answers },
  });
  await press(screen.getByRole('radio', { name: 'Card' }));
  await press(buyButton());
  expect(frames()).toHaveLength(1);
  return shop;
}

async function closeCard(): Promise<void> {
  await press(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  expect(frames()).toHaveLength(0);
}

const ledgerOf = ({ parts, services }: TestShop) => orderLedgerOf(parts, services);
const keysOf = ({ backEnd }: TestShop) =>
  backEnd.sentTo(payPath).map(({ idempotency_key }) => idempotency_key);
const statusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('an order whose card fields were closed', () => {
  it('is known as unpaid from the time its fields open, so that a reload does not lose it', async () => {
    const shop = await openCard();
    expect(ledgerOf(shop).ordersOf('u1')).toMatchObject([
      {
        ...{ billingNo: 'B1', status: 'placed', payLink: null, waitsForCard: true },
        summary: { goods: '300 gems', method: 'Card' },
        payment: { payway_id: '11702', pay_money: 4.99, currency: 'USD' },
      },
    ]);
  });

  it('is said to wait for its payment, and nothing to be unconfirmed', async () => {
    const shop = await openCard();
    await closeCard();
    act(() => {
      shop.store.dispatch(popupStack.actions.closed('recharge'));
    });
    await renderInShop(
      shop,
      <>
        <UnansweredNotice />
        <OrdersNotice />
      </>,
    );
    const texts = statusTexts().join(' ');
    expect(texts).toContain('Waiting for your payment 300 gems · $4.99');
    expect(texts).not.toContain('not confirmed');
  });

  it('is left by a step back as by the cross, and the popup below stays', async () => {
    const shop = await openCard();
    const popups = selectPopups(shop.store.getState());
    expect(popups.at(-1)).toBe('card-fields');
    act(() => {
      shop.store.dispatch(popupStack.actions.topClosed());
    });
    await advanceTime();
    expect(frames()).toHaveLength(0);
    expect(selectPopups(shop.store.getState())).toEqual(popups.slice(0, -1));
    expect(screen.getByText(/^The payment is not finished. Press “Buy”/)).toBeTruthy();
  });

  it('is shown at once if it is paid in another tab', async () => {
    const shop = await openCard({ answers: { [infoPath]: infoOf('success') } });
    await act(async () => {
      ledgerOf(shop).end('u1', 'B1', { status: 'success', isSeen: true });
      await advanceTime();
    });
    expect(frames()).toHaveLength(0);
    expect(selectPopups(shop.store.getState())).toEqual(['result']);
    expect(selectResult(shop.store.getState())).toMatchObject({ billingNo: 'B1' });
  });

  it('takes no card any more once another tab has replaced it, and says if the goods are paid', async () => {
    const shop = await openCard();
    const ledger = ledgerOf(shop);
    const [replaced] = ledger.ordersOf('u1');
    if (replaced === undefined) throw new Error('The order is missing.');
    await act(async () => {
      ledger.add('u1', { ...replaced, billingNo: 'B2', waitsForCard: false });
      ledger.replace('u1', 'B1', 'B2');
      ledger.end('u1', 'B2', { status: 'success', isSeen: true });
      await advanceTime();
    });
    expect(frames()).toHaveLength(0);
    expect(selectPopups(shop.store.getState())).toEqual(['recharge']);
    expect(screen.getByText('Payment complete')).toBeTruthy();
    expect(screen.queryByText(/^The payment is not finished/)).toBeNull();
  });

  it('is left by the cross, and nothing of it stays for a step back to close', async () => {
    const shop = await openCard();
    await closeCard();
    expect(selectPopups(shop.store.getState())).not.toContain('card-fields');
  });

  it('is continued by the button that buys, with its key', async () => {
    const shop = await openCard();
    await closeCard();
    expect(screen.getByText(/^The payment is not finished. Press “Buy”/)).toBeTruthy();
    await press(buyButton());
    expect(frames()).toHaveLength(1);
    const [first, second] = keysOf(shop);
    expect(second).toBe(first);
    expect(shop.backEnd.sentTo(payPath)[1]).not.toHaveProperty('replaces');
    expect(ledgerOf(shop).ordersOf('u1')).toHaveLength(1);
  });

  it('keeps its key for as long as it may be paid', async () => {
    const shop = await openCard();
    await closeCard();
    await advanceTime(29 * 60_000);
    await press(buyButton());
    expect(new Set(keysOf(shop)).size).toBe(1);
  });

  it('is bought anew with another key once it has ended', async () => {
    const shop = await openCard();
    await closeCard();
    ledgerOf(shop).end('u1', 'B1', { status: 'fail', isSeen: true });
    await advanceTime();
    await press(buyButton());
    expect(new Set(keysOf(shop)).size).toBe(2);
  });

  it('is still known when the answer to the next press is lost', async () => {
    const shop = await openCard({
      answers: { [payPath]: (sent, nth) => (nth === 0 ? created(sent, nth) : null) },
    });
    await closeCard();
    await press(buyButton());
    await advanceTime(60_000);
    expect(selectPopups(shop.store.getState())).toEqual(['recharge']);
    expect(screen.getByText(/^The payment is not finished/)).toBeTruthy();
    expect(new Set(keysOf(shop)).size).toBe(1);
  });

  it('is replaced by another way to pay', async () => {
    const shop = await openCard({
      answers: { '/api/pay/paypal_pay': () => content({ billing_no: 'B2', url: '', status: -1 }) },
    });
    await closeCard();
    await press(screen.getByRole('radio', { name: 'PayPal' }));
    await press(buyButton());
    expect(shop.backEnd.sentTo('/api/pay/paypal_pay')).toMatchObject([{ replaces: 'B1' }]);
  });
});

describe('the card fields of an order that is continued', () => {
  /** Asks for the fields; `info` answers when the order is read. */
  async function open(info: Responder): Promise<TestShop> {
    const shop = openTestShop({
      saved: { game: sky },
      isSignedIn: true,
      answers: { [infoPath]: info },
    });
    const order = {
      ...{ billingNo: 'B1', payLink: null, waitsForCard: true },
      summary: { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' },
    };
    ledgerOf(shop).add('u1', order);
    shop.store.dispatch(resultSlice.actions.orderMade({ ...order, isNew: false }));
    await renderInShop(
      shop,
      <>
        <ContinuedCard />
        <PopupInStack Container={CardFields} name="card-fields" />
      </>,
    );
    act(() => {
      shop.store.dispatch(resultSlice.actions.cardOpened());
    });
    await advanceTime();
    return shop;
  }

  function ContinuedCard(): null {
    useContinuedCard();
    return null;
  }

  const isContinued = ({ store }: TestShop) => selectResult(store.getState())?.isContinued;
  const toasts = ({ store }: TestShop) => selectToasts(store.getState()).map(({ text }) => text);

  it('open from what is read of the order, so that nothing is created', async () => {
    const shop = await open(infoOf('pending'));
    expect(frames()).toHaveLength(1);
    expect(frames()[0]?.src).toContain('http://cards.localhost:4000/pay-frame/pingpongx-card');
    expect(isContinued(shop)).toBe(true);
    expect(shop.backEnd.sentTo(payPath)).toEqual([]);
  });

  it('leave the order as it was when they are closed', async () => {
    const shop = await open(infoOf('pending'));
    await closeCard();
    expect(isContinued(shop)).toBe(false);
    expect(ledgerOf(shop).ordersOf('u1')).toMatchObject([{ waitsForCard: true }]);
  });

  it('leave an order that is being confirmed when the card was sent', async () => {
    const shop = await open(infoOf('pending'));
    const { origin } = new URL(url);
    fireEvent(
      window,
      new MessageEvent('message', {
        data: { type: 'shop-card', version: 1, event: 'done' },
        ...{ origin, source: frames()[0]?.contentWindow ?? null },
      }),
    );
    await advanceTime();
    expect(frames()).toHaveLength(0);
    expect(ledgerOf(shop).ordersOf('u1')).toMatchObject([{ waitsForCard: false }]);
    expect(isContinued(shop)).toBe(false);
  });

  it.each([
    ['an order that has been settled meanwhile', infoOf('fail'), []],
    [
      'an address of another host',
      () => content({ billing_no: 'B1', status: -1, url: 'http://cards.localhost.evil.example/1' }),
      [{ kind: 'key', key: 'error.badLink' }],
    ],
  ])('do not open for %s', async (_, info, said) => {
    const shop = await open(info);
    expect(frames()).toHaveLength(0);
    expect(isContinued(shop)).toBe(false);
    expect(toasts(shop)).toEqual(said);
  });
});
