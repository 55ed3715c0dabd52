// @vitest-environment jsdom
import { couponsApi } from '@shop/api-client/coupons';
import { Code } from '@shop/contract';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { type Responder, content, deferredReply } from '@shop/storefront-core/testing';
import { selectToasts } from '@shop/storefront-core/toasts';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCouponCheckout } from '../coupons';
import { advanceTime, renderHookInShop } from '../testing/render-in-shop';
import type { TestShop } from '../testing/test-shop';
import { giveBoxesSize, renderCouponPopups } from './testing/coupon-popups';
import {
  type CouponOptions,
  couponsPath,
  listedCoupon,
  openCouponScene,
  priceOfCoupon,
  pricePath,
} from './testing/coupon-scene';
import { buyButton, goods, isBuyDisabled, press, wallet } from './testing/recharge-scene';

// Loaded ahead, since fake time does not advance while code is loaded.
await Promise.all(
  [
    () => import('./prepaid-form'),
    () => import('@shop/storefront-core/prepaid-card'),
    () => import('./card-calls'),
    () => import('@shop/payments/in-game-card'),
  ].map((load) => load()),
);

const payPath = '/api/pay/paypal_pay';
const created: Responder = () =>
  content({ billing_no: 'B1', url: 'http://pay.localhost:4000/pay/1', status: -1 });

beforeEach(giveBoxesSize);

/** Opens the recharge popup, and the popups about coupons above it when they are pressed. */
async function open({
  pay = created,
  answers = {},
  ...options
}: CouponOptions & { readonly pay?: Responder } = {}): Promise<TestShop> {
  const shop = await openCouponScene({ ...options, answers: { [payPath]: pay, ...answers } });
  renderCouponPopups(shop);
  return shop;
}

const sentOrders = ({ backEnd }: TestShop) => backEnd.sentTo(payPath);
const popups = ({ store }: TestShop): readonly string[] => selectPopups(store.getState());
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

async function pick(name: RegExp): Promise<void> {
  await press(button(/^Coupon/));
  await press(button(name));
}

