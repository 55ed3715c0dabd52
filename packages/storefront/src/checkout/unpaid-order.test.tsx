// @vitest-environment jsdom
import { createOrderLedger } from '@shop/storefront-core/orders';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectResult } from '@shop/storefront-core/result';
import { type Responder, content } from '@shop/storefront-core/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderLedgerOf } from '../orders';
import { advanceTime } from '../testing/render-in-shop';
import type { TestShop } from '../testing/test-shop';
import { listedCoupon, openCouponScene } from './testing/coupon-scene';
import {
  type RechargeOptions,
  buyButton,
  openRechargeScene,
  press,
  unpaid,
} from './testing/recharge-scene';

const platformPath = '/api/pay/platform_pay';
const created: Responder = () =>
  content({ billing_no: 'B1', url: 'http://pay.localhost:4000/pay/1', status: -1 });
const refusedFor =
  (billing_no: string, url = ''): Responder =>
  () => ({ code: -3060, msg: '', content: { billing_no, url } });

const channels = {
  US: ['10201', '10801'].map((payway_id) => ({
    ...{ payway_id, channel_id: '', icon: 'i.svg', sub_payment: [] },
    name: payway_id === '10201' ? 'PayPal' : 'Platform',
  })),
};

function open(options: RechargeOptions & { readonly pay?: Responder } = {}): Promise<TestShop> {
  const { pay = created, answers = {}, ...others } = options;
  return openRechargeScene({
    ...{ channels, unpaid: [unpaid] },
    ...others,
    answers: { [platformPath]: pay, ...answers },
  });
}

const ledgerOf = ({ services }: TestShop) => createOrderLedger(services).ordersOf('u1');
const payThat = (): HTMLElement => screen.getByRole('button', { name: 'Pay that order' });
const choose = (name: string): Promise<void> => press(screen.getByRole('radio', { name }));

