// @vitest-environment jsdom
import { resultStatusOf } from '@shop/contract';
import { selectResult } from '@shop/storefront-core/result';
import { aBrowser, content, deferredReply, recordEvents } from '@shop/storefront-core/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ShopProvider } from '../shop-provider';
import { advanceTime } from '../testing/render-in-shop';
import { SubChannels } from './sub-channels';
import { openCouponScene, priceOfCoupon } from './testing/coupon-scene';
import {
  type RechargeOptions,
  buyButton,
  openRechargeScene,
  press,
} from './testing/recharge-scene';

// Loaded ahead, since fake time does not advance while code is loaded.
await Promise.all(
  [
    () => import('./prepaid-form'),
    () => import('@shop/storefront-core/prepaid-card'),
    () => import('./card-calls'),
    () => import('./confirm-card'),
  ].map((load) => load()),
);

const created = (): ReturnType<typeof content> =>
  content({
    billing_no: 'B1',
    url: 'http://pay.localhost:4000/pay/1',
    status: resultStatusOf('pending'),
  });

const payWindow = { opener: null, location: { replace: () => undefined }, close: () => undefined };

let leave: ReturnType<typeof recordEvents>['leave'];

beforeEach(() => {
  ({ leave } = recordEvents());
});

function openRecharge(options: RechargeOptions = {}) {
  const pay = { '/api/pay/paypal_pay': created };
  return openRechargeScene({
    page: { browser: aBrowser(() => payWindow) },
    answers: pay,
    ...options,
  });
}

const amounts = { money: 4.99, pay_money: 4.99, currency: 'USD' };
const choices = { product_id: 'gems', suid: 'u1', client_id: 'c1', server_id: 's1', role_id: 'r1' };
const payPal = { ...choices, payway_id: '10201', channel_id: '', area_code: 'US', ...amounts };

it('sends the channel, the press and the opened link with channel, region, amounts and order number', async () => {
  await openRecharge();
  await press(screen.getByRole('radio', { name: 'PayPal' }));
  await press(buyButton());
  const events = leave();
  expect(events).toMatchObject([
    { event: 'selectPayway', id: 'WEBPAY-201-010', ...payPal },
    { event: 'clickPay', id: 'WEBPAY-201-011', ...payPal },
    { event: 'openPayLink', id: 'WEBPAY-201-012', ...payPal, billing_no: 'B1' },
  ]);
  expect(new Set(events.map(({ session_id: id }) => id)).size).toBe(1);
});

it('sends no opened link when the browser blocks the window, and keeps the fields for the link', async () => {
  const { store } = await openRecharge({ page: { browser: aBrowser(() => null) } });
  await press(screen.getByRole('radio', { name: 'PayPal' }));
  await press(buyButton());
  expect(leave().map(({ event }) => event)).toEqual(['selectPayway', 'clickPay']);
  const { product_id, payway_id, area_code } = payPal;
  const payment = { product_id, payway_id, area_code, ...amounts };
  expect(selectResult(store.getState())).toMatchObject({ billingNo: 'B1', payment });
});

it('sends the price with the coupon, once it is known', async () => {
  const later = deferredReply();
  await openCouponScene({
    saved: { region: 'US', channelKey: '10801:' },
    price: (sent, nth) =>
      sent['coupon_code'] === 'ten' ? later.promise : priceOfCoupon(sent, nth),
  });
  await press(screen.getByRole('radio', { name: 'PayPal' }));
  expect(leave()).toEqual([]);
  later.resolve(content({ points: 45, discountPrice: 4.49 }));
  await advanceTime();
  expect(leave()).toMatchObject([{ event: 'selectPayway', ...payPal, pay_money: 4.49 }]);
});

it('sends a channel with methods once its method is chosen', async () => {
  const shop = await openRecharge();
  await press(screen.getByRole('button', { name: /^Wallets/ }));
  expect(leave()).toEqual([]);
  render(
    <ShopProvider shop={{ ...shop }}>
      <SubChannels open onOpenChange={() => undefined} />
    </ShopProvider>,
  );
  await advanceTime();
  await press(screen.getByText('GrabPay'));
  const wallets = { ...payPal, payway_id: '11501', channel_id: 'GRABPAY' };
  expect(leave()).toMatchObject([{ event: 'selectPayway', ...wallets }]);
});

it('sends no channel and no price for goods that a prepaid card is exchanged for', async () => {
  await openRecharge({ productId: 'card' });
  await advanceTime();
  fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '1234567890' } });
  fireEvent.change(screen.getByLabelText('Card password'), { target: { value: 'PIN-9876' } });
  await press(buyButton());
  const [pressed, ...others] = leave();
  expect(others).toEqual([]);
  expect(pressed).toMatchObject({ event: 'clickPay', product_id: 'card' });
  expect(pressed).not.toHaveProperty('money');
  expect(JSON.stringify(pressed)).not.toMatch(/1234567890|PIN-9876/);
});