describe('the coupon of an order', () => {
  it('is the one with the lowest rate, with its price beside the original and its points', async () => {
    const shop = await open();
    expect(button(/10% off/)).toBeTruthy();
    expect(screen.getByText('You save $0.50')).toBeTruthy();
    expect(screen.getByText('$4.99').closest('s')).not.toBeNull();
    expect(screen.getByText('45')).toBeTruthy();
    await press(buyButton());
    expect(sentOrders(shop)).toMatchObject([
      { coupon_code: 'ten', pay_id: '10201', expected_price: '4.49' },
    ]);
  });

  it('is awaited while it is not known whether the game has coupons', async () => {
    const config = deferredReply();
    const shop = await open({ answers: { '/api/config/recharge': () => config.promise } });
    expect(isBuyDisabled()).toBe(true);
    expect(screen.queryByText('$4.99')).toBeNull();
    config.resolve(content({ is_open_coupon: true }));
    await advanceTime(1_000);
    await press(buyButton());
    expect(sentOrders(shop)).toMatchObject([{ coupon_code: 'ten', expected_price: '4.49' }]);
  });

  it('is the one the player picks, whose price is awaited before it can be bought', async () => {
    const later = deferredReply();
    const shop = await open({
      price: (sent, nth) =>
        sent['coupon_code'] === 'five' ? later.promise : priceOfCoupon(sent, nth),
    });
    await pick(/5% off/);
    expect(isBuyDisabled()).toBe(true);
    expect(screen.queryByText('$4.49')).toBeNull();
    later.resolve(content({ points: 48, discountPrice: 4.74 }));
    await advanceTime();
    await press(buyButton());
    expect(sentOrders(shop)).toMatchObject([{ coupon_code: 'five', expected_price: '4.74' }]);
  });

  it('is picked from lists that say what would be in them while they are empty', async () => {
    await open();
    await press(button(/^Coupon/));
    await press(screen.getByRole('tab', { name: /^Not usable/ }));
    expect(screen.getByText('No other coupons')).toBeTruthy();
    await press(button(/^History$/));
    expect(screen.getByText(/^Coupons that you have used/)).toBeTruthy();
  });

  it('is none after cancelling, which is confirmed before the full price is paid (spec §5)', async () => {
    const shop = await open();
    await pick(/^Cancel$/);
    await press(buyButton());
    expect(popups(shop)).toContain('coupon-consume');
    // The order that was stopped, and what it costs like this.
    const asked = screen.getByRole('dialog', { name: 'Use this coupon?' });
    expect(asked.textContent).toMatch(/300 gems\s+\$4\.99For Ann S1/);
    expect(sentOrders(shop)).toEqual([]);
    await press(button(/Continue without/));
    expect(sentOrders(shop)).toMatchObject([{ expected_price: '4.99' }]);
    expect(sentOrders(shop)[0]).not.toHaveProperty('coupon_code');
    expect(sentOrders(shop)[0]).not.toHaveProperty('pay_id');
  });

  it('is the offered one when the player thinks better of it', async () => {
    const shop = await open();
    await pick(/^Cancel$/);
    await press(buyButton());
    await press(button(/^Use coupon$/));
    expect(sentOrders(shop)).toEqual([]);
    await press(buyButton());
    expect(sentOrders(shop)).toMatchObject([{ coupon_code: 'ten', expected_price: '4.49' }]);
  });

  it('is none with a channel that takes none, without a question', async () => {
    const shop = await open({ answers: { '/api/pay/platform_pay': () => null } });
    await press(screen.getByRole('radio', { name: 'Platform' }));
    expect(screen.getByText('This payment method does not accept coupons')).toBeTruthy();
    expect(buyButton().textContent).toContain('$4.99');
    await press(buyButton());
    const [order] = shop.backEnd.sentTo('/api/pay/platform_pay');
    expect(order).toMatchObject({ expected_price: '4.99' });
    expect(order).not.toHaveProperty('coupon_code');
  });

  it('is none for goods that take none', async () => {
    const shop = await open({ goodsAnswer: () => content({ goods: [goods] }) });
    expect(screen.getByText('This item cannot be bought with a coupon')).toBeTruthy();
    await press(buyButton());
    expect(sentOrders(shop)).toMatchObject([{ expected_price: '4.99' }]);
  });

  it('is not asked for outside the VIP version', async () => {
    const { backEnd } = await open({ isVip: false });
    expect(screen.queryByText('Coupon')).toBeNull();
    expect([...backEnd.sentTo(couponsPath), ...backEnd.sentTo(pricePath)]).toEqual([]);
    expect(isBuyDisabled()).toBe(false);
  });

  it('has to be known before anything can be bought', async () => {
    const later = deferredReply();
    await open({ coupons: () => later.promise });
    expect(isBuyDisabled()).toBe(true);
    later.resolve(content({ coupons: [] }));
    await advanceTime();
    expect(isBuyDisabled()).toBe(false);
    expect(buyButton().textContent).toContain('$4.99');
  });
});

