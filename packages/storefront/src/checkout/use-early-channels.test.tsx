// @vitest-environment jsdom
import { selectionSlice } from '@shop/storefront-core/selection';
import { content } from '@shop/storefront-core/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShopOptions, openTestShop, sky } from '../testing/test-shop';
import { useEarlyChannels } from './use-early-channels';

const channelsPath = '/api/pay/getCountryList';
const place = {
  game: sky,
  server: { value: 's1', display: 'S1' },
  role: { value: 'r1', display: 'Ann' },
};

function Layer(): null {
  useEarlyChannels();
  return null;
}

/** Opens a page whose payment is there, with the choices of an earlier visit. */
async function open(options: TestShopOptions) {
  const shop = openTestShop({ ...options, answers: { [channelsPath]: () => content({}) } });
  await renderInShop(shop, <Layer />);
  await advanceTime();
  return shop;
}

it('asks for the channels where only buying is left to do, once', async () => {
  const { backEnd } = await open({ isSignedIn: true, saved: { ...place, productId: 'gems' } });
  expect(backEnd.sentTo(channelsPath)).toMatchObject([
    { client_id: sky.clientId, product_id: 'gems' },
  ]);
});

it.each<[string, TestShopOptions]>([
  ['goods are to be chosen', { isSignedIn: true, saved: place }],
  ['a role is to be chosen', { isSignedIn: true, saved: { game: sky, productId: 'gems' } }],
  ['the player is to sign in', { saved: { ...place, productId: 'gems' } }],
])('asks for none where %s', async (_, options) => {
  expect((await open(options)).backEnd.sentTo(channelsPath)).toEqual([]);
});

it('asks for none when the last choice is made later', async () => {
  const { backEnd, store } = await open({ isSignedIn: true, saved: place });
  act(() => {
    store.dispatch(selectionSlice.actions.goodsChosen('gems'));
  });
  await advanceTime();
  expect(backEnd.sentTo(channelsPath)).toEqual([]);
});
