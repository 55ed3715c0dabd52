// @vitest-environment jsdom
import { resultSlice } from '@shop/storefront-core/result';
import { selectionSlice } from '@shop/storefront-core/selection';
import { content } from '@shop/storefront-core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WhoSection } from '@shop/storefront/selection';
import { advanceTime, renderInShop } from '@shop/storefront/testing';
import { openTestShop, sky } from '@shop/storefront/testing';
import { ShopFooter } from './shop-footer';

const ownLinks = { privacy: 'https://sky.example/privacy', terms: 'https://sky.example/terms' };
const brandLinks = ['https://nova.example/privacy', 'https://nova.example/agreement'];
const game = { client_id: 'c1', gp_id: 'gp1', name: 'Sky' };
const other = { client_id: 'c2', gp_id: 'gp2', name: 'Sea' };

/** Opens the footer with a list of games. Returns the addresses of privacy policy and user agreement. */
async function openFooter(games: readonly object[]) {
  const shop = openTestShop({
    saved: {
      game: sky,
      server: { value: 's1', display: 'S1' },
      role: { value: 'r1', display: 'Ann' },
    },
    answers: { '/api/pay/getGameListV2': () => content({ games }) },
  });
  await renderInShop(shop, <ShopFooter />);
  // Once the page is idle, the code is imported outside of the fake time.
  await advanceTime(1_000);
  await import('./overlays');
  await advanceTime();
  const links = (): readonly (string | null)[] =>
    [/^Privacy policy/, /^User agreement/].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
  return { links, shop };
}

it('links to the privacy policy and the user agreement of the chosen game (spec §3)', async () => {
  const { links } = await openFooter([other, { ...game, ...ownLinks }]);
  expect(links()).toEqual([ownLinks.privacy, ownLinks.terms]);
});

it('links to those of the group that a sub-game belongs to', async () => {
  const group = { ...other, sub_game: { one: game }, ...ownLinks };
  const { links } = await openFooter([group]);
  expect(links()).toEqual([ownLinks.privacy, ownLinks.terms]);
});

it.each([
  ['has none', {}],
  ['has others than https addresses', { privacy: 'http://sky.example', terms: 'javascript:1' }],
])('links to those of the brand if the game %s', async (_, links) => {
  expect((await openFooter([{ ...game, ...links }])).links()).toEqual(brandLinks);
});

it('follows the choice of another game', async () => {
  const { links, shop } = await openFooter([{ ...game, ...ownLinks }, other]);
  const sea = { ...sky, clientId: 'c2', gameProductId: 'gp2', gameName: 'Sea' };
  shop.store.dispatch(selectionSlice.actions.gameChosen(sea));
  await advanceTime();
  expect(links()).toEqual(brandLinks);
});

it('leaves a list that was refused before it as it is', async () => {
  const path = '/api/pay/getGameListV2';
  const shop = openTestShop({
    saved: { game: sky },
    answers: { [path]: () => ({ code: -9_999, msg: 'Closed today.', content: null }) },
  });
  await renderInShop(
    shop,
    <>
      <WhoSection />
      <ShopFooter />
    </>,
  );
  await advanceTime(1_000);
  await import('./overlays');
  await advanceTime();
  screen.getByRole('link', { name: /^Customer service/ });
  expect(shop.backEnd.sentTo(path)).toHaveLength(1);
});

it('fills in role, server, host and the unfinished order for customer service', async () => {
  const { shop } = await openFooter([game]);
  const support = (): Record<string, string> => {
    const link = screen.getByRole('link', { name: /^Customer service/ });
    return Object.fromEntries(new URL(link.getAttribute('href') ?? '').searchParams);
  };
  const known = { role_id: 'r1', server_id: 's1', host: location.host };
  expect(support()).toMatchObject({ ...known, time: expect.any(String) });
  expect(support()).not.toHaveProperty('billing_no');
  const summary = { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' };
  shop.store.dispatch(
    resultSlice.actions.orderMade({ billingNo: 'B1', payLink: null, isNew: true, summary }),
  );
  await advanceTime();
  expect(support()).toMatchObject({ ...known, billing_no: 'B1' });
});