describe('coupons that fail', () => {
  it('an order refused for its coupon reads list and price again, and the next press is a new intent', async () => {
    let isUsed = false;
    const shop = await open({
      coupons: ({ use_category: categories }) => {
        const ten = isUsed || categories !== 'avail,lock' ? [] : [listedCoupon('ten', 0.9)];
        return content({ coupons: [...ten, listedCoupon('five', 0.95)] });
      },
      pay: ({ coupon_code: code }) => {
        if (code === 'five') return content({ billing_no: 'B1', url: '', status: -1 });
        isUsed = true;
        return { code: -3062, msg: 'No.', content: null };
      },
    });
    await press(buyButton());
    expect(screen.getByText(/^This coupon can no longer be used/)).toBeTruthy();
    expect(screen.queryByText('$4.49')).toBeNull();
    expect(isBuyDisabled()).toBe(true);

    await advanceTime(1_000);
    expect(buyButton().textContent).toContain('$4.74');
    await press(buyButton());
    const [first, second] = sentOrders(shop);
    expect(second).toMatchObject({ coupon_code: 'five', expected_price: '4.74' });
    expect(second?.['idempotency_key']).not.toBe(first?.['idempotency_key']);
  });

  it('an order of a prepaid card refused for its coupon waits for the list as well', async () => {
    const gameCard = { ...wallet, payway_id: '10301', name: 'Game card', open_coupon: true };
    const shop = await open({
      channels: { US: [gameCard] },
      saved: { region: 'US', channelKey: '10301:' },
      answers: {
        '/api/pay/payMyCardInGame': () => ({ code: Code.illegalCouponUse, msg: '', content: null }),
      },
    });
    for (const label of ['Card number', 'Card password'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: '5300010112345678' } });
    await press(buyButton());
    await press(screen.getByRole('button', { name: 'Buy' }));
    expect(shop.backEnd.sentTo('/api/pay/payMyCardInGame')).toHaveLength(1);
    expect(screen.getByText(/^This coupon can no longer be used/)).toBeTruthy();
    expect(isBuyDisabled()).toBe(true);
    await advanceTime(1_000);
    expect(isBuyDisabled()).toBe(false);
  });

  it('a press whose answer was lost is repeated with its coupon, which its order holds', async () => {
    let isHeld = false;
    const shop = await open({
      coupons: ({ use_category: categories }) =>
        content({
          coupons:
            categories === 'avail,lock'
              ? [listedCoupon('ten', 0.9, isHeld ? 'lock' : 'avail'), listedCoupon('five', 0.95)]
              : [],
        }),
      pay: () => {
        isHeld = true;
        return null;
      },
    });
    await press(buyButton());
    await advanceTime(60_000);
    act(() => {
      shop.store.dispatch(couponsApi.util.invalidateTags(['Coupons']));
      shop.store.dispatch(popupStack.actions.replaced('recharge'));
    });
    await advanceTime();
    expect(screen.getByText('You save $0.50')).toBeTruthy();
    await press(buyButton());
    await advanceTime(60_000);
    const sent = sentOrders(shop);
    const [first, last] = [sent[0], sent.at(-1)];
    expect(sent.length).toBeGreaterThan(3);
    expect(last).toMatchObject({ coupon_code: 'ten', expected_price: '4.49' });
    expect(last?.['idempotency_key']).toBe(first?.['idempotency_key']);
  });

  it('a price that cannot be read clears the coupon, and the full price can be paid', async () => {
    const shop = await open({
      price: () => ({ code: -5000, msg: '', content: null }),
    });
    expect(screen.getByText('Coupons cannot be used right now')).toBeTruthy();
    await press(buyButton());
    expect(sentOrders(shop)).toMatchObject([{ expected_price: '4.99' }]);
    expect(sentOrders(shop)[0]).not.toHaveProperty('coupon_code');
  });

  it('a list that cannot be read says so once, and reads it again when pressed', async () => {
    let isDown = true;
    const shop = await open({
      coupons: () => (isDown ? null : content({ coupons: [listedCoupon('ten', 0.9)] })),
    });
    await advanceTime(60_000);
    expect(screen.getByText('Coupons cannot be used right now')).toBeTruthy();
    expect(selectToasts(shop.store.getState())).toEqual([]);
    expect(isBuyDisabled()).toBe(false);
    isDown = false;
    await press(button(/Try again/));
    expect(buyButton().textContent).toContain('$4.49');
  });

  it('a price that fails once is asked for again with the list', async () => {
    let isDown = true;
    await open({
      price: (sent, nth) =>
        isDown ? { code: -5000, msg: '', content: null } : priceOfCoupon(sent, nth),
    });
    isDown = false;
    await press(button(/Try again/));
    expect(buyButton().textContent).toContain('$4.49');
  });
});

it('coupons are read again whenever the popup opens, and not while it is closed', async () => {
  const shop = await openCouponScene();
  const before = shop.backEnd.sentTo(couponsPath).length;
  expect(before).toBe(1);
  const { rerender } = await renderHookInShop(
    shop,
    ({ isOpen }) =>
      useCouponCheckout({ isOpen, goods: null, channel: null, channels: [], held: null }),
    { isOpen: false },
  );
  expect(shop.backEnd.sentTo(couponsPath)).toHaveLength(1);
  rerender({ isOpen: true });
  await advanceTime();
  expect(shop.backEnd.sentTo(couponsPath)).toHaveLength(2);
});
