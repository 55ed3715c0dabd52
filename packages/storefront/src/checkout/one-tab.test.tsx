// @vitest-environment jsdom
import { ResultStatus } from '@shop/contract';
import {
  createShopPurchases,
  describePurchase,
  intentId,
  intentOf,
} from '@shop/storefront-core/checkout';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectResult } from '@shop/storefront-core/result';
import { aBrowser, content, createTestTime, purchase } from '@shop/storefront-core/testing';
import { selectToasts } from '@shop/storefront-core/toasts';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import { buyButton, openRechargeScene, press } from './testing/recharge-scene';
import { UnansweredNotice, useResumedPurchase } from './unanswered-notice';
import { UnknownOutcome } from './unknown-outcome';

const payPath = '/api/pay/paypal_pay';
const url = 'http://pay.localhost:4000/pay/1';
/** The order of an earlier call with the same key. */
const repeated = () => content({ billing_no: 'B1', url, status: ResultStatus.repeat });

it('asks the browser of an app for no window, and leaves for the page to pay on', async () => {
  const open = vi.fn(() => null);
  const shop = await openRechargeScene({
    page: { browser: aBrowser(open, 'Android 14; wv)') },
    answers: { [payPath]: repeated },
  });
  await press(screen.getByRole('radio', { name: 'PayPal' }));
  await press(buyButton());
  expect(selectPopups(shop.store.getState())).toEqual(['result']);
  expect(selectToasts(shop.store.getState())).toEqual([]);
  expect(selectResult(shop.store.getState())).toMatchObject({ billingNo: 'B1', isLeaving: true });
  expect(open).not.toHaveBeenCalled();
});

function Resumed(): null {
  useResumedPurchase();
  return null;
}

it('warns of nothing after a press for which the browser has opened no window, and leads to the page to pay on', async () => {
  const shop = openTestShop({
    saved: { game: sky },
    isSignedIn: true,
    answers: {
      [payPath]: (_, nth) => (nth < 3 ? null : repeated()),
    },
  });
  const { services } = shop;
  const earlier = createTestTime(services.now, 'earlier');
  const purchases = createShopPurchases({ ...services, time: earlier });
  purchases.press(intentId(intentOf(purchase)), (key) => describePurchase(purchase, key, services));
  purchases.markWindowless(intentId(intentOf(purchase)));
  await renderInShop(
    shop,
    <>
      <Resumed />
      <UnansweredNotice />
    </>,
  );
  expect(selectPopups(shop.store.getState())).toEqual(['unknown-outcome']);
  const { unmount } = await renderInShop(
    shop,
    <UnknownOutcome open onOpenChange={() => undefined} />,
  );
  expect(screen.getByText('Waiting for your payment')).toBeTruthy();
  expect(screen.getByText(/^The payment page has not opened yet/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/not pay again|not confirm/);
  unmount();
  act(() => {
    shop.store.dispatch(popupStack.actions.allClosed());
  });
  expect(screen.getByRole('status').textContent).toContain('Waiting for your payment 300 gems');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(selectPopups(shop.store.getState())).toEqual(['unknown-outcome']);

  await renderInShop(shop, <UnknownOutcome open onOpenChange={() => undefined} />);
  await advanceTime(30_000);
  expect(selectPopups(shop.store.getState())).toEqual(['result']);
  const found = { billingNo: 'B1', payLink: url, isNew: true, isRepeated: false };
  expect(selectResult(shop.store.getState())).toMatchObject(found);
});
