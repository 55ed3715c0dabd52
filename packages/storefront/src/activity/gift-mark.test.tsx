// @vitest-environment jsdom
import { accountApi } from '@shop/api-client/account';
import { popupStack } from '@shop/storefront-core/popups';
import { type Reply, content } from '@shop/storefront-core/testing';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { GiftLine, GiftMark } from './gift-mark';

const path = '/api/cumulative/status';
const configPath = '/api/config/recharge';
const withActivity = content({ cumulative_config: { is_has_cumulative: true } });
const role = { value: 'r1', display: 'Ann' };
const saved = { game: sky, server: { value: 's1', display: 'S1' }, role };

interface Scene {
  readonly claimable: () => number;
  readonly isCurrent?: boolean;
  readonly isSignedIn?: boolean;
  readonly config?: Reply;
}

/** The mark of the tab, and the line in the page. */
function Gift({ isCurrent }: { readonly isCurrent: boolean }): ReactElement {
  return (
    <>
      <GiftMark isCurrent={isCurrent} />
      <GiftLine href="/activity" Link="a" />
    </>
  );
}

async function open({
  claimable,
  isCurrent = false,
  isSignedIn = true,
  config = withActivity,
}: Scene): Promise<TestShop> {
  const shop = openTestShop({
    ...{ saved, isSignedIn },
    answers: { [path]: () => content({ claimable: claimable() }), [configPath]: () => config },
  });
  await renderInShop(shop, <Gift isCurrent={isCurrent} />);
  // Until the page is idle.
  await advanceTime(1_000);
  return shop;
}

const line = () => screen.queryByRole('link', { name: 'Gift: a reward is waiting for you' });
const isMoving = () => document.querySelector('[data-moving=true]') !== null;

it('marks the tab and says so in the page while the role can claim something, over nothing', async () => {
  const shop = await open({ claimable: () => 2 });
  expect(screen.getByText('(Claimable)')).toBeTruthy();
  expect(line()?.getAttribute('href')).toBe('/activity');
  expect(shop.store.getState().toasts).toEqual([]);
  expect(shop.backEnd.sentTo(path)).toMatchObject([{ role_id: 'r1', server_id: 's1' }]);
});

it('does not move behind a popup, but once it is closed', async () => {
  const shop = openTestShop({
    ...{ saved, isSignedIn: true },
    answers: { [path]: () => content({ claimable: 1 }), [configPath]: () => withActivity },
  });
  shop.store.dispatch(popupStack.actions.opened('result'));
  await renderInShop(shop, <GiftMark isCurrent={false} />);
  await advanceTime(1_000);
  expect(isMoving()).toBe(false);
  act(() => {
    shop.store.dispatch(popupStack.actions.allClosed());
  });
  await advanceTime();
  expect(isMoving()).toBe(true);
});

it('moves for five seconds (spec §9, header animation reset)', async () => {
  await open({ claimable: () => 1 });
  expect(isMoving()).toBe(true);
  await advanceTime(3_000);
  expect(isMoving()).toBe(true);
  await advanceTime(2_000);
  expect(isMoving()).toBe(false);
  expect(screen.getByText('(Claimable)')).toBeTruthy();
});

it('has neither mark nor line if there is nothing to claim', async () => {
  let claimable = 0;
  const shop = await open({ claimable: () => claimable });
  expect(screen.queryByText('(Claimable)')).toBeNull();
  expect(line()).toBeNull();
  claimable = 1;
  act(() => {
    shop.store.dispatch(accountApi.util.invalidateTags(['Activities']));
  });
  await advanceTime();
  expect(screen.getByText('(Claimable)')).toBeTruthy();
  expect(line()).toBeTruthy();
});

it('does not move on the page of the activities', async () => {
  await open({ claimable: () => 1, isCurrent: true });
  expect(screen.getByText('(Claimable)')).toBeTruthy();
  expect(isMoving()).toBe(false);
});

it('makes no call for a guest', async () => {
  const { backEnd } = await open({ claimable: () => 1, isSignedIn: false });
  expect(backEnd.sentTo(path)).toEqual([]);
});

it('makes no call for a game without activities', async () => {
  const { backEnd } = await open({ claimable: () => 1, config: content({}) });
  expect(backEnd.sentTo(path)).toEqual([]);
  expect(line()).toBeNull();
});
