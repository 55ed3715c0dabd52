// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { popupStack, selectPopups } from '../popups';
import { forgetUser, saveUser, selectUser } from '../session';
import { renderHookInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { useAccountElsewhere } from './use-account-elsewhere';

const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };
const bob = { username: 'bob', suid: 'u2', oauth_token: 'other', gp_id: 'gp1' };

async function open(isSignedIn = true): Promise<TestShop> {
  const shop = openTestShop({ saved: { game: sky }, isSignedIn });
  await renderHookInShop(shop, useAccountElsewhere, undefined);
  return shop;
}

/** Applies a change of another tab and sends the event that reports it. */
function elsewhere(act_: () => void, event = new Event('storage')): void {
  act(() => {
    act_();
    fireEvent(window, event);
  });
}

function popups({ store }: TestShop): readonly string[] {
  return selectPopups(store.getState());
}

describe('an account changed in another tab', () => {
  it.each([
    ['signs in with another account', (shop: TestShop) => saveUser(shop.services.storage, bob)],
    ['signs out', (shop: TestShop) => forgetUser(shop.services.storage, 'gp1')],
  ])('stops this page when the other one %s', async (_name, change) => {
    const shop = await open();
    elsewhere(() => change(shop));
    expect(popups(shop)).toEqual(['account-changed']);
    expect(selectUser(shop.store.getState())).toEqual(ann);
  });

  it('is noticed when the player returns to the page', async () => {
    const shop = await open();
    elsewhere(() => saveUser(shop.services.storage, bob), new Event('focus'));
    expect(popups(shop)).toEqual(['account-changed']);
  });

  it('shows the popup again once another popup that replaced it is closed', async () => {
    const shop = await open();
    elsewhere(() => saveUser(shop.services.storage, bob));
    act(() => void shop.store.dispatch(popupStack.actions.replaced('result')));
    act(() => void shop.store.dispatch(popupStack.actions.allClosed()));
    expect(popups(shop)).toEqual(['account-changed']);
  });

  it('is accepted when it is the same account with a new token', async () => {
    const shop = await open();
    const renewed = { ...ann, oauth_token: 'renewed' };
    elsewhere(() => saveUser(shop.services.storage, renewed));
    expect(popups(shop)).toEqual([]);
    expect(selectUser(shop.store.getState())).toEqual(renewed);
  });

  it('signs a guest in', async () => {
    const shop = await open(false);
    elsewhere(() => saveUser(shop.services.storage, bob));
    expect(popups(shop)).toEqual([]);
    expect(selectUser(shop.store.getState())).toEqual(bob);
  });
});
