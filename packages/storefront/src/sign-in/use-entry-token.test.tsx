// @vitest-environment jsdom
import { selectPopups } from '@shop/storefront-core/popups';
import { readSavedSelection } from '@shop/storefront-core/selection';
import { readSavedUser } from '@shop/storefront-core/session';
import { createShopStorage } from '@shop/storefront-core/storage';
import { type Reply, content, mapStorage, recordEvents } from '@shop/storefront-core/testing';
import { selectToasts } from '@shop/storefront-core/toasts';
import { currentTrafficSource } from '@shop/storefront-core/visit';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { OpenPopup } from '../testing/open-popup';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { LinkedAccount } from './linked-account';
import { useEntryToken } from './use-entry-token';

const path = '/util/login/get_user_info';
const bob = { username: 'bob', suid: 'u2', oauth_token: 'linked', gp_id: 'gp1' };
const server = { value: 's1', display: 'S1' };

function Page(): ReactElement {
  useEntryToken();
  return <OpenPopup name="linked-account" Container={LinkedAccount} />;
}

interface Visit {
  readonly search?: string;
  readonly isSignedIn?: boolean;
  readonly reply?: Reply | null;
}

async function visit({
  search = '?oauth_token=linked',
  isSignedIn = false,
  reply = content(bob),
}: Visit): Promise<TestShop & { readonly went: readonly string[] }> {
  const went: string[] = [];
  const shop = openTestShop({
    search,
    isSignedIn,
    saved: { game: sky, server },
    storage: createShopStorage(mapStorage({ kept: new Map() }), () => 0),
    page: { reload: () => went.push('reload') },
    answers: reply === null ? {} : { [path]: () => reply },
  });
  await renderInShop(shop, <Page />);
  await advanceTime();
  return { ...shop, went };
}

const userIn = ({ store }: TestShop): unknown => store.getState().session.user;
const said = ({ store }: TestShop): readonly unknown[] =>
  selectToasts(store.getState()).map(({ text }) => text);

it('signs the player of the link in, once the back end has confirmed the token', async () => {
  const shop = await visit({});
  expect(shop.backEnd.sentTo(path)).toMatchObject([{ client_id: 'c1', oauth_token: 'linked' }]);
  expect(userIn(shop)).toEqual(bob);
  expect(readSavedUser(shop.services.storage, 'gp1')).toEqual(bob);
  expect(shop.went).toEqual([]);
});

it('sends the sign-in as an event, and keeps for the visit that the game has led to it (spec §4)', async () => {
  const { leave } = recordEvents();
  const { services } = await visit({});
  expect(leave()).toMatchObject([{ event: 'login', suid: 'u2', client_id: 'c1' }]);
  expect(currentTrafficSource(services, false)).toBe('game');
});

it('asks for nothing without a token', async () => {
  const shop = await visit({ search: '' });
  expect(shop.backEnd.sentTo(path)).toEqual([]);
});

it.each([
  ['is refused', { code: -600, msg: '', content: null }],
  ['belongs to another game product', content({ ...bob, gp_id: 'gp9' })],
])('says that the link could not sign in when the token %s', async (_, reply) => {
  const shop = await visit({ reply, isSignedIn: true });
  expect(said(shop)).toEqual([{ kind: 'key', key: 'link.signInFailed' }]);
  expect(userIn(shop)).toMatchObject({ username: 'ann' });
});

it('renews the token of the player who is signed in already', async () => {
  const shop = await visit({ isSignedIn: true, reply: content({ ...bob, suid: 'u1' }) });
  expect(userIn(shop)).toMatchObject({ suid: 'u1', oauth_token: 'linked' });
  expect(readSavedSelection(shop.services.storage, 'nova')).toMatchObject({ server });
  expect(shop.went).toEqual([]);
});

it('asks which account to use when another one is signed in, naming both', async () => {
  const shop = await visit({ isSignedIn: true });
  expect(selectPopups(shop.store.getState())).toEqual(['linked-account']);
  expect(screen.getByText('ann')).toBeTruthy();
  expect(screen.getByText('bob')).toBeTruthy();
  expect(userIn(shop)).toMatchObject({ username: 'ann' });
});

it('takes the account of the link, without anything of the other one, when the player says so', async () => {
  const shop = await visit({ isSignedIn: true });
  fireEvent.click(screen.getByRole('button', { name: 'Use the link’s' }));
  expect(readSavedUser(shop.services.storage, 'gp1')).toEqual(bob);
  expect(readSavedSelection(shop.services.storage, 'nova')).toMatchObject({ server: null });
  expect(shop.went).toEqual(['reload']);
});

it('keeps the account that is signed in when the player says so', async () => {
  const shop = await visit({ isSignedIn: true });
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await advanceTime();
  expect(readSavedUser(shop.services.storage, 'gp1')).toMatchObject({ username: 'ann' });
  expect(shop.store.getState()).toMatchObject({ session: { linkedUser: null }, popups: [] });
});

it('takes the account of the link without asking in the view of a game', async () => {
  const shop = await visit({ search: '?visit=sdk&oauth_token=linked', isSignedIn: true });
  expect(readSavedUser(shop.services.storage, 'gp1')).toEqual(bob);
  expect(shop.went).toEqual(['reload']);
});

it('signs the earlier player out in a game’s own view if the token of the link is refused', async () => {
  const reply = { code: -600, msg: '', content: null };
  const shop = await visit({
    search: '?visit=sdk&oauth_token=linked',
    isSignedIn: true,
    reply,
  });
  expect(userIn(shop)).toBeNull();
  expect(said(shop)).toEqual([]);
});
