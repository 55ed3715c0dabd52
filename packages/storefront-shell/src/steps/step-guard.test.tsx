// @vitest-environment jsdom
import { createPageHistory } from '@shop/storefront-core/browser';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectionSlice } from '@shop/storefront-core/selection';
import { openHistoryWindow, testStepRoutes } from '@shop/storefront-core/testing';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Pages, ShopRouter } from '@shop/storefront/router';
import { ShopProvider } from '@shop/storefront/shop-provider';
import { advanceTime, renderInShop } from '@shop/storefront/testing';
import { type TestShopOptions, openTestShop, sky } from '@shop/storefront/testing';
import { StepGuard } from './step-guard';

const { steps } = testStepRoutes;
const choice = { value: 'v', display: 'V' };
const complete = { game: sky, server: choice, role: choice, productId: 'p' };

/** Opens the last of some paths. One that is above the page of the shop below leads back to that. */
async function openAt(
  last: string,
  options: TestShopOptions,
  below: readonly string[] = [],
  isAbovePage = false,
) {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const shop = openTestShop(options);
  const paths = [...below, last];
  const browser = openHistoryWindow(
    paths,
    paths.map((_, index) => ({
      shop: { index, popupDepth: 0, isAbovePage: isAbovePage && index > 0 },
    })),
  );
  const services = { ...shop.services, steps, pageHistory: createPageHistory(browser) };
  await renderInShop(
    { ...shop, services },
    <ShopRouter>
      <Pages
        pages={(['select-game', 'select-goods', 'recharge', 'result'] as const).map((step) => ({
          path: steps[step],
          element: (
            <StepGuard step={step} key={step}>
              <h1>{step}</h1>
            </StepGuard>
          ),
        }))}
        other={<h1>none</h1>}
      />
    </ShopRouter>,
  );
  await advanceTime(1_000);
  const arrive = async (playersStep?: number): Promise<void> => {
    act(() => {
      browser.arrive(playersStep);
    });
    await advanceTime();
  };
  return { ...shop, browser, arrive, pageHistory: services.pageHistory };
}

const title = (): string => screen.getByRole('heading').textContent;

it('shows the step if nothing that it needs is missing', async () => {
  await openAt('/recharge', { saved: complete, isSignedIn: true });
  expect(title()).toBe('recharge');
});

it.each([
  ['/recharge', { saved: { game: sky }, isSignedIn: true }, 'select-goods'],
  ['/recharge', {}, 'select-game'],
  ['/result', { saved: complete, isSignedIn: true }, 'select-goods'],
  ['/selectGoods', {}, 'select-game'],
] as const)('leads from %s with %j to %s', async (path, options, step) => {
  await openAt(path, options);
  expect(title()).toBe(step);
});

it('shows the step in a prerendered page, which has no choices', () => {
  const { services, store, parts } = openTestShop();
  const markup = renderToString(
    <ShopProvider shop={{ services: { ...services, steps }, store, parts }}>
      <ShopRouter>
        <StepGuard step="select-goods">select-goods</StepGuard>
      </ShopRouter>
    </ShopProvider>,
  );
  expect(markup).toBe('select-goods');
});

it('leads on once a choice is lost while the step is shown', async () => {
  const { store } = await openAt('/recharge', { saved: complete, isSignedIn: true });
  act(() => {
    store.dispatch(selectionSlice.actions.goodsCleared());
  });
  await advanceTime(1_000);
  expect(title()).toBe('select-goods');
});

it.each([
  ['stays open', [popupStack.actions.opened('recharge')], popupStack.actions.opened('languages')],
  ['is opened at that moment', [], popupStack.actions.opened('recharge')],
])(
  'closes the popup that is the page, so that it does not lead back: it %s',
  async (_, before, action) => {
    const { store } = await openAt('/recharge', { saved: complete, isSignedIn: true });
    act(() => {
      before.forEach((one) => store.dispatch(one));
    });
    act(() => {
      store.dispatch(action);
      store.dispatch(selectionSlice.actions.goodsCleared());
    });
    await advanceTime(1_000);
    expect(selectPopups(store.getState())).not.toContain('recharge');
    expect(title()).toBe('select-goods');
  },
);

it('shows the page to which it leads while another document loads, and takes no step', async () => {
  const { store, browser, pageHistory } = await openAt(
    '/recharge',
    { saved: complete, isSignedIn: true },
    ['/selectGoods'],
    true,
  );
  act(() => {
    pageHistory.load('/selectGame', 'assign');
    store.dispatch(selectionSlice.actions.goodsCleared());
  });
  await advanceTime(1_000);
  expect([browser.moves, title()]).toEqual([['/selectGame'], 'select-goods']);
});

it('leaves the result of a purchase open that has just been made', async () => {
  const { store } = await openAt('/recharge', { saved: complete, isSignedIn: true });
  act(() => {
    store.dispatch(popupStack.actions.opened('recharge'));
  });
  act(() => {
    store.dispatch(popupStack.actions.replaced('result'));
    store.dispatch(selectionSlice.actions.goodsCleared());
  });
  await advanceTime(1_000);
  expect(selectPopups(store.getState())).toContain('result');
});

describe('what a page without its choices leads to', () => {
  it.each([
    { below: ['/selectGame', '/selectGoods'], isAbove: true },
    { below: ['/selectGame'], isAbove: false },
  ])('is in the history once: %j', async ({ below, isAbove }) => {
    const options = { saved: { game: sky }, isSignedIn: true };
    const { arrive } = await openAt('/recharge', options, below, isAbove);
    await arrive();
    expect(title()).toBe('select-goods');
    await arrive(-1);
    expect(title()).toBe('select-game');
  });

  it('is reached through each page below that lacks something too', async () => {
    const { arrive } = await openAt('/recharge', {}, ['/selectGame', '/selectGoods'], true);
    await arrive();
    await arrive();
    expect(title()).toBe('select-game');
  });
});
