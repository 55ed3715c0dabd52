// @vitest-environment jsdom
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OpenPopup } from '../testing/open-popup';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { SwitchAccount } from './switch-account';

async function answer(button: string): Promise<TestShop> {
  const shop = openTestShop({ saved: { game: sky }, isSignedIn: true });
  shop.store.dispatch(popupStack.actions.opened('roles'));
  shop.store.dispatch(popupStack.actions.opened('switch-account'));
  await renderInShop(shop, <OpenPopup name="switch-account" Container={SwitchAccount} />);
  expect(screen.getByRole('heading').textContent).toBe('ann');
  fireEvent.click(screen.getByRole('button', { name: button }));
  await advanceTime();
  return shop;
}

it('leads to the login popup alone, and keeps the account until there is another (spec §5)', async () => {
  const { store } = await answer('Change');
  expect(selectPopups(store.getState())).toEqual(['login']);
  expect(store.getState().session.user?.username).toBe('ann');
});

it('returns to what was open before when it is cancelled', async () => {
  const { store } = await answer('Cancel');
  expect(selectPopups(store.getState())).toEqual(['roles']);
});
