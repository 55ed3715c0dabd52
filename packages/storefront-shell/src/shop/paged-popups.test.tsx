// @vitest-environment jsdom
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { pageHistories, testStepRoutes } from '@shop/storefront-core/testing';
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PagedPopupHost } from '../paged-popups';
import { lazyPopup } from '@shop/storefront/popups';
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

it('leads to the step of the games instead of opening their popup', async () => {
  const { dispatch, open } = await openPage();
  await dispatch(opened('games'));
  expect(location.pathname).toBe('/selectGame');
  expect(open()).toEqual([]);
});
