// @vitest-environment jsdom
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { forgetUser, saveUser, selectUser } from '@shop/storefront-core/session';
import { createShopStorage } from '@shop/storefront-core/storage';
import { mapStorage } from '@shop/storefront-core/testing';
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it.each([
    ['another popup that replaced it is closed', popupStack.actions.replaced('result')],
    ['a step back has closed it', popupStack.actions.opened('account-changed')],
  ])('shows the popup again once %s', async (_, before) => {
    const shop = await open();
    elsewhere(() => saveUser(shop.services.storage, bob));
    act(() => void shop.store.dispatch(before));
    act(() => void shop.store.dispatch(popupStack.actions.topClosed()));
    expect(popups(shop)).toEqual(['account-changed']);
  });

  it.each(['', '{"v":1', '\0', '{"v":1,"exp":null,"d":{"suid":"u1","oauth_token":1}}'])(
    'counts as signed out when the other tab leaves %j in its place',
    async (text) => {
      const kept = new Map<string, string>();
      const shop = openTestShop({
        saved: { game: sky },
        isSignedIn: true,
        storage: createShopStorage(mapStorage({ kept }), () => 0),
      });
      await renderHookInShop(shop, useAccountElsewhere, undefined);
      elsewhere(() => kept.set('paymentUserinfo.gp1', text));
      expect(popups(shop)).toEqual(['account-changed']);
    },
  );

  it('is not assumed for what another tab writes under other keys, or none', async () => {
    const shop = await open();
    for (const key of [null, '', '__proto__', 'paymentUserinfo.gp2', 'paymentOrders.u1.B1'])
      elsewhere(
        () => undefined,
        new StorageEvent('storage', { key, newValue: '{"v":1', oldValue: '\ud800' }),
      );
    expect(popups(shop)).toEqual([]);
    expect(selectUser(shop.store.getState())).toEqual(ann);
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
