// @vitest-environment jsdom
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { pageHistories, testStepRoutes } from '@shop/storefront-core/testing';
import { Sheet, useHasSide } from '@shop/ui/sheet';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PagedPopupHost } from '../paged-popups';
import {
  type PopupContainerProps,
  PopupPlace,
  PopupPlaces,
  lazyPopup,
  usePopupPlace,
} from '@shop/storefront/popups';
import { ShopRouter } from '@shop/storefront/router';
import { advanceTime, renderInShop } from '@shop/storefront/testing';
import { openTestShop } from '@shop/storefront/testing';
import { popupTable } from '@shop/storefront/popup-table';

const { opened, replaced } = popupStack.actions;
const { steps } = testStepRoutes;
const loadHistory = pageHistories();
const empty = lazyPopup(() => Promise.resolve(() => null));
const popups = { ...popupTable, recharge: empty, result: empty, languages: empty };

beforeEach(() => {
  history.replaceState(null, '', '/selectGoods');
});

/** Opens a page; the function it resolves to dispatches an action. */
async function openPage() {
  const shop = openTestShop();
  const { services, store } = shop;
  await renderInShop(
    { ...shop, services: { ...services, steps, pageHistory: loadHistory() } },
    <ShopRouter>
      <PagedPopupHost popups={popups} steps={steps} search="?domain_area=sea" />
    </ShopRouter>,
  );
  const dispatch = async (action: Parameters<typeof store.dispatch>[0]): Promise<void> => {
    act(() => {
      store.dispatch(action);
    });
    // The popups load.
    await advanceTime();
  };
  return { dispatch, open: () => selectPopups(store.getState()) };
}

it('leads to the page of a popup, with what links carry', async () => {
  const { dispatch } = await openPage();
  await dispatch(opened('recharge'));
  expect(location.pathname + location.search).toBe('/recharge?domain_area=sea');
  await dispatch(opened('languages'));
  expect(location.pathname).toBe('/recharge');
});

it('puts the result in the place of the payment, and keeps where it came from (spec §2)', async () => {
  const { dispatch } = await openPage();
  await dispatch(opened('recharge'));
  const { length } = history;
  await dispatch(replaced('result'));
  expect(location.pathname).toBe('/result');
  expect(history.length).toBe(length);
  expect(history.state).toMatchObject({ shop: { origin: 'recharge', isAbovePage: true } });
});

it('marks no origin on a result that was opened by itself', async () => {
  const { dispatch } = await openPage();
  await dispatch(replaced('result'));
  expect(history.state).toMatchObject({ shop: { origin: null, isAbovePage: true } });
});

it('opens the popup of a page that the visit begins at, and leaves it for the goods', async () => {
  history.replaceState(null, '', '/recharge');
  const { dispatch, open } = await openPage();
  expect(open()).toEqual(['recharge']);
  await dispatch(popupStack.actions.closed('recharge'));
  expect(location.pathname).toBe('/selectGoods');
});

it('shows one page alone where an order is shown again in a visit that begins at the payment', async () => {
  history.replaceState(null, '', '/recharge');
  const { dispatch, open } = await openPage();
  await dispatch(opened('languages'));
  await dispatch(opened('result'));
  expect(location.pathname).toBe('/result');
  expect(open()).toEqual(['result', 'languages']);
});

it('leads to the step of the games instead of opening their popup', async () => {
  const { dispatch, open } = await openPage();
  await dispatch(opened('games'));
  expect(location.pathname).toBe('/selectGame');
  expect(open()).toEqual([]);
});

/** A payment with an order that has a place of its own. */
function Payment(props: PopupContainerProps): ReactElement {
  const side = useHasSide() && 'order';
  return (
    <Sheet {...props} footer="buy" side={side} title="payment">
      {side === false && 'order'} ways
    </Sheet>
  );
}

/** The page that pays, with a place beside it, and one that has none. */
function Pages({ hasSide }: { readonly hasSide: boolean }): ReactElement {
  const { setSide } = usePopupPlace();
  return (
    <>
      <main>
        <PopupPlace />
      </main>
      {hasSide && <aside ref={setSide} />}
    </>
  );
}

/** Opens the page that pays on a window that is wide, or not; returns what is in the page and beside it. */
async function openPayment(isWide: boolean, hasSide = true) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  history.replaceState(null, '', '/recharge');
  const shop = openTestShop();
  const payment = lazyPopup(() => Promise.resolve(Payment));
  await renderInShop(
    { ...shop, services: { ...shop.services, steps, pageHistory: loadHistory() } },
    <ShopRouter>
      <PopupPlaces>
        <Pages hasSide={hasSide} />
        <PagedPopupHost popups={{ ...popups, recharge: payment }} steps={steps} search="" />
      </PopupPlaces>
    </ShopRouter>,
  );
  await advanceTime();
  const textOf = (role: string) => screen.queryByRole(role)?.textContent ?? null;
  return { inPage: textOf('main'), beside: textOf('complementary') };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('has the order and the button beside the ways to pay on a wide window', async () => {
  expect(await openPayment(true)).toEqual({
    inPage: 'payment ways',
    beside: 'Your orderorderbuy',
  });
});

it.each([
  ['a narrow window', false, true, ''],
  ['a page without a place beside it', true, false, null],
])('has all of the payment in the page on %s', async (_, isWide, hasSide, beside) => {
  expect(await openPayment(isWide, hasSide)).toEqual({ inPage: 'paymentorder waysbuy', beside });
});
