// @vitest-environment jsdom
import { type PopupName, popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectionSlice } from '@shop/storefront-core/selection';
import { sessionSlice } from '@shop/storefront-core/session';
import { Sheet } from '@shop/ui/sheet';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { popupTable } from '../popup-table';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import { PopupHost } from './popup-host';
import { PopupPlaces, usePopupPlace } from './popup-places';
import { type PopupContainerProps, lazyPopup } from './use-fetched-popups';

/** A popup that consists of its title. */
function popup(title: string): (typeof popupTable)['recharge'] {
  const Popup = (props: PopupContainerProps): ReactElement => (
    <Sheet {...props} title={title}>
      content
    </Sheet>
  );
  return lazyPopup(() => Promise.resolve(Popup));
}

const popups = {
  ...popupTable,
  recharge: popup('payment'),
  result: popup('result'),
  roles: popup('roles'),
};

/** A page with a place for the payment, until it is left. */
function Goods(): ReactElement | null {
  const { setPlace } = usePopupPlace();
  const [isLeft, setLeft] = useState(false);
  const leave = (): void => {
    setLeft(true);
  };
  if (isLeft) return null;
  return (
    <>
      <main ref={setPlace} />
      <button onClick={leave}>leave</button>
    </>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens a popup on a window that is wide, or not. */
async function openShop(name: PopupName, isWide = true, replenishId: string | null = null) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  const place = { value: 's1', display: 'S1' };
  const saved = { game: sky, server: place, role: place, productId: 'p1' };
  const shop = openTestShop({ saved, isSignedIn: true });
  await renderInShop(
    { ...shop, services: { ...shop.services, replenishId } },
    <PopupPlaces>
      <Goods />
      <PopupHost popups={popups} />
    </PopupPlaces>,
  );
  const { dispatch } = shop.store;
  const change = async (...actions: readonly Parameters<typeof dispatch>[0][]): Promise<void> => {
    act(() => {
      actions.forEach((action) => dispatch(action));
    });
    await advanceTime(1_000);
  };
  await change(popupStack.actions.opened(name));
  return { change, stack: () => selectPopups(shop.store.getState()) };
}

const { opened, closed } = popupStack.actions;
const { goodsChosen, roleCleared } = selectionSlice.actions;

it('shows payment and result in the page where that is wide, and other popups above it', async () => {
  const { change } = await openShop('recharge');
  expect(screen.getByRole('main').textContent).toContain('payment');
  expect(screen.queryByRole('dialog')).toBeNull();
  await change(opened('roles'));
  expect(screen.getByRole('dialog', { name: 'roles' })).toBeTruthy();
  await change(popupStack.actions.replaced('result'));
  expect(screen.getByRole('main').textContent).toBe('resultcontent');
});

it('shows them as popups where it is not', async () => {
  const { stack, change } = await openShop('result', false);
  expect(screen.getByRole('dialog', { name: 'result' })).toBeTruthy();
  await change(goodsChosen('p2'));
  expect(stack()).toEqual(['result']);
});

it('keeps the payment with other goods, and ends the result', async () => {
  const { change, stack } = await openShop('recharge');
  await change(goodsChosen('p2'));
  expect(stack()).toEqual(['recharge']);
  await change(popupStack.actions.replaced('result'));
  expect(stack()).toEqual(['result']);
  await change(goodsChosen('p3'));
  expect(stack()).toEqual([]);
});

it('keeps the result of a payment for another player, whose goods become known later', async () => {
  const { change, stack } = await openShop('result', true, 'r1');
  await change(goodsChosen('p2'));
  expect(stack()).toEqual(['result']);
});

it('ends the payment that is for nobody, unless that is being chosen', async () => {
  const { change, stack } = await openShop('recharge');
  await change(opened('roles'), roleCleared());
  expect(stack()).toEqual(['recharge', 'roles']);
  await change(closed('roles'));
  expect(stack()).toEqual([]);
});

it('ends the payment of a player who has signed out', async () => {
  const { change, stack } = await openShop('recharge');
  await change(sessionSlice.actions.userChanged(null));
  expect(stack()).toEqual([]);
});

it.each(['recharge', 'result'] as const)('ends %s with its page', async (name) => {
  const { stack } = await openShop(name);
  fireEvent.click(screen.getByRole('button', { name: 'leave' }));
  await advanceTime(1_000);
  expect(stack()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
