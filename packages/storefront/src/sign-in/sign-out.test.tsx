// @vitest-environment jsdom
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { readSavedSelection } from '@shop/storefront-core/selection';
import { readSavedUser } from '@shop/storefront-core/session';
import { createShopStorage } from '@shop/storefront-core/storage';
import { mapStorage, recordEvents } from '@shop/storefront-core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import { SignOut } from './sign-out';

async function openSignOut() {
  const events: string[] = [];
  const server = { value: 's1', display: 'S1' };
  const shop = openTestShop({
    saved: { game: sky, server },
    isSignedIn: true,
    page: { reload: () => events.push('reload') },
  });
  await renderInShop(shop, <SignOut open onOpenChange={() => events.push('close')} />);
  return { shop, events };
}

it('forgets the player and the saved order, and reloads the page (spec §4)', async () => {
  const { shop, events } = await openSignOut();
  const { leave } = recordEvents();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await advanceTime();
  expect(leave()).toMatchObject([{ event: 'logout', suid: 'u1' }]);
  expect(readSavedUser(shop.services.storage, 'gp1')).toBeNull();
  expect(readSavedSelection(shop.services.storage, 'nova')).toMatchObject({
    game: sky,
    server: null,
  });
  expect(events).toEqual(['reload']);
});

it('changes nothing when it is cancelled', async () => {
  const { shop, events } = await openSignOut();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await advanceTime();
  expect(readSavedUser(shop.services.storage, 'gp1')).not.toBeNull();
  expect(events).toEqual(['close']);
});

it('opens the login popup instead for the super account, which stays signed in (spec §6)', async () => {
  const kept = new Map([['betaAccountKey', '{"v":1,"exp":null,"d":"on"}']]);
  const storage = createShopStorage(mapStorage({ kept }), () => 0);
  const events: string[] = [];
  const page = { reload: () => events.push('reload') };
  const shop = openTestShop({ saved: { game: sky }, isSignedIn: true, page, storage });
  shop.store.dispatch(popupStack.actions.opened('sign-out'));
  await renderInShop(shop, <SignOut open onOpenChange={() => events.push('close')} />);
  await advanceTime();
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  expect(selectPopups(shop.store.getState())).toEqual(['login']);
  expect(readSavedUser(storage, 'gp1')).toMatchObject({ username: 'ann' });
  expect([...kept.keys()]).toContain('betaUserInfo.gp1');
  expect(events).toEqual([]);
});