describe('while an order for the goods is unpaid', () => {
  it('the button leads to it until another way to pay is chosen', async () => {
    const shop = await open();
    expect(screen.getByText(/^You have an unpaid order for this item/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
    await choose('PayPal');
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
    await press(payThat());
    expect(selectPopups(shop.store.getState())).toEqual(['result']);
    expect(selectResult(shop.store.getState())).toMatchObject({ billingNo: 'B0', isNew: false });
  });

  it('another way to pay names the order that it replaces, which has then ended', async () => {
    const shop = await open();
    await advanceTime(1_000);
    await choose('Platform');
    expect(payThat()).toBeTruthy();
    await press(buyButton());
    expect(shop.backEnd.sentTo(platformPath)).toMatchObject([{ replaces: 'B0' }]);
    expect(selectResult(shop.store.getState())).toMatchObject({ billingNo: 'B1', isNew: true });
    expect(ledgerOf(shop)).toMatchObject([
      { billingNo: 'B1', status: 'placed', summary: { method: 'Platform' } },
      { billingNo: 'B0', status: 'replaced', isSeen: true },
    ]);
  });

  it('is shown itself if it cannot be replaced, since it may have been paid', async () => {
    const shop = await open({ pay: refusedFor('B0') });
    await choose('Platform');
    await press(buyButton());
    expect(selectPopups(shop.store.getState())).toEqual(['result']);
    expect(selectResult(shop.store.getState())).toMatchObject({
      ...{ billingNo: 'B0', summary: { method: 'PayPal' } },
    });
    expect(ledgerOf(shop)).toMatchObject([{ billingNo: 'B0', status: 'placed' }]);
  });

  it('nothing is said about an order for another role or other goods', async () => {
    const { choice = null } = unpaid;
    if (choice === null) throw new Error('The order has no choice.');
    const shop = await open({
      unpaid: [
        { ...unpaid, choice: { ...choice, roleId: 'r2' } },
        { ...unpaid, billingNo: 'B2', choice: { ...choice, productId: 'card' } },
        { ...unpaid, billingNo: 'B3', choice: undefined },
      ],
    });
    await choose('Platform');
    expect(screen.queryByText(/unpaid order/)).toBeNull();
    await press(buyButton());
    expect(shop.backEnd.sentTo(platformPath)[0]).not.toHaveProperty('replaces');
  });

  it('a press that another device had preceded is told, and may replace that order', async () => {
    const shop = await open({
      unpaid: [],
      pay: ({ replaces }, nth) =>
        replaces === 'B9'
          ? created({}, nth)
          : refusedFor('B9', 'http://pay.localhost:4000/pay/9')({}, nth),
    });
    await choose('Platform');
    await press(buyButton());
    expect(selectPopups(shop.store.getState())).toEqual(['recharge']);
    const [known] = ledgerOf(shop);
    expect(known).toMatchObject({ billingNo: 'B9', payLink: 'http://pay.localhost:4000/pay/9' });
    expect(known?.summary).not.toHaveProperty('method');
    expect(payThat()).toBeTruthy();
    await press(buyButton());
    expect(selectResult(shop.store.getState())).toMatchObject({ billingNo: 'B1' });
  });
});

describe('while a payment for the goods is being confirmed', () => {
  const sent = { ...unpaid, payLink: null };

  it.each(['nova', 'harbour'])(
    '%s says so, and shows it instead of buying again',
    async (brand) => {
      const shop = await open({ brand, unpaid: [sent] });
      await choose('PayPal');
      expect(screen.getByText(/^Your payment is being confirmed/)).toBeTruthy();
      expect(screen.queryByText(/unpaid order/)).toBeNull();
      expect(screen.queryByText('The payment page opens next')).toBeNull();
      expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
      await press(screen.getByRole('button', { name: 'Show' }));
      expect(selectPopups(shop.store.getState())).toEqual(['result']);
      expect(selectResult(shop.store.getState())).toMatchObject({ billingNo: 'B0' });
    },
  );

  it('another way to pay does not say that it cancels that payment', async () => {
    const shop = await open({ unpaid: [sent] });
    await choose('Platform');
    expect(screen.getByText(/^Your payment is being confirmed/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy();
    await press(buyButton());
    expect(shop.backEnd.sentTo(platformPath)).toMatchObject([{ replaces: 'B0' }]);
  });
});

describe('once an unpaid order of the goods is paid elsewhere, or after it had ended', () => {
  it.each(['placed', 'cancelled'] as const)(
    '(%s before) the popup says so, and shows it',
    async (before) => {
      const shop = await open();
      const ledger = orderLedgerOf(shop.parts, shop.services);
      await choose('Platform');
      if (before !== 'placed')
        act(() => {
          ledger.end('u1', 'B0', { status: before, isSeen: true });
        });
      act(() => {
        ledger.end('u1', 'B0', { status: 'success', isSeen: false });
      });
      await advanceTime();
      expect(screen.getByText('Payment complete')).toBeTruthy();
      await press(screen.getByRole('button', { name: 'Show' }));
      expect(selectResult(shop.store.getState())).toMatchObject({ billingNo: 'B0' });
    },
  );
});

it('once another tab has paid for the goods and shown it, the popup that was open here says so', async () => {
  const shop = await open({ unpaid: [] });
  const ledger = orderLedgerOf(shop.parts, shop.services);
  act(() => {
    ledger.add('u1', unpaid);
    ledger.end('u1', 'B0', { status: 'success', isSeen: true });
  });
  await advanceTime();
  expect(screen.getByText('Payment complete')).toBeTruthy();

  // Who opens it again knows.
  act(() => {
    shop.store.dispatch(popupStack.actions.closed('recharge'));
  });
  await advanceTime();
  act(() => {
    shop.store.dispatch(popupStack.actions.opened('recharge'));
  });
  await advanceTime();
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByText('Payment complete')).toBeNull();
});

describe('while an earlier purchase has no answer', () => {
  it('the popup repeats what the notice says, from when it opens', async () => {
    const shop = await open({ unpaid: [], pay: () => null });
    expect(screen.queryByText(/not confirmed yet/)).toBeNull();
    await choose('Platform');
    await press(buyButton());
    expect(screen.queryByText(/not confirmed yet/)).toBeNull();
    await advanceTime(60_000);
    act(() => {
      shop.store.dispatch(popupStack.actions.replaced('recharge'));
    });
    await advanceTime();
    expect(screen.getByText(/not confirmed yet. Please do not pay again/)).toBeTruthy();
    // It is asked for there, not paid again.
    await press(screen.getByRole('button', { name: 'Check now' }));
    expect(selectPopups(shop.store.getState())).toEqual(['recharge', 'unknown-outcome']);
  });

  it('the goods cannot be bought again for a minute where the back end knows no keys', async () => {
    const shop = await open({ brand: 'harbour', unpaid: [], pay: () => null });
    await choose('Platform');
    await press(buyButton());
    expect(selectPopups(shop.store.getState())).toEqual(['unknown-outcome']);
    act(() => {
      shop.store.dispatch(popupStack.actions.replaced('recharge'));
    });
    await advanceTime();
    expect(buyButton()).toHaveProperty('disabled', true);
    await advanceTime(60_000);
    expect(buyButton()).toHaveProperty('disabled', false);

    // Each question is another call.
    await press(screen.getByRole('button', { name: 'Check now' }));
    const unanswered = shop.parts.checkout?.latestUnanswered('u1') ?? null;
    if (unanswered !== null) await shop.parts.checkout?.ask(unanswered);
    act(() => {
      shop.store.dispatch(popupStack.actions.replaced('recharge'));
    });
    await advanceTime();
    expect(buyButton()).toHaveProperty('disabled', true);
  });

  it('an order for the goods by another way ends it: to ask for it would make another order', async () => {
    const shop = await open({
      unpaid: [],
      pay: () => null,
      answers: { '/api/pay/paypal_pay': created },
    });
    await choose('Platform');
    await press(buyButton());
    await advanceTime(60_000);
    act(() => {
      shop.store.dispatch(popupStack.actions.replaced('recharge'));
    });
    await choose('PayPal');
    await press(buyButton());
    expect(selectResult(shop.store.getState())).toMatchObject({ billingNo: 'B1' });
    act(() => {
      shop.store.dispatch(popupStack.actions.replaced('recharge'));
    });
    await advanceTime();
    expect(screen.queryByText(/not confirmed yet/)).toBeNull();
  });
});

describe('while an order is unpaid that the back end cannot replace', () => {
  it('the button leads to it whatever is chosen, and the player learns when it ends', async () => {
    const shop = await open({
      brand: 'harbour',
      answers: {
        '/api/pay/getOrderInfo': ({ billing_no }) =>
          content({ billing_no, status: -1, pay_end_time: 1_800_000_000 }),
      },
    });
    await choose('Platform');
    // In the one format of times (spec §9).
    expect(screen.getByText(/pay another way from 2027\/01\/1\d \d\d:\d\d UTC/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
    await press(payThat());
    expect(selectResult(shop.store.getState())).toMatchObject({ billingNo: 'B0' });
    expect(shop.backEnd.sentTo(platformPath)).toEqual([]);
  });
});

it('keeps coupon and price of the order that is replaced, though the coupon is locked', async () => {
  const { choice = null } = unpaid;
  if (choice === null) throw new Error('The order has no choice.');
  const shop = await openCouponScene({
    unpaid: [{ ...unpaid, choice: { ...choice, couponCode: 'ten' } }],
    coupons: ({ use_category: categories }) =>
      content({ coupons: categories === 'avail,lock' ? [listedCoupon('ten', 0.9, 'lock')] : [] }),
    channels: {
      US: channels.US.map((channel) => ({ ...channel, open_coupon: true })),
    },
    saved: { region: 'US', channelKey: '10801:' },
    answers: { [platformPath]: created },
  });
  expect(buyButton().textContent).toContain('$4.49');
  await press(buyButton());
  expect(shop.backEnd.sentTo(platformPath)).toMatchObject([
    { replaces: 'B0', coupon_code: 'ten', pay_id: '10801', expected_price: '4.49' },
  ]);
});
