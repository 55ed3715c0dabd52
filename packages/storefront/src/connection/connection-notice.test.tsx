// @vitest-environment jsdom
import { useGameListQuery } from '@shop/api-client';
import { popupStack } from '@shop/storefront-core/popups';
import { type Responder, content, deferredReply } from '@shop/storefront-core/testing';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop } from '../testing/test-shop';
import { ConnectionNotice } from './connection-notice';
import { useMissingContent } from './use-missing-content';

const path = '/api/pay/getGameListV2';
const games = content({ games: [] });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Switches the connection of the browser off or on. */
async function connection(state: 'online' | 'offline'): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => {
    window.dispatchEvent(new Event(state));
  });
  await advanceTime();
}

/** A list of games that shows only its state. */
function Games(): ReactElement {
  const query = useGameListQuery({ platform: 'web', domain_area: 'universal' });
  const missing = useMissingContent(query);
  if (query.data !== undefined) return <h1>the games</h1>;
  return <h1>{missing.kind === 'error' ? (missing.text ?? 'failed') : 'loading'}</h1>;
}

async function openShop(answer: Responder): Promise<TestShop> {
  const shop = openTestShop({ answers: { [path]: answer } });
  await renderInShop(
    shop,
    <>
      <Games />
      <ConnectionNotice />
    </>,
  );
  return shop;
}

const notice = (): string => screen.getByRole('status').textContent.trim();
const list = (): string => screen.getByRole('heading').textContent;

it('says at once that the connection is lost, and for a moment that it is back', async () => {
  await openShop(() => games);
  expect(notice()).toBe('');
  await connection('offline');
  expect(notice()).toMatch(/^You are offline/);
  await advanceTime(60_000);
  expect(notice()).toMatch(/^You are offline/);
  await connection('online');
  expect(notice()).toBe('You are back online');
  await advanceTime(4_000);
  expect(notice()).toBe('');
});

it.each(['recharge', 'result'] as const)(
  'leaves it to the %s, which says it beside its buttons',
  async (popup) => {
    const { store } = await openShop(() => games);
    act(() => {
      store.dispatch(popupStack.actions.opened(popup));
    });
    await connection('offline');
    expect(notice()).toBe('');
    act(() => {
      store.dispatch(popupStack.actions.closed(popup));
    });
    expect(notice()).toMatch(/^You are offline/);
  },
);

it('says why a list is missing once the last attempt has failed', async () => {
  const { backEnd } = await openShop(() => null);
  expect(list()).toBe('loading');
  await advanceTime(8_000);
  expect(list()).toBe('Network error. Please try again later');
  expect(backEnd.sentTo(path)).toHaveLength(3);
});

it.each([
  [' The realm is closed. ', 'The realm is closed.'],
  ['<b>No</b>', '<b>No</b>'],
  ['   ', 'failed'],
])('says of a list that is refused with the message %j: %j', async (msg, shown) => {
  await openShop(() => ({ code: -9_999, msg, content: null }));
  expect(list()).toBe(shown);
});

it('says that a list is missing for want of a connection as soon as it is lost', async () => {
  await openShop(() => null);
  await connection('offline');
  expect(list()).toBe('You are offline');
  await connection('online');
  expect(list()).toBe('loading');
});

it('repeats a call without an answer when the network is back', async () => {
  let isUp = false;
  const { backEnd } = await openShop(() => (isUp ? games : null));
  await connection('offline');
  await advanceTime(8_000);
  isUp = true;
  await connection('online');
  expect(list()).toBe('the games');
  expect(backEnd.sentTo(path)).toHaveLength(4);
});

it('repeats nothing that has an answer', async () => {
  const { backEnd } = await openShop(() => games);
  await connection('offline');
  await connection('online');
  expect(backEnd.sentTo(path)).toHaveLength(1);
});

it('says that the connection is slow when the first attempt takes too long, until there is an answer', async () => {
  const reply = deferredReply();
  await openShop(() => reply.promise);
  await advanceTime(9_999);
  expect(notice()).toBe('');
  await advanceTime(1);
  expect(notice()).toMatch(/^The connection is slow/);
  reply.resolve(games);
  await advanceTime(4_000);
  expect(list()).toBe('the games');
  expect(notice()).toBe('');
});
