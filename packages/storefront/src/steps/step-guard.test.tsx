// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { popupStack, selectPopups } from '../popups';
import { selectionSlice } from '../selection';
import { ShopProvider } from '../shop';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { testStepRoutes } from '../testing/test-routes';
import { type TestShopOptions, openTestShop, sky } from '../testing/test-shop';
import { StepGuard } from './step-guard';

const { steps } = testStepRoutes;
const choice = { value: 'v', display: 'V' };
const complete = { game: sky, server: choice, role: choice, productId: 'p' };

type Entry = string | { readonly pathname: string; readonly state: object };

async function openAt(last: Entry, options: TestShopOptions, below: readonly Entry[] = []) {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const shop = openTestShop(options);
  const services = { ...shop.services, steps };
  await renderInShop(
    { ...shop, services },
    <MemoryRouter initialEntries={[...below, last]}>
      <Routes>
        {(['select-game', 'select-goods', 'recharge', 'result'] as const).map((step) => (
          <Route
            key={step}
            path={steps[step]}
            element={
              <StepGuard step={step}>
                <h1>{step}</h1>
              </StepGuard>
            }
          />
        ))}
      </Routes>
      <StepBack />
    </MemoryRouter>,
  );
  await advanceTime(1_000);
  return shop;
}

function StepBack(): ReactElement {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
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
  const { services, store } = openTestShop();
  const markup = renderToString(
    <ShopProvider shop={{ kind: 'open', services: { ...services, steps }, store }}>
      <MemoryRouter>
        <StepGuard step="select-goods">select-goods</StepGuard>
      </MemoryRouter>
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
  [
    'is closed at once',
    [popupStack.actions.opened('recharge')],
    popupStack.actions.replaced('login'),
  ],
  ['is opened at that moment', [], popupStack.actions.opened('recharge')],
])(
  'leaves the way from the page of a popup that %s to the host of the popups',
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
    expect(screen.queryByRole('heading')).toBeNull();
  },
);

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
  const above = (pathname: string): Entry => ({ pathname, state: { isAbovePage: true } });

  it.each([
    { page: above('/recharge'), below: ['/selectGame', '/selectGoods'], saved: { game: sky } },
    { page: '/recharge', below: ['/selectGame'], saved: { game: sky } },
  ])('is in the history once: %j', async ({ page, below, saved }) => {
    await openAt(page, { saved, isSignedIn: true }, below);
    expect(title()).toBe('select-goods');
    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    await advanceTime(1_000);
    expect(title()).toBe('select-game');
  });

  it('is reached through each page below that lacks something too', async () => {
    await openAt(above('/recharge'), {}, ['/selectGame', above('/selectGoods')]);
    expect(title()).toBe('select-game');
  });
});
