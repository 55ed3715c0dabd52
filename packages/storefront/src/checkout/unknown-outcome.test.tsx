// @vitest-environment jsdom
import { resultStatusOf } from '@shop/contract';
import {
  createShopPurchases,
  describePurchase,
  intentId,
  intentOf,
} from '@shop/storefront-core/checkout';
import { selectPopups } from '@shop/storefront-core/popups';
import { selectResult } from '@shop/storefront-core/result';
import { type Responder, content, purchase, wallet } from '@shop/storefront-core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { UnknownOutcome } from './unknown-outcome';

const card = { ...wallet, payway_id: '11702', channel_id: 'CARD', name: 'Card' };

/** Opens the popup of Ann's purchase by card, whose answer was lost. */
async function open(pay: Responder): Promise<TestShop> {
  const shop = openTestShop({
    saved: { game: sky },
    isSignedIn: true,
    answers: { '/api/pay/pingpongx_pay': pay },
  });
  const { services } = shop;
  const purchases = createShopPurchases(services);
  const byCard = { ...purchase, channel: card };
  purchases.press(intentId(intentOf(byCard)), (key) => describePurchase(byCard, key, services));
  await renderInShop(shop, <UnknownOutcome open onOpenChange={() => undefined} />);
  return shop;
}

it('says what the purchase costs, and how it is paid', async () => {
  await open(() => null);
  expect(screen.getByText('$4.99')).toBeTruthy();
  expect(screen.getByText('Card')).toBeTruthy();
});

it('shows the order that it finds, whose card the player enters when they want to', async () => {
  const url = 'http://cards.localhost:4000/pay-frame/1';
  const shop = await open(() =>
    content({ billing_no: 'B1', url, status: resultStatusOf('pending') }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await advanceTime();
  expect(document.querySelector('iframe')).toBeNull();
  expect(selectPopups(shop.store.getState())).toEqual(['result']);
  expect(selectResult(shop.store.getState())).toMatchObject({
    ...{ billingNo: 'B1', waitsForCard: true, isNew: false },
  });
});
