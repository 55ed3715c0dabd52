// @vitest-environment jsdom
import { readCardInfo } from '@shop/contract';
import { completePurchase, noCoupon } from '@shop/storefront-core/checkout';
import { popupStack } from '@shop/storefront-core/popups';
import { selectionSlice } from '@shop/storefront-core/selection';
import { saveUser } from '@shop/storefront-core/session';
import { content, deferredReply } from '@shop/storefront-core/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { advanceTime, renderHookInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { usePurchaseInputs } from './purchase-inputs';
import { useCardPayment } from './use-card-payment';
import { useCheckoutService } from './use-checkout-service';

// Loaded ahead, since fake time does not advance while code is loaded.
await Promise.all(
  [
    () => import('@shop/storefront-core/prepaid-card'),
    () => import('./card-calls'),
    () => import('./confirm-card'),
  ].map((load) => load()),
);

const card = { number: '5300010112345678', password: 'KX7Q2MSECRET' };
const goods = {
  ...{ product_id: 'card', name: 'Card', price: 0, currency: 'TWD' },
  ...{ type_key: 'card', type_name: 'Cards' },
};
const worth = { price: 33, currency: 'TWD', gems_number: 60, extra_gems_number: 0 };
const checking = '/api/pay/card_info';
const using = '/api/pay/card_pay';

interface Scene {
  readonly shop: TestShop;
  /** All states of the store. */
  readonly states: readonly string[];
  readonly press: (times?: number) => Promise<void>;
  readonly agree: () => Promise<void>;
  readonly cleared: () => readonly string[];
  readonly step: () => string;
}

async function scene(answer: Parameters<typeof openTestShop>[0] = {}): Promise<Scene> {
  const place = { value: 's1', display: 'S1' };
  const saved = { game: sky, server: place, role: place, productId: 'card' };
  const shop = openTestShop({
    saved,
    isSignedIn: true,
    answers: {
      '/api/pay/getThirdGift': () => content({ goods: [goods] }),
      [checking]: () => content(worth),
      [using]: () => content({ billing_no: 'B1', url: '', status: -1 }),
      ...answer.answers,
    },
  });
  shop.store.dispatch(popupStack.actions.opened('recharge'));
  const states: string[] = [];
  shop.store.subscribe(() => {
    states.push(JSON.stringify(shop.store.getState()));
  });
  const cleared: string[] = [];
  const typed = {
    card,
    setNumber: vi.fn(),
    setPassword: (password: string) => cleared.push(`password ${password}`),
    clear: () => cleared.push('all'),
  };
  const { result } = await renderHookInShop(
    shop,
    () => ({
      purchase: completePurchase(usePurchaseInputs(), noCoupon),
      checkout: useCheckoutService(),
      paying: useCardPayment(typed, {
        isOpen: true,
        productId: usePurchaseInputs().selection.productId ?? undefined,
        onCouponRefused: () => undefined,
      }),
    }),
    null,
  );
  return {
    shop,
    states,
    step: () => result.current.paying.step,
    cleared: () => [...cleared, result.current.paying.cardError ?? ''],
    press: async (times = 1) => {
      const { purchase, paying } = result.current;
      act(() => {
        for (let press = 0; purchase !== null && press < times; press += 1) paying.pay(purchase);
      });
      await advanceTime();
    },
    agree: async () => {
      act(() => result.current.checkout.confirmation.current()?.end(true));
      await advanceTime();
    },
  };
}

it('sends an exchanged card in two calls, and never puts it into the store', async () => {
  const { shop, states, press, agree, cleared } = await scene();
  await press();
  expect(shop.store.getState().popups).toEqual(['recharge', 'confirm-card']);
  await agree();
  expect(shop.store.getState().popups).toEqual(['result']);
  expect(cleared()).toEqual(['all', '']);

  const sent = [checking, using].flatMap((path) => shop.backEnd.sentTo(path));
  const packed = sent.map(({ card_info = '' }) => card_info);
  expect(packed.map(readCardInfo)).toEqual([card, card]);
  const secrets = [card.number, card.password, ...packed];
  expect(states.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(states.filter((one) => one.includes(secret))).toEqual([]);
});

it('is not busy while the player is asked to confirm, and checks no second time', async () => {
  const used = deferredReply();
  const { shop, press, agree, step } = await scene({ answers: { [using]: () => used.promise } });
  await press();
  expect(step()).toBe('confirming');
  await press();
  expect(shop.backEnd.sentTo(checking)).toHaveLength(1);
  await agree();
  expect(step()).toBe('using');
  used.resolve(content({ billing_no: 'B1', url: '', status: -1 }));
  await advanceTime();
  expect(step()).toBe('idle');
});

it('checks the card once for a double press', async () => {
  const { shop, press } = await scene();
  await press(2);
  expect(shop.backEnd.sentTo(checking)).toHaveLength(1);
});

it('sends no card when another tab has signed in with another account', async () => {
  const { shop, press } = await scene();
  const bob = { username: 'bob', suid: 'u2', oauth_token: 'other', gp_id: 'gp1' };
  saveUser(shop.services.storage, bob);
  await press();
  expect(shop.store.getState().popups).toEqual(['account-changed']);
  expect(shop.backEnd.sentTo(checking)).toEqual([]);
});

it('neither asks nor uses the card when the popup was closed meanwhile', async () => {
  const { shop, press, agree } = await scene();
  act(() => {
    shop.store.dispatch(popupStack.actions.allClosed());
  });
  await press();
  await agree();
  expect(shop.store.getState().popups).toEqual([]);
  expect(shop.backEnd.sentTo(using)).toEqual([]);
});

it('clears a wrong password, keeps the number and explains why', async () => {
  const refused = { code: -3080, msg: '', content: null };
  const { press, cleared } = await scene({ answers: { [checking]: () => refused } });
  await press();
  expect(cleared()).toEqual(['password ', expect.stringContaining('do not match')]);
});

it('keeps a card of another value and explains why', async () => {
  const refused = { code: -3081, msg: '', content: null };
  const { press, agree, cleared } = await scene({ answers: { [using]: () => refused } });
  await press();
  await agree();
  expect(cleared()).toEqual([expect.stringContaining('not exactly the price')]);
});

it('says of other goods nothing about the card that was refused for these', async () => {
  const refused = { code: -3081, msg: '', content: null };
  const { shop, press, agree, cleared } = await scene({ answers: { [using]: () => refused } });
  await press();
  await agree();
  act(() => {
    shop.store.dispatch(selectionSlice.actions.goodsChosen('other'));
  });
  expect(cleared()).toEqual(['']);
});
