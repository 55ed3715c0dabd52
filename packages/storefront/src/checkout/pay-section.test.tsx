// @vitest-environment jsdom
import { limitNotesSlice } from '@shop/storefront-core/goods';
import { selectPopups } from '@shop/storefront-core/popups';
import type { Selection } from '@shop/storefront-core/selection';
import { content, deferredReply } from '@shop/storefront-core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useGameList } from '../selection';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { PaySection } from './pay-section';

const gems = {
  ...{ product_id: 'gems', name: '300 gems', price: 4.99, currency: 'USD' },
  ...{ type_key: 'gems', type_name: 'Gems' },
};
const card = { ...gems, product_id: 'card', name: 'Card', type_key: 'card' };
/** The game as the back end lists it. */
const listed = { client_id: 'c1', gp_id: 'gp1', name: 'Sky', logo: '' };
const server = { value: 's1', display: 'S1' };
const role = { value: 'r1', display: 'Ann' };

async function openPaySection(
  saved: Partial<Selection>,
  isSignedIn = true,
): Promise<{ shop: TestShop; shownGoods: () => number }> {
  let shownGoods = 0;
  const shop = openTestShop({
    saved,
    isSignedIn,
    answers: {
      '/api/pay/getGameListV2': () => content({ games: saved.game === undefined ? [] : [listed] }),
      '/api/pay/getThirdGift': () => content({ goods: [gems, card] }),
    },
  });
  const onGoodsMissing = (): void => {
    shownGoods += 1;
  };
  function Page() {
    useGameList();
    return <PaySection onGoodsMissing={onGoodsMissing} />;
  }
  await renderInShop(shop, <Page />);
  return { shop, shownGoods: () => shownGoods };
}

it.each<[button: string, popup: string, saved: Partial<Selection>, isSignedIn: boolean]>([
  ['Choose a game', 'games', {}, false],
  ['Sign in', 'login', { game: sky }, false],
  ['Choose a server', 'servers', { game: sky }, true],
  ['Choose a role', 'roles', { game: sky, server }, true],
  ['Buy', 'recharge', { game: sky, server, role, productId: 'gems' }, true],
])('shows "%s" and opens %s', async (button, popup, saved, isSignedIn) => {
  const { shop } = await openPaySection(saved, isSignedIn);
  fireEvent.click(screen.getByRole('button', { name: button }));
  await advanceTime();
  expect(selectPopups(shop.store.getState())).toEqual([popup]);
});

it('leads to the step after the game while the games are loading', async () => {
  const games = deferredReply();
  const shop = openTestShop({ answers: { '/api/pay/getGameListV2': () => games.promise } });
  function Page() {
    useGameList();
    return <PaySection onGoodsMissing={() => undefined} />;
  }
  await renderInShop(shop, <Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await advanceTime();
  expect(selectPopups(shop.store.getState())).toEqual(['login']);

  games.resolve(content({ games: [] }));
  await advanceTime();
  expect(screen.getByRole('button', { name: 'Choose a game' })).toBeTruthy();
});

it('leads to the goods when only these are missing', async () => {
  const { shop, shownGoods } = await openPaySection({ game: sky, server, role });
  fireEvent.click(screen.getByRole('button', { name: 'Choose an item' }));
  expect(shownGoods()).toBe(1);
  expect(selectPopups(shop.store.getState())).toEqual([]);
});

it('shows the price of the chosen goods', async () => {
  await openPaySection({ game: sky, server, role, productId: 'gems' });
  expect(screen.getByText('300 gems')).toBeTruthy();
  expect(screen.getByText('$4.99')).toBeTruthy();
});

it('shows no price for goods that a prepaid card is exchanged for (spec §2)', async () => {
  await openPaySection({ game: sky, server, role, productId: 'card' });
  expect(screen.getByRole('button', { name: 'Exchange' })).toBeTruthy();
  expect(screen.queryByText('$4.99')).toBeNull();
});

it('says why limited goods cannot be bought now, and opens nothing', async () => {
  const { shop } = await openPaySection({ game: sky, server, role, productId: 'gems' });
  const reached = { note: null, disabledReason: 'Again in 1 day' };
  act(() => {
    shop.store.dispatch(limitNotesSlice.actions.limitsRead({ gems: reached }));
  });
  await advanceTime();
  fireEvent.click(screen.getByRole('button', { name: 'Again in 1 day' }));
  await advanceTime();
  expect(selectPopups(shop.store.getState())).toEqual([]);
});
