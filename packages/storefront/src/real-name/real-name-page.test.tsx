// @vitest-environment jsdom
import { hasUnverified, keepUnverified, takeChoices } from '@shop/storefront-core/real-name';
import { readSavedUser } from '@shop/storefront-core/session';
import { openTabStorage } from '@shop/storefront-core/storage';
import { type Reply, content } from '@shop/storefront-core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { AskForProof } from './ask-for-proof';
import { RealNameNotice } from './real-name-notice';
import { RealNamePage } from './real-name-page';

const path = '/api/system/realName';
const proof = 'https://id.example/real-name/1';
const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };

afterEach(() => {
  sessionStorage.clear();
});

/** Opens the page; `reply` is the answer of the moment. */
async function openPage(reply: () => Reply, isSignedIn = true): Promise<TestShop> {
  const shop = openTestShop({ saved: { game: sky }, isSignedIn, answers: { [path]: reply } });
  await renderInShop(shop, <RealNamePage home="/selectGoods" Link="a" />);
  return shop;
}

it('leads to the publisher’s page, and reads the state again when the player returns', async () => {
  let state = 'missing';
  await openPage(() => content({ state, url: state === 'missing' ? proof : '' }));
  expect(screen.getByRole('link').getAttribute('href')).toBe(proof);
  state = 'verified';
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await advanceTime();
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain(
    'You are verified',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/selectGoods');
});

it('has a guest sign in first, since the proof is of an account', async () => {
  const { backEnd, store } = await openPage(() => content({ state: 'missing', url: proof }), false);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(store.getState().popups).toEqual(['login']);
  expect(backEnd.sentTo(path)).toEqual([]);
});

const link = (url: string): Reply => content({ state: 'missing', url });

it.each([
  ['a refusal', { code: -9_999, msg: 'No', content: null }],
  ['a script as the link', link('javascript:alert(1)')],
  ['a script that names this machine', link('javascript://localhost/%0aalert(1)')],
  ['a link without encryption', link('http://id.example/real-name/1')],
  ['no link', link('')],
])('says that it failed after %s', async (_, reply) => {
  await openPage(() => reply);
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain(
    'Verification failed',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it.each([
  ['Verify now', ann, ['certifiedReal'], false],
  ['Cancel', null, [], true],
])('signs the player in again for the proof alone: %s', async (name, user, led, areKept) => {
  const tab = openTabStorage(window, () => 0);
  const went: string[] = [];
  const shop = openTestShop({ saved: { game: sky }, page: { goTo: (to) => went.push(to) } });
  keepUnverified(tab, ann);
  await renderInShop(shop, <AskForProof open onOpenChange={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(readSavedUser(shop.services.storage, 'gp1')).toEqual(user);
  expect(went).toEqual(led);
  expect(hasUnverified(tab)).toBe(false);
  // Who is signed in has their choices; who is not finds them with their next sign-in.
  expect(takeChoices(tab, ann)).toBe(areKept);
});

/** The notice of the page with the goods, in the state of the moment. */
async function openNotice(state: string, isSignedIn = true) {
  const went: string[] = [];
  const shop = openTestShop({
    ...{ saved: { game: sky }, isSignedIn, page: { goTo: (to) => went.push(to) } },
    answers: { [path]: () => content({ state, url: proof }) },
  });
  await renderInShop(shop, <RealNameNotice />);
  await advanceTime(1_000);
  return { asked: shop.backEnd.sentTo(path), went };
}

it('says at once after the sign-in that the proof is missing, and leads to it', async () => {
  const { went } = await openNotice('missing');
  expect(screen.getByRole('status').textContent).toMatch(/^\s*You are not verified yet/);
  fireEvent.click(screen.getByRole('button', { name: 'Verify now' }));
  expect(went).toEqual(['certifiedReal']);
});

it.each(['not-needed', 'verified'])(
  'says nothing before the purchase if it is %s',
  async (state) => {
    const { asked } = await openNotice(state);
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('');
  },
);

it('does not ask for a guest', async () => {
  const { asked } = await openNotice('missing', false);
  expect(asked).toEqual([]);
});
